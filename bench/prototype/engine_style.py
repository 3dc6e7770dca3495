"""The prototype that the style of the rules comes from, kept as a yardstick for their speed.

An invented deck, four players, no variants, dice inside. Small native classes with int
attributes instead of lists of ints. A *bundle* of resources is one int (10 bits per kind), so
that paying is a subtraction. Actions are ints; their meaning depends on state.decision:
  PLACE: location * 16 + figures     RESOLVE: location     USE_TOOLS: mask of tools
  PAY_CARD, PAY_BUILDING, FEED: a bundle, 0 = decline      TAKE_TWO: a bundle
  PICK_DIE: the die's value
"""

from typing import Final, final

from gamedata import BUILDINGS as BUILDING_DATA
from gamedata import CARDS as CARD_DATA
from mypy_extensions import i64

PLAYERS: Final[i64] = 4

# what the current player has to decide
PLACE: Final[i64] = 0
RESOLVE: Final[i64] = 1
USE_TOOLS: Final[i64] = 2
PAY_CARD: Final[i64] = 3
PAY_BUILDING: Final[i64] = 4
PICK_DIE: Final[i64] = 5
TAKE_TWO: Final[i64] = 6
FEED: Final[i64] = 7
GAME_OVER: Final[i64] = 8

# locations
TOOLMAKER: Final[i64] = 0
HUT: Final[i64] = 1
FIELD: Final[i64] = 2
HUNT: Final[i64] = 3
FOREST: Final[i64] = 4
CARD_1: Final[i64] = 8
BUILDING_1: Final[i64] = 12
LOCATIONS: Final[i64] = 16

# card effects
DICE_FOR_ALL: Final[i64] = 0
GAIN_FOOD: Final[i64] = 1
GAIN_RESOURCE: Final[i64] = 2
ROLL: Final[i64] = 3
POINTS: Final[i64] = 4
GAIN_TOOL: Final[i64] = 5
GAIN_FIELD: Final[i64] = 6
EXTRA_CARD: Final[i64] = 7
ONE_USE_TOOL: Final[i64] = 8
TWO_RESOURCES: Final[i64] = 9

FOOD: Final[i64] = 4  # "resource" number of food as the aim of a roll
MASK32: Final[i64] = 0xFFFFFFFF
FEW: Final[i64] = 0x3FF  # one field of a bundle


@final
class Rng:
    __slots__ = ("x",)

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435761 + 88675123) & MASK32 or 1

    def below(self, n: i64) -> i64:
        x: i64 = self.x
        x ^= (x << 13) & MASK32
        x ^= x >> 17
        x ^= (x << 5) & MASK32
        self.x = x
        return (x * n) >> 32

    def shuffled(self, n: i64) -> list[int]:
        items = [int(i) for i in range(n)]
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def bundle(wood: i64, clay: i64, stone: i64, gold: i64) -> i64:
    return wood | clay << 10 | stone << 20 | gold << 30


def one(resource: i64) -> i64:
    return 1 << 10 * resource


def held(bundle: i64, resource: i64) -> i64:
    return bundle >> 10 * resource & FEW


def size(bundle: i64) -> i64:
    return (bundle & FEW) + (bundle >> 10 & FEW) + (bundle >> 20 & FEW) + (bundle >> 30)


def value(bundle: i64) -> i64:
    return (
        3 * (bundle & FEW)
        + 4 * (bundle >> 10 & FEW)
        + 5 * (bundle >> 20 & FEW)
        + 6 * (bundle >> 30)
    )


def pips_for(resource: i64) -> i64:
    return 2 if resource == FOOD else 3 + resource


def contains(stock: i64, cost: i64) -> bool:
    return (
        stock & FEW >= cost & FEW
        and stock >> 10 & FEW >= cost >> 10 & FEW
        and stock >> 20 & FEW >= cost >> 20 & FEW
        and stock >> 30 >= cost >> 30
    )


_payments: Final[dict[int, list[int]]] = {}


