// What must be known before the first paint, so that nothing changes colour or place when Python arrives: the chosen
// theme, whether a match is kept, and whether the address goes straight to a table. Python takes over from there.

(() => {
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(`pi-parlour/${name}`);
    } catch {
      return null;
    }
  };
  try {
    const settings = JSON.parse(kept("settings") ?? "{}");
    for (const name of ["theme", "cards", "pace"]) {
      if (typeof settings[name] === "string") root.dataset[name] = settings[name];
    }
  } catch {
    // a setting that cannot be read is no setting
  }
  if (kept("match") || kept("match-before")) root.dataset.saved = "";
  try {
    localStorage.setItem("pi-parlour/probe", "1");
    localStorage.removeItem("pi-parlour/probe");
  } catch {
    root.dataset.kept = "no";
  }
  const away = /[?&](deal|continue|replay)=/.test(location.search) || location.hash.startsWith("#record=");
  root.dataset.route = away ? "arriving" : /[?&]history=/.test(location.search) ? "history" : "lobby";
})();
