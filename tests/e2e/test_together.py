"""Several people: at one table from far away, on one sofa, and looking on."""

from playwright.sync_api import Page, Route, expect

from stoneage.table.options import Options

from .conftest import Invite
from .guest import PHONE, Guest
from .player import MousePlayer
from .positions import asked, nearly_over
from .server_process import ServerProcess
from .states import LOG_DRAWER, close_recap, other_does
from .tables import early

TURNS = 500
MENU = "header.top .left button"


def open_sheet_way(page: Page, number: int) -> None:
    page.locator(".way").nth(number).click()
    page.locator("dialog[open]").wait_for()


def host_a_table(guest: Guest, players: int) -> str:
    """Set a table for friends, and tell its link."""
    page = guest.open()
    open_sheet_way(page, 0)
    page.locator("dialog label", has_text=str(players)).first.click()
    page.locator("dialog form > .button.main").click()
    field = page.locator(".share input")
    field.wait_for()
    link: str = field.input_value()
    return link


def test_two_people_meet_by_a_link_and_play(invite: Invite) -> None:
    """Each sees the other's moves, and the game goes to and fro."""
    host, friend = invite(), invite(size=PHONE)
    link = host_a_table(host, 2)
    friend.page.goto(link)
    friend.page.locator("li.open .button.main").click()
    start = host.page.locator("button.start")
    expect(start).to_be_enabled()
    start.click()
    players = [MousePlayer(host), MousePlayer(friend)]
    for _ in range(TURNS):
        for player in players:
            if player.guest.ask("situation")["kind"] == "waiting":
                player.page.wait_for_timeout(20)
            else:
                player.answer(player.wait())
        if all(player.answers["places"] > 2 for player in players):
            break
    else:
        raise AssertionError([player.answers for player in players])
    labels = [
        guest.page.locator("[data-place]").evaluate_all("all => all.map(each => each.ariaLabel)")
        for guest in (host, friend)
    ]
    assert len(labels[0]) == len(labels[1]) > 0


def test_people_talk_and_mute_each_other(invite: Invite, server: ServerProcess) -> None:
    planted = server.plant(asked(early, Options(players=2), seat=0), [0, 1])
    mira, jonas = (invite(cookie=cookie) for cookie in planted.cookies)
    for guest in (mira, jonas):
        guest.open(f"table/{planted.id}")
        close_recap(guest)
        guest.page.locator("#tab-chat").click()
    say(jonas, "Good evening!")
    expect(mira.page.locator(".lines")).to_contain_text("Good evening!")
    mira.page.locator(".mutes button").click()
    expect(mira.page.locator(".lines")).not_to_contain_text("Good evening!")
    say(jonas, "Are you there?")
    say(mira, "I hear nothing.")
    expect(jonas.page.locator(".lines")).to_contain_text("I hear nothing.")
    expect(mira.page.locator(".lines")).not_to_contain_text("Are you there?")


def test_what_nobody_has_read_is_counted_on_the_phone_until_it_is_read(
    invite: Invite, server: ServerProcess
) -> None:
    """And stays read when the page is opened again."""
    planted = server.plant(asked(early, Options(players=2), seat=0), [0, 1])
    mira = invite(size=PHONE, cookie=planted.cookies[0])
    jonas = invite(cookie=planted.cookies[1])
    for guest in (mira, jonas):
        guest.open(f"table/{planted.id}")
        close_recap(guest)
    jonas.page.locator("#tab-chat").click()
    say(jonas, "Good evening!")
    count = mira.page.locator("nav b.said")
    expect(count).to_have_text("1")
    mira.press(LOG_DRAWER)
    expect(mira.page.locator(".lines")).to_contain_text("Good evening!")
    mira.page.keyboard.press("Escape")
    expect(count).to_have_count(0)
    mira.page.reload()
    mira.page.locator("nav").wait_for()
    say(jonas, "It is your turn.")
    expect(count).to_have_text("1")


def say(guest: Guest, text: str) -> None:
    guest.page.locator(".chat input").fill(text)
    guest.page.locator(".chat form button").click()
    expect(guest.page.locator(".lines")).to_contain_text(text)


def test_a_move_is_taken_back_at_once(invite: Invite, server: ServerProcess) -> None:
    """While nobody has answered it yet."""
    planted = server.plant(asked(early, Options(players=2), seat=0), [0, 1])
    guest = invite(cookie=planted.cookies[0], autoResolve=False)
    guest.open(f"table/{planted.id}")
    player = MousePlayer(guest)
    player.wait()
    place = guest.page.locator('[data-place="tool-maker"]')
    before = place.get_attribute("aria-label")
    player.go("tool-maker")
    expect(place).not_to_have_attribute("aria-label", before or "")
    undo = guest.page.get_by_role("button", name="Take back")
    expect(undo).to_be_enabled()
    undo.click()
    expect(place).to_have_attribute("aria-label", before or "")


