"""Starting the Chromium of the browser tests and benchmarks: quiet, and unable to reach any host but this one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.install import system_chromium

# The browser's own furniture: beside each tab it would open two pages for its address bar, which take a processor for
# as long as ours take to start. A list of one's own replaces Playwright's, so the rest of it is here as well.
UNWANTED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
QUIET = [
    f"--disable-features={','.join(UNWANTED)}",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # Whatever is asked of another host cannot be had.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium where there is one, else Playwright's own; closed at the end."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*QUIET, "--no-sandbox"] if as_root else QUIET
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=flags)
        yield browser
        browser.close()
