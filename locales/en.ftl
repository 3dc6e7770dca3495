### Every sentence that a person reads. The same names in every language.

## Lists

list-more = { $first }, { $second }
list-last = { $first } and { $second }
nothing = nothing
between-sentences = { " " }

## Locations

location-tool-maker = tool maker
    .at = at the tool maker
    .to = to the tool maker
location-hut = hut
    .at = in the hut
    .to = to the hut
location-field = field
    .at = in the field
    .to = to the field
location-hunt = hunt
    .at = on the hunt
    .to = on the hunt
location-forest = forest
    .at = in the forest
    .to = to the forest
location-clay-pit = clay pit
    .at = in the clay pit
    .to = to the clay pit
location-quarry = quarry
    .at = in the quarry
    .to = to the quarry
location-river = river
    .at = at the river
    .to = to the river
location-card-1 = card 1
    .at = on card 1
    .to = to card 1
location-card-2 = card 2
    .at = on card 2
    .to = to card 2
location-card-3 = card 3
    .at = on card 3
    .to = to card 3
location-card-4 = card 4
    .at = on card 4
    .to = to card 4
location-building-1 = building 1
    .at = on building 1
    .to = to building 1
location-building-2 = building 2
    .at = on building 2
    .to = to building 2
location-building-3 = building 3
    .at = on building 3
    .to = to building 3
location-building-4 = building 4
    .at = on building 4
    .to = to building 4
location-igloo-1 = igloo 1
    .at = on igloo 1
    .to = to igloo 1
location-igloo-2 = igloo 2
    .at = on igloo 2
    .to = to igloo 2
location-igloo-3 = igloo 3
    .at = on igloo 3
    .to = to igloo 3
location-igloo-4 = igloo 4
    .at = on igloo 4
    .to = to igloo 4
location-animal = animal
    .at = beside the animal
    .to = to the animal

gives-tool-maker = 1 tool
gives-hut = 1 figure
gives-field = 1 agriculture

## Goods

resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-gold = gold
resource-food = food

good-wood = { $amount } wood
good-brick = { $amount } { $amount ->
    [one] brick
   *[other] bricks
}
good-stone = { $amount } { $amount ->
    [one] stone
   *[other] stones
}
good-gold = { $amount } gold
good-food = { $amount } food

## Animals

animal-polar-bear = the polar bear
animal-wild-boar = the wild boar
animal-wolf = the wolf
animal-raptor = the raptor

## Cards and buildings

card = { $top } | { $bottom }
top-dice-for-all = dice for all
top-food = { $amount } food
top-resource-by-dice = 2 dice for { $resource }
top-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
top-tool = { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
}
top-agriculture = { $amount } agriculture
top-extra-card = { $amount } extra card
top-one-use-tool = one-use tool { $amount }
top-choose-resources = { $amount } resources of choice

culture-healing = healing
culture-art = art
culture-writing = writing
culture-pottery = pottery
culture-time = time
culture-transport = transport
culture-music = music
culture-weaving = weaving

profession-farmers = { $icons ->
    [one] 1 farmer
   *[other] { $icons } farmers
}
profession-tool-makers = { $icons ->
    [one] 1 tool maker
   *[other] { $icons } tool makers
}
profession-hut-builders = { $icons ->
    [one] 1 hut builder
   *[other] { $icons } hut builders
}
profession-shamans = { $icons ->
    [one] 1 shaman
   *[other] { $icons } shamans
}