def payments(stock: i64, least: i64, most: i64, kinds: i64) -> list[int]:
    """0 (decline), then every bundle of least..most resources in stock, of exactly `kinds`
    kinds (0 = any number of kinds). The list is shared: do not change it."""
    wood = min(stock & FEW, most)
    clay = min(stock >> 10 & FEW, most)
    stone = min(stock >> 20 & FEW, most)
    gold = min(stock >> 30, most)
    key = wood | clay << 4 | stone << 8 | gold << 12 | least << 16 | most << 20 | kinds << 24
    found = _payments.get(key)
    if found is None:
        found = _payments[key] = [0]
        for n in range(least, most + 1):
            for w in range(min(wood, n) + 1):
                for c in range(min(clay, n - w) + 1):
                    for s in range(min(stone, n - w - c) + 1):
                        g = n - w - c - s
                        if g <= gold and (
                            not kinds or kinds == (w > 0) + (c > 0) + (s > 0) + (g > 0)
                        ):
                            found.append(bundle(w, c, s, g))
    return found


@final
class Card:
    __slots__ = ("argument", "effect", "icons", "symbol")

    def __init__(self, effect: i64, argument: i64, symbol: i64, icons: i64) -> None:
        self.effect: i64 = effect
        self.argument: i64 = argument
        self.symbol: i64 = symbol  # 0-7 culture symbols, 8-11 professions
        self.icons: i64 = icons


@final
class Building:
    __slots__ = ("cost", "kinds", "least", "most", "points")

    def __init__(self, least: i64, most: i64, kinds: i64, cost: i64, points: i64) -> None:
        self.least: i64 = least  # 0 = fixed cost
        self.most: i64 = most
        self.kinds: i64 = kinds
        self.cost: i64 = cost
        self.points: i64 = points

    def payments(self, stock: i64) -> list[int]:
        if self.least:
            return payments(stock, self.least, self.most, self.kinds)
        return [0, self.cost] if contains(stock, self.cost) else [0]


CARDS: Final[list[Card]] = [Card(*c) for c in CARD_DATA]
BUILDINGS: Final[list[Building]] = [
    Building(least, most, kinds, bundle(*cost), points)
    for least, most, kinds, cost, points in BUILDING_DATA
]
SUBSETS: Final[list[list[int]]] = [[s for s in range(64) if s & ~m == 0] for m in range(64)]
BIT_COUNT: Final[list[int]] = [bin(m).count("1") for m in range(256)]
TAKE_TWO_ACTIONS: Final[list[int]] = payments(bundle(2, 2, 2, 2), 2, 2, 0)[1:]


@final
class Player:
    __slots__ = (
        "buildings",
        "fields",
        "figures",
        "food",
        "greens",
        "icons",
        "people",
        "placed",
        "resources",
        "score",
        "tools",
        "unplaced",
        "usable_tools",
    )

    def __init__(self) -> None:
        self.score: i64 = 0
        self.food: i64 = 12
        self.people: i64 = 5
        self.unplaced: i64 = 5
        self.fields: i64 = 0
        self.resources: i64 = 0  # a bundle
        self.tools: i64 = 0  # 4 bits per tool
        self.usable_tools: i64 = 0  # mask: bits 0-2 tools, bits 3-5 one-use tools of value 2-4
        self.placed: i64 = 0  # mask of the locations with figures of this player
        self.figures: i64 = 0  # how many, 4 bits per location up to the river
        self.buildings: i64 = 0
        self.greens: i64 = 0  # bits 0-7 symbol owned, bits 8-15 owned twice
        self.icons: i64 = 0  # 8 bits per profession

    def copy(self) -> "Player":
        p = Player()
        p.score = self.score
        p.food = self.food
        p.people = self.people
        p.unplaced = self.unplaced
        p.fields = self.fields
        p.resources = self.resources
        p.tools = self.tools
        p.usable_tools = self.usable_tools
        p.placed = self.placed
        p.figures = self.figures
        p.buildings = self.buildings
        p.greens = self.greens
        p.icons = self.icons
        return p

    def gain(self, resource: i64, n: i64) -> None:
        if resource == FOOD:
            self.food += n
        else:
            self.resources += n * one(resource)

    def gain_field(self) -> None:
        if self.fields < 10:
            self.fields += 1

    def tool(self, i: i64) -> i64:
        return self.tools >> 4 * i & 15

    def gain_tool(self) -> None:
        lowest: i64 = 0
        for i in range(1, 3):
            if self.tool(i) < self.tool(lowest):
                lowest = i
        if self.tool(lowest) == 4:
            return
        if self.tool(lowest) == 0:
            self.usable_tools |= 1 << lowest
        self.tools += 1 << 4 * lowest

    def use_tools(self, mask: i64) -> i64:
        """The value of these tools, which are then used up for the round or for ever."""
        total: i64 = 0
        for i in range(3):
            if mask >> i & 1:
                total += self.tool(i)
            if mask >> (3 + i) & 1:
                total += 2 + i
        self.usable_tools &= ~mask
        return total

    def refresh_tools(self) -> None:
        self.usable_tools &= 56
        for i in range(3):
            if self.tool(i):
                self.usable_tools |= 1 << i

    def keep(self, card: Card) -> None:
        if card.symbol >= 8:
            self.icons += card.icons << 8 * (card.symbol - 8)
        elif self.greens >> card.symbol & 1:
            self.greens |= 256 << card.symbol
        else:
            self.greens |= 1 << card.symbol

    def final_score(self) -> i64:
        different: i64 = BIT_COUNT[self.greens & 255]
        doubles: i64 = BIT_COUNT[self.greens >> 8]
        return (
            self.score
            + size(self.resources)
            + different * different
            + doubles * doubles
            + (self.icons & 255) * self.fields
            + (self.icons >> 8 & 255) * (self.tool(0) + self.tool(1) + self.tool(2))
            + (self.icons >> 16 & 255) * self.buildings
            + (self.icons >> 24) * self.people
        )


