"""Three engines behind one small face: Chromium by Playwright, Firefox by WebDriver BiDi, WebKitGTK by WebDriver.

    with engines.launch("firefox") as engine:          # fresh profiles, closed at the end
        with engine.tab(width=1280, height=800) as tab:
            tab.goto(url)
            tab.run("(name) => document.title + name", "!")
            tab.click(40, 300)

`missing(name)` says in one line what has to be installed where an engine is not there. Firefox and WebKitGTK come from
the system's packages (Debian: firefox-esr; webkit2gtk-driver and xvfb).
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Browser, Page
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from selenium.webdriver.webkitgtk.service import Service

from tools.chromium import chromium

NAMES: Final = ("chromium", "firefox", "webkitgtk")
PATIENCE: Final = 120.0  # seconds for one question to a browser on a busy machine
MINI_BROWSER: Final = "*/webkit2gtk-4.*/MiniBrowser"  # under /usr/lib


class Tab(Protocol):
    """A page and the person before it."""

    def goto(self, url: str) -> None:
        """Open an address and wait until it is loaded."""

    def run(self, function: str, *given: Any) -> Any:
        """What a JavaScript function returns in the page, awaited; values as in JSON."""

    def run_inside(self, frame: str, function: str, *given: Any) -> Any:
        """The same in a frame of the page, which a function of the page finds."""

    def click(self, x: float, y: float) -> None:
        """Press the mouse there, in CSS pixels from the top left."""

    def shot(self, file: Path) -> None:
        """Write a picture of the page, a PNG."""


class Engine(Protocol):
    """A running browser."""

    def tab(self, width: int = 1280, height: int = 800) -> AbstractContextManager[Tab]:
        """A page in a fresh profile."""


def missing(name: str) -> str:
    """Why this engine cannot be started here, or "" where it can."""
    if name == "firefox" and firefox() is None:
        return "firefox: not installed (Debian: firefox-esr)"
    if name == "webkitgtk":
        lacks = [program for program in ("WebKitWebDriver", "Xvfb") if shutil.which(program) is None]
        if lacks or not mini_browser():
            return "webkitgtk: not installed (Debian: webkit2gtk-driver and xvfb)"
    return ""


def firefox() -> str | None:
    """The system's Firefox."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser() -> str:
    """WebKitGTK's own small browser, the newest there is; "" where there is none."""
    return max(map(str, Path("/usr/lib").glob(MINI_BROWSER)), default="")


@contextmanager
def launch(name: str) -> Iterator[Engine]:
    """Start that engine; it is closed at the end."""
    with {"chromium": _chromium, "firefox": _firefox, "webkitgtk": _webkitgtk}[name]() as engine:
        yield engine


class ChromiumTab:
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def goto(self, url: str) -> None:
        self.page.goto(url)

    def run(self, function: str, *given: Any) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", list(given))

    def run_inside(self, frame: str, function: str, *given: Any) -> Any:
        element = self.page.evaluate_handle(frame).as_element()
        found = element and element.content_frame()
        assert found
        return found.evaluate(f"(given) => ({function})(...given)", list(given))

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def shot(self, file: Path) -> None:
        self.page.screenshot(path=file)


class Chromium:
    """Playwright's Chromium, a context a tab."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    @contextmanager
    def tab(self, width: int = 1280, height: int = 800) -> Iterator[Tab]:
        context = self.browser.new_context(viewport={"width": width, "height": height})
        try:
            yield ChromiumTab(context.new_page())
        finally:
            context.close()


@contextmanager
def _chromium() -> Iterator[Engine]:
    with chromium() as browser:
        yield Chromium(browser)


class Bidi:
    """WebDriver BiDi, straight over Firefox's own socket."""

    def __init__(self, port: int) -> None:
        # Selenium's connection has no types.
        self.socket: Any = WebSocketConnection(f"ws://127.0.0.1:{port}/session", PATIENCE, 0.005)  # type: ignore[no-untyped-call]

    def ask(self, method: str, **params: Any) -> Any:
        """One command and its result."""
        reply = self.socket.send_cmd(method, params)
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']}: {reply.get('message', '')}")
        return reply["result"]


class FirefoxTab:
    """A page that is told what to do by WebDriver BiDi."""

    def __init__(self, bidi: Bidi, context: str) -> None:
        self.bidi = bidi
        self.context = context

    def ask(self, method: str, **params: Any) -> Any:
        """One command about this page."""
        return self.bidi.ask(method, context=self.context, **params)

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", url=url, wait="complete")

    def run_inside(self, frame: str, function: str, *given: Any) -> Any:
        where = {"functionDeclaration": f"() => ({frame})().contentWindow", "target": {"context": self.context}}
        answer = self.bidi.ask("script.callFunction", awaitPromise=False, **where)
        return FirefoxTab(self.bidi, answer["result"]["value"]["context"]).run(function, *given)

    def run(self, function: str, *given: Any) -> Any:
        code = f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)"
        answer = self.bidi.ask(
            "script.callFunction",
            functionDeclaration=code,
            awaitPromise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": json.dumps(given)}],
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press, lift = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, lift]}
        self.ask("input.performActions", actions=[mouse])

    def shot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot")["data"]))