price-fixed = { $price } for { $points } points
price-of-kinds = { $number } resources of { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
price-free = { $least } to { $most } resources
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-by-value = their value

## The board

board-title = Stone Age · round { $round } · { $phase ->
    [placing] placing figures
    [using] using figures
    [feeding] feeding
   *[over] over
} · start player { $start }
board-variants = With { $variants }
variant-harsh-winter = harsh winter
variant-wild-animals = wild animals
variant-igloos = igloos
variant-closed-cards = closed cards
awaited-place = { $player } places figures, { $home } at home.
awaited-resolve = { $player } chooses the next location to use.
awaited-use-tools = { $player } rolled { $dice } { $aim }, { $pips } pips, and may add tools.
awaited-pay = { $player } pays for { $at }, or declines.
awaited-take-die = { $player } takes one of the dice { $dice } – { $faces }.
awaited-take-reward = { $player } has the dice { $dice }, and takes { $reward } for the { $face }, or { $other } as for a 1.
awaited-feed = { $player } is { $missing } food short: pay resources, or lose ten points.
awaited-roll = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} must fall { $at } { $aim }.
aim-food = for food
aim-wood = for wood
aim-brick = for brick
aim-stone = for stone
aim-gold = for gold
aim-dice-for-all = for all
aim-reward = for the reward
board-village = Village{ $players ->
    [4] { "" }
   *[other] : two of three a round
}
board-gathering = Gathering{ $players ->
    [2] : one player each
    [3] : two players each
   *[other] { "" }
}
board-pips = { $pips } pips a { $good }
board-cards = Cards: { $deck } in the deck{ $winter ->
    [yes] , 1 gold more scores 6 points
   *[no] { "" }
}
board-cost = { $number ->
    [one] 1 resource
   *[other] { $number } resources
}
board-taken = taken
board-buildings = Buildings{ $winter ->
    [yes] : 1 stone more scores 5 points where the price is fixed
   *[no] { "" }
}
board-left = { $left } left
board-empty = empty: this is the last round
board-igloos = Igloos
board-animals = Animals: { $animals }
board-animal-takes = { $animal } takes { $penalty ->
    [one] 1 pip
   *[other] { $penalty } pips
} from every roll
board-animal-waits = { $animal } is waiting
board-chase = driven off when full, a die a figure:
board-players = Players
board-you = (you)
column-score = score
column-food = food
column-agriculture = agriculture
column-figures = figures
column-home = home
column-wood = wood
column-brick = brick
column-stone = stone
column-gold = gold
column-tools = tools
board-used-tools = (1) = a tool that is used this round
board-culture = { $number ->
    [one] { $culture }
   *[other] { $number } { $culture }
}
board-extra-card = extra card: { $card }
board-hidden-cards = { $number ->
    [one] 1 hidden card
   *[other] { $number } hidden cards
}
board-built = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
board-igloos-built = { $number ->
    [one] 1 igloo
   *[other] { $number } igloos
}
board-scoring = Final scoring: { $cause ->
    [cards] too few cards are left
   *[buildings] a stack of buildings is empty
}
scoring-in-game = score of the game
scoring-cultures = cultures
scoring-repeated-cultures = repeated cultures
scoring-farmers = farmers
scoring-tool-makers = tool makers
scoring-hut-builders = hut builders
scoring-shamans = shamans
scoring-resources = resources
scoring-total = total

## Questions and answers

ask-place = Where do you place figures? Choose by the numbers on the board.
place-thing = { $name }: { $thing }
ask-figures = How many figures go { $to }?
figures-yield = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}: { $odds }
odds = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good } on average, at least { $least } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-with-tools = { $odds }; with tools { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }, at least { $least } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-of-card = { $name }, { $top }: { $odds }
odds-of-faces = { $name }, { $top }: each face shows up with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, and you choose first

ask-resolve = Which of your locations is next?
resolve-this = { $name } ({ $figures ->
    [one] 1 figure
   *[other] { $figures } figures
})

ask-tools = You rolled { $dice }, { $total } in all{ $penalty ->
    [0] .
   *[other] ; the animal takes { $penalty }.
} Which tools do you add?
tools-give = { $goods }, { $tools }
tool = tool { $value }
one-use-tool = one-use tool { $value }
no-tools = no tool

ask-pay = What do you pay for { $name } ({ $thing })?
ask-how-many = { $question } One resource after another:
ask-further = { $question } { $chosen } …
pay = pay
pay-extra-card = pay and trade one gold more for { $points } points
pay-extra-building = pay and insulate with one stone more for { $points } points
pay-this = pay { $goods }{ $points ->
    [0] { "" }
   *[other] { " " }for { $points } points
}
pay-this-and-gold = { $label } and one gold more for { $points } points
pay-this-and-stone = { $label } and one stone more for { $points } points
decline = take the figure home without it
choose-resources = use your card: two resources of your choice
choose-these = use your card: take { $goods }

