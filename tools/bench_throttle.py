"""A slow line and a slow processor, through Chromium's devtools protocol, for a page and its workers alike."""

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page

# What the developer tools call "Slow 4G".
LINE = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER = 4
WORKERS = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False}


def slow(page: Page) -> None:
    """From now on this page, and every worker it starts, has a slow line and a slow processor."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def tell(target: str, number: int, method: str, params: dict[str, Any]) -> None:
        message = json.dumps({"id": number, "method": method, "params": params})
        session.send("Target.sendMessageToTarget", {"sessionId": target, "message": message})

    def slow_too(event: dict[str, Any]) -> None:
        target = event["sessionId"]
        with suppress(Error):  # the page is being closed
            tell(target, 1, "Network.enable", {})
            tell(target, 2, "Network.emulateNetworkConditions", LINE)
            tell(target, 3, "Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            tell(target, 4, "Runtime.runIfWaitingForDebugger", {})

    session.on("Target.attachedToTarget", slow_too)
    session.send("Target.setAutoAttach", WORKERS)
