"""Lessons by real clicks: the course, a mistake and what is said of it, a lesson to its end, and what is remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games import registry
from table.lesson import course
from tests.page.player import DEAL, PATIENCE, prefer

SLIP = "#lesson"
INSTANT = prefer(pace="instant")


def play_card(page: Page, name: str) -> None:
    """Play that card of the own hand."""
    page.locator(f'.zone[data-own] .card[aria-label="{name}"]').click()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_a_lesson_from_the_course_to_its_end(open_page, size):
    """A likely mistake is told and not done; the best move goes on; the course shows that it is done."""
    page: Page = open_page(viewport=size, script=INSTANT)
    page.locator("#learn-pis_yedili").click()
    lines = page.locator(".course li a")
    expect(lines).to_have_count(len(course("pis_yedili")), timeout=PATIENCE)
    page.locator('.course a[href="?lesson=pis_yedili/seven"]').click()
    word = page.locator(f"{SLIP} .lesson-word")
    expect(word).to_contain_text("Answer", timeout=PATIENCE)
    page.get_by_role("button", name="Take 3 cards").click()
    expect(word).to_contain_text("you hold a seven")
    expect(page.locator(".zone[data-own] .card")).to_have_count(4)
    play_card(page, "7 of hearts")
    expect(page.locator(f"{SLIP}[data-over]")).to_be_visible(timeout=PATIENCE)
    expect(word).to_contain_text("nine cards")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(f"{SLIP} h2")).to_have_text("Whom the seven hits", timeout=PATIENCE)
    page.locator("[data-do=leave]").click()
    done = page.locator(".course a[data-done]")
    expect(done).to_have_count(1)
    expect(done).to_contain_text("The dirty seven")
    page.reload()
    expect(page.locator(".course a[data-done]")).to_have_count(1, timeout=PATIENCE)


def test_a_lesson_leaves_the_kept_match_alone(open_page):
    """What is learned on the way is no match: the one that waits is still there, as it was."""
    page: Page = open_page(path=DEAL + "5eed", script=INSTANT)
    expect(page.locator(".own-hand .card[data-play=yes]").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("localStorage.getItem('pi-parlour/match').includes('shuffle')")
    kept = page.evaluate("localStorage.getItem('pi-parlour/match')")
    page.goto(page.url.split("?")[0] + "?lesson=pis_yedili/seven")
    expect(page.locator(f"{SLIP} .lesson-word")).to_be_visible(timeout=PATIENCE)
    play_card(page, "7 of hearts")
    expect(page.locator(f"{SLIP}[data-over]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("localStorage.getItem('pi-parlour/match')") == kept


@pytest.mark.parametrize(
    ("link", "says"),
    [("?lesson=pis_yedili/nine", "no lesson"), ("?lesson=canasta/one", "canasta"), ("?learn=", "pis_yedili")],
)
def test_a_link_to_no_lesson_says_what_there_is(open_page, link, says):
    page: Page = open_page(path=link)
    expect(page.locator("#notices .slip")).to_contain_text(re.compile(says, re.IGNORECASE), timeout=PATIENCE)


def test_every_game_has_a_course_in_the_lobby(open_page):
    page: Page = open_page()
    doors: Any = page.locator(".tile [data-do=learn]")
    expect(doors).to_have_count(len(registry.ids()))


def test_course_and_slip_are_accessible(open_page, axe):
    page: Page = open_page(path="?learn=pis_yedili", script=prefer(pace="instant"))
    expect(page.locator(".course")).to_be_visible(timeout=PATIENCE)
    assert axe(page) == []
    page.locator(".course a").nth(2).click()
    expect(page.locator(f"{SLIP} .lesson-word")).to_be_visible(timeout=PATIENCE)
    assert axe(page) == []
    play_card(page, "7 of hearts")
    expect(page.locator(f"{SLIP}[data-over]")).to_be_visible(timeout=PATIENCE)
    assert axe(page) == []