ask-die = On the table: { $dice }. Which die do you take?
take-die = { $face }: { $face ->
    [1] 1 wood
    [2] 1 brick
    [3] 1 stone
    [4] 1 gold
    [5] 1 tool
   *[other] 1 agriculture
}

ask-reward = Your dice of the chase: { $dice }. What do you take for the { $face }?
reward-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
reward-food = { $amount } food
reward-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
reward-tools = { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
}
reward-agriculture = { $amount } agriculture

ask-feed = You are { $missing } food short. How do you feed your people?
feed = pay with resources
feed-this = pay { $goods }
starve = pay nothing and lose { $points } points

## A game in the terminal

welcome = Stone Age for { $players } players. { $persons ->
    [0] Only bots play
   *[other] You are { $people }
}{ $others ->
    [0] .
   *[other] { $persons ->
        [0] :
       *[other] , against
    } { $bots }.
}
type-help = Type a number to choose, ? for help.
hand-over = { $player } is next. Nobody else should look now: press Enter.
prompt = { $player } >
help =
    a number      choose it; several at once, as in 5 3, choose one after another
    a move        in the notation of records, as in forest*3
    0, back       return to the previous question
    undo          take back your last move, until dice fall or something is revealed
    board         show the table again
    log           what happened in this round; log all: in the whole game
    save FILE     keep the game as it is now; go on with stoneage play --resume FILE
    quit          stop here
    ?             this help
help-place = Place figures: each of them works once a round. The numbers on the board are the locations that are open to you; dots in brackets are free rings, letters are figures. At hunt, forest, clay pit, quarry and river you then say how many go; every figure there will roll one die. When all have placed, the figures get to work.
help-resolve = Your figures get to work, one location after another, in the order that you like. A roll cannot be taken back.
help-use-tools = The dice have fallen. Tools that are still unused this round may add their value to the pips, always the whole tool; the line says what you would bring home. One-use tools are gone afterwards.
help-pay = Pay with any resources that fit the price, or take your figure home and leave the piece. A card costs as many resources as its number; a building scores its points at once.
help-take-die = Take one of the dice, and what it stands for; the next player takes one of the rest.
help-take-reward = The animal is driven off: every die of yours brings the reward of its face, or that of a 1.
help-feed = Every figure eats one food a round. What is missing can be paid with resources, each for one food; or you lose ten points and keep them.
back-to = back
not-a-choice = There is no { $answer } here: choose from 1 to { $most }, or type ? for help.
taken-back = Taken back{ $others ->
    [0] .
    [one] , with the move that a bot made since.
   *[other] , with the { $others } moves that bots made since.
}
undo-nothing = There is nothing to take back: you have made no move yet.
undo-dice = That cannot be taken back: dice have fallen since.
undo-revealed = That cannot be taken back: something new has been revealed since.
undo-others = That cannot be taken back: another person has decided since.
saved = Saved in { $file }.
save-where = Say where, as in: save game.json
kept-in = The game is kept in { $file } after every move.
resume-with = Go on later with: stoneage play --resume { $file }
cannot-save = { $file } cannot be written: { $why }. Name another file.
farewell = Goodbye.
thanks = Thank you for playing.

## Why not

illegal-not-in-play = That is not part of this game.
illegal-already-there = This player has been there in this round already.
illegal-full = There is no free ring.
illegal-village-closed = With fewer than four players only two of the three places in the village can be used in a round.
illegal-enough-players = With fewer than four players no other player may go there in this round.
illegal-too-few-figures = There are too few figures left at home.
illegal-no-figure-there = None of the player's figures stands there.
illegal-no-such-tools = There are no such tools, or they are used.
illegal-no-such-payment = That is not a way to pay this.
illegal-no-such-meal = That is not a way to feed the people now.
illegal-no-such-die = No such die lies there.
illegal-no-such-reward = That is not a reward of this die.
illegal-dice-first = The dice must fall first.
illegal-game-over = The game is over.
illegal-no-placement = Figures are placed now: name a location.
illegal-wrong-number-of-figures = That is not the right number of figures for this place.
illegal-no-roll-awaited = No dice are awaited now.
illegal-not-these-dice = These are not the dice that must fall.
illegal-no-such-action = There is no such move.
illegal-not-your-turn = Another player is to decide.
illegal-nothing-to-take-back = There is nothing that can be taken back.