@final
class State:
    __slots__ = (
        "built",
        "current",
        "decision",
        "deck",
        "dice",
        "drawn",
        "location",
        "players",
        "rings_used",
        "short",
        "slots",
        "start",
        "taken",
        "target",
        "tiles",
        "total",
        "turn",
    )

    def __init__(
        self,
        deck: list[int],
        tiles: list[int],
        players: list[Player],
        slots: list[int],
        built: list[int],
    ) -> None:
        self.deck: list[int] = deck  # never changed, shared by copies
        self.tiles: list[int] = tiles  # never changed, shared by copies
        self.players: list[Player] = players
        self.slots: list[int] = slots  # card per slot, -1 = taken
        self.built: list[int] = built  # buildings gone per stack
        self.drawn: i64 = 4  # cards drawn from the deck
        self.taken: i64 = 0  # mask of full locations, except resource places
        self.rings_used: i64 = 0  # 4 bits per resource place
        self.start: i64 = 0  # start player
        self.turn: i64 = 0  # players done with phase 2 or 3
        self.current: i64 = 0  # player to decide
        self.decision: i64 = PLACE
        self.location: i64 = 0  # being resolved
        self.total: i64 = 0  # of a roll
        self.target: i64 = 0  # of a roll: a resource or FOOD
        self.dice: i64 = 0  # left to pick, 4 bits per value
        self.short: i64 = 0  # food missing

    def copy(self) -> "State":
        s = State(
            self.deck,
            self.tiles,
            [p.copy() for p in self.players],
            self.slots.copy(),
            self.built.copy(),
        )
        s.drawn = self.drawn
        s.taken = self.taken
        s.rings_used = self.rings_used
        s.start = self.start
        s.turn = self.turn
        s.current = self.current
        s.decision = self.decision
        s.location = self.location
        s.total = self.total
        s.target = self.target
        s.dice = self.dice
        s.short = self.short
        return s

    def final_scores(self) -> list[int]:
        return [int(p.final_score()) for p in self.players]

    def legal_actions(self) -> list[int]:
        """The result may be shared between calls: do not change it."""
        decision = self.decision
        player = self.players[self.current]
        if decision == PLACE:
            return self.legal_placements(player)
        if decision == RESOLVE:
            locations: list[int] = []
            for location in range(LOCATIONS):
                if player.placed >> location & 1:
                    locations.append(location)
            return locations
        if decision == USE_TOOLS:
            return SUBSETS[player.usable_tools]
        if decision == PAY_CARD:
            cost = self.location - CARD_1 + 1
            return payments(player.resources, cost, cost, 0)
        if decision == PAY_BUILDING:
            return self.top_building().payments(player.resources)
        if decision == FEED:
            return payments(player.resources, self.short, self.short, 0)
        if decision == PICK_DIE:
            values: list[int] = []
            for v in range(1, 7):
                if self.dice >> 4 * v & 15:
                    values.append(v)
            return values
        if decision == TAKE_TWO:
            return TAKE_TWO_ACTIONS
        return []

    def legal_placements(self, player: Player) -> list[int]:
        actions: list[int] = []
        unplaced = player.unplaced
        for location in range(LOCATIONS):
            if (player.placed | self.taken) >> location & 1:
                continue  # full, or already used in this round
            if location == HUT:
                if unplaced >= 2:
                    actions.append(HUT * 16 + 2)
                continue
            most: i64 = 1
            if location == HUNT:
                most = unplaced
            elif FOREST <= location < CARD_1:
                most = min(unplaced, 7 - self.rings(location))
            for n in range(1, most + 1):
                actions.append(location * 16 + n)
        return actions

    def rings(self, location: i64) -> i64:
        return self.rings_used >> 4 * (location - FOREST) & 15

    def can_place(self, player: Player) -> bool:
        if not player.unplaced:
            return False
        if not player.placed >> HUNT & 1:
            return True
        return len(self.legal_placements(player)) > 0

    def top_building(self) -> Building:
        stack = self.location - BUILDING_1
        return BUILDINGS[self.tiles[stack * 7 + self.built[stack]]]

    def apply(self, action: i64, rng: Rng) -> None:
        decision = self.decision
        player = self.players[self.current]
        if decision == PLACE:
            self.place(player, action >> 4, action & 15)
        elif decision == RESOLVE:
            self.resolve(player, action, rng)
        elif decision == USE_TOOLS:
            self.finish_roll(player, player.use_tools(action))
        elif decision == PAY_CARD:
            if action:
                self.take_card(player, action, rng)
            else:
                self.next_action()
        elif decision == PAY_BUILDING:
            if action:
                self.take_building(player, action)
            self.next_action()
        elif decision == FEED:
            if action:
                player.resources -= action
            else:
                player.score -= 10
            self.turn += 1
            self.next_feeding()
        elif decision == PICK_DIE:
            self.pick_die(player, action)
        else:  # TAKE_TWO
            player.resources += action
            self.next_action()

    # phase 1

    def place(self, player: Player, location: i64, figures: i64) -> None:
        player.placed |= 1 << location
        player.unplaced -= figures
        if location < CARD_1:
            player.figures |= figures << 4 * location
        if FOREST <= location < CARD_1:
            self.rings_used += figures << 4 * (location - FOREST)
        elif location != HUNT:
            self.taken |= 1 << location
        for step in range(1, PLAYERS + 1):
            index = (self.current + step) % PLAYERS
            if self.can_place(self.players[index]):
                self.current = index
                return
        self.turn = 0
        self.next_action()

    # phase 2

    def next_action(self) -> None:
        while self.turn < PLAYERS:
            index = (self.start + self.turn) % PLAYERS
            if self.players[index].placed:
                self.current = index
                self.decision = RESOLVE
                return
            self.turn += 1
        self.turn = 0
        self.next_feeding()

    def resolve(self, player: Player, location: i64, rng: Rng) -> None:
        player.placed &= ~(1 << location)
        self.location = location
        if location >= BUILDING_1:
            self.decision = PAY_BUILDING
        elif location >= CARD_1:
            self.decision = PAY_CARD
        elif location >= HUNT:
            figures = player.figures >> 4 * location & 15
            self.start_roll(player, figures, FOOD if location == HUNT else location - FOREST, rng)
        else:
            if location == TOOLMAKER:
                player.gain_tool()
            elif location == FIELD:
                player.gain_field()
            elif player.people < 10:
                player.people += 1
            self.next_action()

    def start_roll(self, player: Player, dice: i64, target: i64, rng: Rng) -> None:
        self.total = dice
        for _ in range(dice):
            self.total += rng.below(6)
        self.target = target
        if player.usable_tools:
            self.decision = USE_TOOLS
        else:
            self.finish_roll(player, 0)

    def finish_roll(self, player: Player, tool_value: i64) -> None:
        player.gain(self.target, (self.total + tool_value) // pips_for(self.target))
        self.next_action()

    def take_card(self, player: Player, payment: i64, rng: Rng) -> None:
        player.resources -= payment
        slot = self.location - CARD_1
        card = CARDS[self.slots[slot]]
        self.slots[slot] = -1
        player.keep(card)
        effect = card.effect
        if effect == DICE_FOR_ALL:
            self.dice = 0
            for _ in range(PLAYERS):
                self.dice += 1 << 4 * (1 + rng.below(6))
            self.decision = PICK_DIE
            return
        if effect == ROLL:
            self.start_roll(player, 2, card.argument, rng)
            return
        if effect == TWO_RESOURCES:
            self.decision = TAKE_TWO
            return
        if effect == GAIN_FOOD:
            player.food += card.argument
        elif effect == GAIN_RESOURCE:
            player.gain(card.argument, 1)
        elif effect == POINTS:
            player.score += card.argument
        elif effect == GAIN_TOOL:
            player.gain_tool()
        elif effect == GAIN_FIELD:
            player.gain_field()
        elif effect == ONE_USE_TOOL:
            player.usable_tools |= 8 << card.argument
        elif self.drawn < 36:  # EXTRA_CARD
            player.keep(CARDS[self.deck[self.drawn]])
            self.drawn += 1
        self.next_action()

    def pick_die(self, player: Player, die: i64) -> None:
        self.dice -= 1 << 4 * die
        if die <= 4:
            player.gain(die - 1, 1)
        elif die == 5:
            player.gain_tool()
        else:
            player.gain_field()
        if self.dice:
            self.current = (self.current + 1) % PLAYERS
        else:
            self.next_action()

    def take_building(self, player: Player, payment: i64) -> None:
        building = self.top_building()
        player.resources -= payment
        player.buildings += 1
        player.score += value(payment) if building.least else building.points
        self.built[self.location - BUILDING_1] += 1

    # phase 3

    def next_feeding(self) -> None:
        while self.turn < PLAYERS:
            index = (self.start + self.turn) % PLAYERS
            player = self.players[index]
            player.food += player.fields - player.people
            if player.food < 0:
                self.short = -player.food
                player.food = 0
                if size(player.resources) >= self.short:
                    self.current = index
                    self.decision = FEED
                    return
                player.score -= 10
            self.turn += 1
        self.end_round()

    def end_round(self) -> None:
        left = [card for card in self.slots if card >= 0]
        missing = 4 - len(left)
        if 7 in self.built or self.drawn + missing > 36:
            self.decision = GAME_OVER
            return
        self.slots = left + self.deck[self.drawn : self.drawn + missing]
        self.drawn += missing
        self.taken = 0
        self.rings_used = 0
        for player in self.players:
            player.unplaced = player.people
            player.figures = 0
            player.refresh_tools()
        self.start = (self.start + 1) % PLAYERS
        self.current = self.start
        self.decision = PLACE


def new_game(rng: Rng) -> State:
    deck = rng.shuffled(36)
    tiles = rng.shuffled(28)
    return State(deck, tiles, [Player() for _ in range(4)], deck[:4], [0, 0, 0, 0])


def playout(state: State, rng: Rng) -> int:
    decisions = 0
    while state.decision != GAME_OVER:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))], rng)
        decisions += 1
    return decisions


def trace(seed: int) -> tuple[int, int, list[int]]:
    rng = Rng(seed)
    state = new_game(rng)
    h: i64 = 2166136261
    decisions = 0
    while state.decision != GAME_OVER:
        actions = state.legal_actions()
        n: i64 = len(actions)
        i = rng.below(n)
        h = ((h ^ (n * 1024 + i)) * 16777619) & MASK32
        state.apply(actions[i], rng)
        decisions += 1
    return int(h), decisions, state.final_scores()