def test_a_game_is_abandoned_when_the_others_agree(invite: Invite, server: ServerProcess) -> None:
    planted = server.plant(asked(early, Options(players=2), seat=0), [0, 1])
    mira, jonas = (invite(cookie=cookie) for cookie in planted.cookies)
    for guest in (mira, jonas):
        guest.open(f"table/{planted.id}")
    mira.page.locator(MENU).first.click()
    mira.page.locator("dialog li button", has_text="end").last.wait_for()
    mira.page.locator("dialog li:has(svg)").nth(-2).locator("button").click()
    notice = jonas.page.locator(".notices [role=alert]")
    expect(notice).to_be_visible()
    notice.locator(".button.main").click()
    for guest in (mira, jonas):
        expect(guest.page.locator("h1")).to_be_visible()
        expect(guest.page.locator(".board")).to_have_count(0)


def test_a_game_may_end_while_somebody_is_still_coming_in(
    invite: Invite, server: ServerProcess
) -> None:
    """What was on its way to a table that is left finds nobody, and nothing goes wrong."""
    planted = server.plant(asked(early, Options(players=2), seat=0), [0, 1])
    guest = invite(cookie=planted.cookies[0])
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/story", hold)
    guest.open(f"table/{planted.id}")
    guest.page.locator("main[aria-busy]").wait_for()
    what = "abandonment"
    other_does(guest, planted, 0, command="offer", what=what)
    other_does(guest, planted, 1, command="answer", what=what, agree=True)
    expect(guest.page.locator(".board")).to_have_count(0)
    with guest.page.expect_response("**/story"):
        held[0].continue_()
    guest.ask("drawn")


def test_somebody_gives_up_and_a_bot_plays_on(invite: Invite, server: ServerProcess) -> None:
    planted = server.plant(asked(early, Options(players=2), ("forager",), seat=0))
    guest = invite(cookie=planted.cookies[0])
    guest.open(f"table/{planted.id}")
    guest.page.locator(MENU).first.click()
    guest.page.locator("dialog li").last.locator("button").click()
    asking = guest.page.get_by_role("alertdialog")
    expect(asking.locator(".button.main")).to_be_focused()
    asking.locator(".button.danger").click()
    expect(guest.page.locator(".board")).to_have_count(0)
    expect(guest.page.locator("h1")).to_be_visible()


def test_people_on_one_sofa_play_one_after_the_other(invite: Invite) -> None:
    """Two names on one device, both are asked, and with closed cards none sees the other's."""
    guest = invite()
    page = guest.open()
    open_sheet_way(page, 1)
    names = page.locator("dialog input[type=text]")
    names.nth(0).fill("Mira")
    names.nth(1).fill("Jonas")
    page.locator("dialog label", has_text="Closed cards").click()
    page.locator("dialog form > .button.main").click()
    asked_by_name: set[str] = set()
    player = MousePlayer(guest)
    for _ in range(6):
        cover = page.locator(".cover button")
        page.locator(".cover, .board [data-place][aria-disabled=false]").first.wait_for()
        if cover.count():
            asked_by_name.add(page.locator(".cover h2").inner_text())
            cover.click()
        now = player.wait()
        player.answer(now)
    assert len(asked_by_name) > 1


def test_a_spectator_sees_the_moves_but_no_choices(invite: Invite, server: ServerProcess) -> None:
    planted = server.plant(asked(nearly_over, Options(players=2), ("forager",), seat=0))
    mira, stranger = invite(cookie=planted.cookies[0]), invite()
    mira.open(f"table/{planted.id}")
    stranger.open(f"watch/{planted.watch}")
    player = MousePlayer(mira)
    places = stranger.page.locator("[data-place]")
    before = places.evaluate_all("all => all.map(each => each.ariaLabel).join()")
    player.play_on(lambda: player.answers["places"] > 1)
    expect(stranger.page.locator("[data-place][aria-disabled=false]")).to_have_count(0)
    look_at_what_is_left(stranger)
    now = before
    for _ in range(100):
        now = places.evaluate_all("all => all.map(each => each.ariaLabel).join()")
        if now != before:
            break
        stranger.page.wait_for_timeout(50)
    assert now != before


def look_at_what_is_left(guest: Guest) -> None:
    """The deck shows it; everything that there is stands there, and what is where."""
    page = guest.page
    page.locator("button.deck").click()
    sheet = page.get_by_role("dialog", name="What is left")
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(12)
    numbers = [int(text) for text in rows.locator("td").all_inner_texts()]
    on_board = sum(numbers[1::3])
    assert sum(numbers) == 36
    assert 1 <= on_board <= 4
    expect(sheet.locator("li.unseen, li.board, li.taken")).to_have_count(28)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_clock_runs_for_whoever_is_to_move(invite: Invite) -> None:
    host = invite()
    page = host.open()
    open_sheet_way(page, 0)
    page.locator("dialog label", has_text="2").first.click()
    page.locator("dialog select").select_option("minute-a-move")
    page.locator("dialog form > .button.main").click()
    page.locator("button.fill").click()
    page.locator("button.start").click()
    clock = page.locator(".banner .clock")
    expect(clock).to_be_visible()
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