## What happened

event-figures-placed = { $player } sends { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} { $at_to }.
event-phase-began = { $phase ->
    [using] All figures are placed: now they work.
   *[feeding] All figures are home: now they eat.
}
event-turn-began = { $player } has the turn.
event-location-chosen = { $player } sets to work { $at }.
event-figures-went-home = { $player } takes { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} home from the { $at_name }.
event-dice-rolled = { $player } rolls { $dice } { $aim ->
    [food] for food
    [wood] for wood
    [brick] for brick
    [stone] for stone
    [gold] for gold
    [dice-for-all] for all
   *[reward] for the reward
}.
event-tools-used = { $player } adds { $tools ->
    [0] { "" }
    [one] 1 tool
   *[other] { $tools } tools
}{ $one_use ->
    [0] { "" }
   *[other] { $tools ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $one_use ->
        [one] 1 one-use tool
       *[other] { $one_use } one-use tools
    }
}.
event-goods-gathered = { $player } brings home { $goods } (dice { $dice_pips }{ $tool_pips ->
    [0] { "" }
   *[other] , tools +{ $tool_pips }
}{ $penalty ->
    [0] { "" }
   *[other] , animal −{ $penalty }
}).
event-tool-gained = { $player } gets a tool: space { $space } has a { $value } now.
event-figure-joined = { $player } gets a new figure: { $figures } now.
event-agriculture-rose = { $player } has agriculture { $agriculture } now.
event-nothing-gained = { $player } gains nothing: { $what ->
    [tool] no tool can be raised any more
    [figure] no figure is left in the supply
   *[agriculture] agriculture is at its maximum
}.
event-food-gained = { $player } gets { $food } food.
event-resources-gained = { $player } gets { $goods }.
event-points-scored = { $player } scores { $points } points.
event-one-use-tool-gained = { $player } gets a one-use tool of { $value }.
event-resource-choice-gained = { $player } may take two resources once, at any time.
event-resources-chosen = { $player } uses the card and takes { $goods }.
event-card-taken = { $player } takes { $at_name } ({ $card }) for { $goods }{ $gold_traded ->
    [yes] , one gold of it traded for { $points } points
   *[no] { "" }
}.
event-card-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name } ({ $card }).
event-extra-card-taken = { $is_known ->
    [yes] { $player } takes the top card of the deck: { $card }.
   *[no] { $player } takes the top card of the deck, unseen by the others.
}
event-extra-card-missed = { $player } gets no further card: the deck is empty.
event-die-taken = { $player } takes the { $face }.
event-building-taken = { $player } takes { $at_name } for { $goods }{ $insulated ->
    [yes] , one stone of it for insulation,
   *[no] { "" }
} and scores { $points } points.
event-building-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name } ({ $building }).
event-building-turned-up = New at { $at_name }: { $building }.
event-stack-emptied = The stack of { $at_name } is empty: this is the last round.
event-igloo-taken = { $player } takes { $at_name } for { $goods }{ $insulated ->
    [yes] , one stone of it for insulation,
   *[no] { "" }
} and scores { $points } points.
event-igloo-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name }.
event-animal-surrounded = Surrounded: { $animal }. The chase begins.
event-reward-taken = { $player } uses the { $face }{ $as_one ->
    [yes] { " " }as a 1
   *[no] { "" }
}: { $reward ->
    [points] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    [food] { $amount } food
    [resources] { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }
    [tools] { $amount ->
        [one] 1 tool
       *[other] { $amount } tools
    }
   *[agriculture] agriculture +{ $amount }
}.
event-animal-driven-off = Driven off: { $animal }.
event-food-harvested = { $player } harvests { $food } food.
event-food-eaten = { $player } pays { $food } food{ $missing ->
    [0] { "" }
   *[other] ; { $missing } more are missing
}.
event-resources-eaten = { $player } feeds the others with { $goods }.
event-starved = { $player } { $by_choice ->
    [yes] lets people go hungry
   *[no] cannot feed everybody
} and loses { $points } points.
event-card-slid = Moves to { $at_name }: { $card }.
event-card-turned-up = New on { $at_name }: { $card }.
event-animal-appeared = Out of the deck comes { $animal } and waits beside the board.
event-animal-became-active = Beware of { $animal }: every roll loses { $penalty }.
event-tools-refreshed = { $player } has all tools ready again.
event-round-began = Round { $round } begins; { $player } is start player.
event-game-ended = The game ends: { $cause ->
    [cards] the civilization cards have run out
   *[buildings] a stack of buildings is empty
}.
event-extra-card-revealed = { $player } shows the extra card: { $card }.
event-final-scoring-done = { $player } has { $total } points: { $in_game } from the game, { $cultures } + { $repeated_cultures } for cultures, { $farmers } for farmers, { $tool_makers } for tool makers, { $hut_builders } for hut builders, { $shamans } for shamans, { $resources } for resources.
event-game-won = { $number ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}

