// A page of the rules: the light and the letters that somebody has chosen in the house, and tables in the place of their
// drawings. Without this the page follows the device, and a link opens the table by itself.

(() => {
  try {
    const settings = JSON.parse(localStorage.getItem("pi-parlour/settings")) ?? {};
    for (const name of ["theme", "text"]) {
      if (/^[a-z0-9]+$/.test(settings[name])) document.documentElement.dataset[name] = settings[name];
    }
  } catch {
    // nothing is kept here, or nothing that can be read
  }

  // A table that is wider than its page is moved by the keyboard too.
  const measure = () => {
    for (const rows of document.querySelectorAll(".rows")) {
      if (rows.scrollWidth > rows.clientWidth) rows.tabIndex = 0;
      else rows.removeAttribute("tabindex");
    }
  };
  addEventListener("resize", measure);
  measure();

  // Whoever has chosen from the contents wants to read, not to look at them any more.
  const contents = document.querySelector(".jump details");
  contents?.addEventListener("click", (event) => {
    if (event.target.closest("a")) contents.open = false;
  });

  // The element of assets/embed.js is fetched when the first table is asked for.
  let element = null;
  const fetched = () =>
    (element ??= new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src: "../../assets/embed.js" });
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    }));

  const lay = async (link) => {
    const drawing = link.parentElement.querySelector(".cloth");
    await fetched();
    const table = document.createElement("pi-parlour");
    for (const [name, value] of new URL(link.href).searchParams) table.setAttribute(name, value);
    drawing.replaceWith(table);
    link.remove();
    table.open();
  };

  addEventListener("click", (event) => {
    const link = event.target.closest(".moment > .button");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.ariaBusy) return; // its table is on the way
    link.ariaBusy = "true";
    lay(link).catch(() => location.assign(link.href));
  });
})();