class Firefox:
    """One Firefox process; a tab lives in a user context, which shares no storage with the others."""

    def __init__(self, bidi: Bidi) -> None:
        self.bidi = bidi

    @contextmanager
    def tab(self, width: int = 1280, height: int = 800) -> Iterator[Tab]:
        user = self.bidi.ask("browser.createUserContext")["userContext"]
        made = self.bidi.ask("browsingContext.create", type="tab", userContext=user)
        tab = FirefoxTab(self.bidi, made["context"])
        try:
            tab.ask("browsingContext.setViewport", viewport={"width": width, "height": height})
            yield tab
        finally:
            self.bidi.ask("browser.removeUserContext", userContext=user)


@contextmanager
def _firefox() -> Iterator[Engine]:
    program = firefox()
    assert program is not None
    # Firefox's helpers may write to the profile for a moment after it has ended.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # Whatever is asked of another host ends at a proxy that is not there.
        settings = {
            "network.proxy.type": 1, "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9,
            "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": 9,
            "network.proxy.no_proxies_on": "127.0.0.1", "remote.prefs.recommended": True,
            "datareporting.policy.dataSubmissionEnabled": False, "app.update.disabledForTesting": True,
        }  # fmt: skip
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        port = free_port()
        command = [program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        bidi = None
        try:
            until_open(port, process)
            bidi = Bidi(port)
            bidi.ask("session.new", capabilities={})
            yield Firefox(bidi)
        finally:
            if bidi is not None:
                bidi.socket.close()
            end(process)


class WebKitTab:
    """A page of MiniBrowser, told what to do by WebDriver."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def run_inside(self, frame: str, function: str, *given: Any) -> Any:
        self.driver.switch_to.frame(self.driver.execute_script(f"return ({frame})()"))
        answer = self.run(function, *given)
        self.driver.switch_to.default_content()
        return answer

    def run(self, function: str, *given: Any) -> Any:
        code = (
            "const done = arguments[arguments.length - 1], given = JSON.parse(arguments[0]);"
            f"(async () => await ({function})(...given) ?? null)()"
            ".then((value) => done([true, JSON.stringify(value)]), (error) => done([false, String(error)]));"
        )
        good, value = self.driver.execute_async_script(code, json.dumps(given))
        if not good:
            raise RuntimeError(value)
        return json.loads(value)

    def click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        actions.pointer_action.click()
        actions.perform()

    def shot(self, file: Path) -> None:
        self.driver.save_screenshot(str(file))


class WebKit:
    """WebKitGTK's MiniBrowser under a screen of its own; every tab is a browser of its own."""

    def __init__(self, screen: str) -> None:
        self.screen = screen

    @contextmanager
    def tab(self, width: int = 1280, height: int = 800) -> Iterator[Tab]:
        options = WebKitGTKOptions()
        options.binary_location = mini_browser()
        options.add_argument("--automation")
        service = Service(shutil.which("WebKitWebDriver") or "", env={**os.environ, "DISPLAY": self.screen, **ALONE})
        with alone("webkitgtk"):
            driver = WebKitGTK(options=options, service=service)
            try:
                driver.set_script_timeout(PATIENCE)
                driver.set_page_load_timeout(PATIENCE)
                driver.set_window_size(width, height)
                yield WebKitTab(driver)
            finally:
                driver.quit()


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other process of this machine is in here: of two MiniBrowsers side by side one may never answer."""
    import fcntl  # which Windows has not, nor WebKitGTK

    with (Path(tempfile.gettempdir()) / f"pi-parlour-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # gone with the file, or the process
        yield


# As root there is no sandbox to start; and whatever is asked of another host ends at a proxy that is not there.
ALONE: Final = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "no_proxy": "127.0.0.1,localhost",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}  # fmt: skip


@contextmanager
def _webkitgtk() -> Iterator[Engine]:
    with ExitStack() as ends:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        process = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ends.callback(end, process)
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield WebKit(f":{number}")


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def until_open(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the program listens there."""
    end_of_patience = time.monotonic() + PATIENCE
    while time.monotonic() < end_of_patience and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"{process.args!r} did not open port {port}")


def end(process: subprocess.Popen[bytes]) -> None:
    """Close a program, by force when it does not go."""
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