## Records

replay = A game of { $players } in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-start = Round 1 begins; { $player } is start player.
bad-record = at { $place }: { $reason }{ $detail }
bad-not-a-record = This is no record of a game of Stone Age.
bad-not-json = The file is damaged: it cannot be read as JSON.
bad-not-utf-8 = The file is damaged: it is no text.
bad-too-long = The file is too long for a record.
bad-too-deep = The file is no record: its parts are nested too deeply.
bad-named-twice = This stands there twice.
bad-wrong-content = This cannot stand here.
bad-unknown-version = This version of the format is unknown: a newer program may read it.
bad-other-rules = The game was played under another version of the rules.
bad-wrong-number-of-seats = There must be one for each player.
bad-no-such-seat = There is no such seat.
bad-unprintable = A name must be readable text.
bad-impossible-options = No game can be played with these options.
bad-impossible-deal = No game can begin with this deal.
bad-face-down = This piece still lies face down, so the game cannot be replayed.
bad-result-missing = The game is over, but the record names no result.
bad-wrong-result = The result is not the one of these moves.
bad-not-over = The record names a result, but the game is not over.
bad-digest-differs = The record was changed after it was sealed: its digest differs.
bad-seed-differs = This is not the seed that was promised before the game.
bad-unknown-heading = This heading is unknown.
bad-wrong-label = This move belongs to another round, phase or seat.
bad-unreadable = This is no move.
bad-not-from-the-deal = The game does not begin with its deal.

finding-bad-record = Wrong at { $place }: { $found }
finding-legal = Every move is legal, and the result is right.
finding-unfinished = Every move is legal; the game is not over yet.
finding-face-down = Some pieces still lie face down, so the moves cannot be checked yet.
finding-digest-matches = The digest of the record is right.
finding-no-digest = The record carries no digest.
finding-digest-differs = Wrong at { $place }: the record was changed after it was sealed. Its digest should be { $expected }.
finding-no-fair-dice = The game was played without fair dice, so nothing proves how deal and dice came about.
finding-seed-secret = The seed is still secret, so deal and dice cannot be verified before the end of the game.
finding-seed-matches = The seed is the one that was promised before the game.
finding-seed-differs = Wrong at { $place }: this is not the seed that was promised before the game.
finding-deal-matches = The deal follows from the seed.
finding-deal-differs = Wrong at { $place }: the seed gives { $expected }, the record has { $found }.
finding-start-matches = The start player follows from the seed.
finding-start-named = The table named the start player.
finding-start-differs = Wrong at { $place }: the seed gives seat { $expected }, the record has seat { $found }.
finding-rolls-match = Every roll follows from the seed and the moves before it.
finding-roll-differs = Wrong at { $place }: the seed gives { $expected }, the record has { $found }. These dice, or a move since the roll before, were changed.
digest = Digest: { $digest }
verdict-fair = All is proven: nothing was changed, and the dice were fair.
verdict-sound = Nothing is wrong; what the record does not carry cannot be proven.
verdict-wrong = This record is not to be trusted.

cannot-read = { $file } cannot be read: { $why }. Name a record of a game, as JSON or in notation.
no-such-move = There is no move { $number }: choose from 0 to { $most }.
no-such-round = There is no round { $number }: choose from 1 to { $most }.
no-such-seat = There is no seat { $number }: choose from A to { $most }.
too-many-people = { $people } people cannot sit at a table for { $players }: ask for fewer people or more players.
too-many-bots = { $people ->
    [one] 1 person
   *[other] { $people } people
} and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} cannot sit at a table for { $players }: name fewer bots or more players.
unknown-bot = There is no bot called { $bot }. Choose from { $bots }.
resume-alone = --resume goes on with the players, bots and variants of the file: leave out { $options }.

## Simulation

simulating = Playing
simulation-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds of computing: { $games_per_second } games and { $decisions_per_second } decisions per second, rules { $compiled ->
    [yes] compiled
   *[no] interpreted
}.
simulation-length = On average { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a game.
simulation-scores = On average { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a player, { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } for the winner.
simulation-ends = Ended by the cards running out: { $cards }; by an empty stack of buildings: { $buildings }.

## Check-up of a bot

fault = Fault in game { $game } { $decision ->
    [0] before the first decision
   *[other] at decision { $decision }
}: { $reason } ({ $detail })
fault-cannot-start = The program cannot be started.
fault-ended = The program ended without having been asked to.
fault-closed-output = The program closed its output.
fault-too-slow = The program did not answer in time.
fault-too-long = The program wrote a line that is too long.
fault-not-utf-8 = The program wrote something that is no text.
fault-not-json = The program wrote something that is no JSON.
fault-wrong-content = The program wrote JSON that is not the expected answer.
fault-other-protocol = The program speaks another version of the protocol.
fault-wrong-id = The program answered a question that was not asked.
fault-no-such-choice = The program chose something that was not offered.
forfeit = That was one fault too many: the program forfeits this game, and the rest of its moves are drawn by lot.
check-up-game = Game { $number }: { $name } in seat { $seat } has { $points } points after { $rounds } rounds, the others have { $others }: { $outcome ->
    [won] won
    [lost] lost
   *[forfeited] forfeited
}.
check-up-times = { $decisions } decisions; the median took { NUMBER($median, maximumFractionDigits: 1) } ms, the longest { NUMBER($longest, maximumFractionDigits: 1) } ms.
check-up-faults = { $faults ->
    [0] No fault was found.
    [one] 1 fault was found.
   *[other] { $faults } faults were found.
}

## Bots and the arena

bot-line = { $name }: { $style }
bot-planner-name = Planner
bot-planner-style = Looks one step ahead, knows the odds of every roll, and takes what others need.
bot-woodcutter-name = Woodcutter
bot-woodcutter-style = Hoards wood, loves cards, and hunts no more than it must.
bot-forager-name = Forager
bot-forager-style = Takes whatever comes, without a plan.

arena-bot = Bot
arena-column-games = games
arena-column-wins = wins
arena-column-share = win share
arena-column-interval = 95% interval
arena-column-rating = rating
arena-column-score = mean score
arena-column-time = ms a decision
arena-column-faults = faults
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-so-far = { $bot } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players from { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed }. Each seat of a bot counts as a game of its own.
arena-winners = Winners have { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, after { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds.
arena-turns = Win shares in order of turn, start player first: { $shares }.
arena-rounded = Every deal is played in all rotations of the seats, so { $asked } games became { $games }.
arena-interrupted = Interrupted: this is the result so far.
arena-nothing = Interrupted before the first deal was over: there is no result yet.
arena-empty = Name at least one bot: { $bots }.
arena-unknown-bot = There is no bot called { $bot }. Choose from { $bots }, or give the command of your own as --bot "cmd: …".
arena-other-match = { $file } keeps the games of another match. Name another file, or repeat the arguments of that match.
arena-bot-fault = { $bot } at seat { $seat } did not choose one of its choices at move { $move }: { $fault }
arena-lost-process = A process that played games has ended unexpectedly. Fewer processes need less memory: try --processes 1.
ladder-match = { $players } players, { $bots }: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
ladder-stopped = Stopped; the page was not written. With --keep the ladder can go on later.
