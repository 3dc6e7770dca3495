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
    hint          what to think of; once more: the three best moves
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
site-missing = The built pages are not here: python3 dev.py site builds them.
site-not-empty = { $folder } has files of its own; name a new or an empty folder, or one that an earlier site was written to.
site-written = { $folder } has the whole site: { $size } MB, { $packed } MB compressed. Put all of it on any web space.
site-part-shell = pages before Python, JavaScript and CSS
site-part-python = Python and the game
site-part-rest = drawings, fonts and all else
cannot-save = { $file } cannot be written: { $why }. Name another file.
farewell = Goodbye.
thanks = Thank you for playing.

## Why not

illegal-not-in-play = That is not part of this game.
illegal-already-there = This player has been there in this round already.
    .you = You have already been there in this round.
illegal-full = There is no free ring.
illegal-village-closed = With fewer than four players only two of the three places in the village can be used in a round.
illegal-enough-players = With fewer than four players no other player may go there in this round.
illegal-too-few-figures = There are too few figures left at home.
illegal-no-figure-there = None of the player's figures stands there.
    .you = None of your figures stands there.
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

## What happened

event-figures-placed = { $player } sends { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} { $at_to }.
    .you = You send { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    } { $at_to }.
event-phase-began = { $phase ->
    [using] All figures are placed: now they work.
   *[feeding] All figures are home: now they eat.
}
event-turn-began = { $player } has the turn.
    .you = It is your turn.
event-location-chosen = { $player } sets to work { $at }.
    .you = You set to work { $at }.
event-figures-went-home = { $player } takes { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} home from the { $at_name }.
    .you = You take { $figures ->
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
    .you = You roll { $dice } { $aim ->
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
    .you = You add { $tools ->
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
    .you = You bring home { $goods } (dice { $dice_pips }{ $tool_pips ->
        [0] { "" }
       *[other] , tools +{ $tool_pips }
    }{ $penalty ->
        [0] { "" }
       *[other] , animal −{ $penalty }
    }).
event-tool-gained = { $player } gets a tool: space { $space } has a { $value } now.
    .you = You get a tool: space { $space } has a { $value } now.
event-figure-joined = { $player } gets a new figure: { $figures } now.
    .you = You get a new figure: { $figures } now.
event-agriculture-rose = { $player } has agriculture { $agriculture } now.
    .you = You have agriculture { $agriculture } now.
event-nothing-gained = { $player } gains nothing: { $what ->
    [tool] no tool can be raised any more
    [figure] no figure is left in the supply
   *[agriculture] agriculture is at its maximum
}.
    .you = You gain nothing: { $what ->
        [tool] no tool can be raised any more
        [figure] no figure is left in the supply
       *[agriculture] agriculture is at its maximum
    }.
event-food-gained = { $player } gets { $food } food.
    .you = You get { $food } food.
event-resources-gained = { $player } gets { $goods }.
    .you = You get { $goods }.
event-points-scored = { $player } scores { $points } points.
    .you = You score { $points } points.
event-one-use-tool-gained = { $player } gets a one-use tool of { $value }.
    .you = You get a one-use tool of { $value }.
event-resource-choice-gained = { $player } may take two resources once, at any time.
    .you = You may take two resources once, at any time.
event-resources-chosen = { $player } uses the card and takes { $goods }.
    .you = You use the card and take { $goods }.
event-card-taken = { $player } takes { $at_name } ({ $card }) for { $goods }{ $gold_traded ->
    [yes] , one gold of it traded for { $points } points
   *[no] { "" }
}.
    .you = You take { $at_name } ({ $card }) for { $goods }{ $gold_traded ->
        [yes] , one gold of it traded for { $points } points
       *[no] { "" }
    }.
event-card-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name } ({ $card }).
    .you = You { $by_choice ->
        [yes] leave
       *[no] cannot pay for
    } { $at_name } ({ $card }).
event-extra-card-taken = { $is_known ->
    [yes] { $player } takes the top card of the deck: { $card }.
   *[no] { $player } takes the top card of the deck, unseen by the others.
}
    .you = { $is_known ->
        [yes] You take the top card of the deck: { $card }.
       *[no] You take the top card of the deck, unseen by the others.
    }
event-extra-card-missed = { $player } gets no further card: the deck is empty.
    .you = You get no further card: the deck is empty.
event-die-taken = { $player } takes the { $face }.
    .you = You take the { $face }.
event-building-taken = { $player } takes { $at_name } for { $goods }{ $insulated ->
    [yes] , one stone of it for insulation,
   *[no] { "" }
} and scores { $points } points.
    .you = You take { $at_name } for { $goods }{ $insulated ->
        [yes] , one stone of it for insulation,
       *[no] { "" }
    } and score { $points } points.
event-building-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name } ({ $building }).
    .you = You { $by_choice ->
        [yes] leave
       *[no] cannot pay for
    } { $at_name } ({ $building }).
event-building-turned-up = New at { $at_name }: { $building }.
event-stack-emptied = The stack of { $at_name } is empty: this is the last round.
event-igloo-taken = { $player } takes { $at_name } for { $goods }{ $insulated ->
    [yes] , one stone of it for insulation,
   *[no] { "" }
} and scores { $points } points.
    .you = You take { $at_name } for { $goods }{ $insulated ->
        [yes] , one stone of it for insulation,
       *[no] { "" }
    } and score { $points } points.
event-igloo-declined = { $player } { $by_choice ->
    [yes] leaves
   *[no] cannot pay for
} { $at_name }.
    .you = You { $by_choice ->
        [yes] leave
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
    .you = You use the { $face }{ $as_one ->
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
    .you = You harvest { $food } food.
event-food-eaten = { $player } pays { $food } food{ $missing ->
    [0] { "" }
    [one] ; 1 more is missing
   *[other] ; { $missing } more are missing
}.
    .you = You pay { $food } food{ $missing ->
        [0] { "" }
        [one] ; 1 more is missing
       *[other] ; { $missing } more are missing
    }.
event-resources-eaten = { $player } feeds the others with { $goods }.
    .you = You feed the others with { $goods }.
event-starved = { $player } { $by_choice ->
    [yes] lets people go hungry
   *[no] cannot feed everybody
} and loses { $points } points.
    .you = You { $by_choice ->
        [yes] let people go hungry
       *[no] cannot feed everybody
    } and lose { $points } points.
event-card-slid = Moves to { $at_name }: { $card }.
event-card-turned-up = New on { $at_name }: { $card }.
event-animal-appeared = Out of the deck comes { $animal } and waits beside the board.
event-animal-became-active = Beware of { $animal }: every roll loses { $penalty }.
event-tools-refreshed = { $player } has all tools ready again.
    .you = You have all tools ready again.
event-round-began = Round { $round } begins; { $player } is start player.
    .you = Round { $round } begins; you are start player.
event-game-ended = The game ends: { $cause ->
    [cards] the civilization cards have run out
   *[buildings] a stack of buildings is empty
}.
event-extra-card-revealed = { $player } shows the extra card: { $card }.
    .you = You show the extra card: { $card }.
event-final-scoring-done = { $player } has { $total } points: { $in_game } from the game, { $cultures } + { $repeated_cultures } for cultures, { $farmers } for farmers, { $tool_makers } for tool makers, { $hut_builders } for hut builders, { $shamans } for shamans, { $resources } for resources.
    .you = You have { $total } points: { $in_game } from the game, { $cultures } + { $repeated_cultures } for cultures, { $farmers } for farmers, { $tool_makers } for tool makers, { $hut_builders } for hut builders, { $shamans } for shamans, { $resources } for resources.
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
draw-unknown-form = Name a file that ends in .svg or .png instead of { $file }.
draw-missing = A picture in pixels needs { $library }: pip install "stoneage[png]". Or ask for a file that ends in .svg.
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
bot-great-shaman-name = Great Shaman
bot-great-shaman-style = Thinks three times as long as any other before it moves a figure.
bot-shaman-name = Shaman
bot-shaman-style = Sees what may become of every choice before it moves a figure.
bot-wandering-shaman-name = Wandering Shaman
bot-wandering-shaman-style = Casts a short glance at what may become of every choice.
bot-young-shaman-name = Young Shaman
bot-young-shaman-style = Has learnt to see ahead, but has little patience.
bot-elder-name = Elder
bot-elder-style = Has lived through thousands of games and knows what every position is worth.
bot-storyteller-name = Storyteller
bot-storyteller-style = Loves the tales of every culture, and embroiders now and then.
bot-scout-name = Scout
bot-scout-style = Sees far, and walks past what lies at its feet.
bot-planner-name = Planner
bot-planner-style = Looks one step ahead, knows the odds of every roll, and takes what others need.
bot-hunter-name = Hunter
bot-hunter-style = Goes hunting more often than the meal demands.
bot-fisher-name = Fisher
bot-fisher-style = Waits for the right moment, and leaves its tools in the boat.
bot-shepherd-name = Shepherd
bot-shepherd-style = Counts on resources that are not there.
bot-weaver-name = Weaver
bot-weaver-style = Loves cards, and overlooks many of them.
bot-tanner-name = Tanner
bot-tanner-style = Gathers more than it spends.
bot-potter-name = Potter
bot-potter-style = Loves buildings, and stands before them without the price.
bot-apprentice-name = Apprentice
bot-apprentice-style = Has watched the elders and often mixes up what it saw.
bot-drummer-name = Drummer
bot-drummer-style = Wants everything now: tools and fields can wait.
bot-youngster-name = Youngster
bot-youngster-style = Runs ahead, and thinks of the meal when one figure is left.
bot-dreamer-name = Dreamer
bot-dreamer-style = Has splendid ideas and forgets to feed the people.
bot-child-name = Child
bot-child-style = Plays along with joy and believes in luck. A good first opponent.
bot-woodcutter-name = Woodcutter
bot-woodcutter-style = Hoards wood, loves cards, and hunts no more than it must.
bot-forager-name = Forager
bot-forager-style = Takes whatever comes, without a plan.
bot-great-builder-name = Great Builder
bot-great-builder-style = Builds wherever a stack lies open, and lets hut builders count the houses.
bot-builder-name = Builder
bot-builder-style = Puts buildings before cards.
bot-young-builder-name = Young Builder
bot-young-builder-style = Wants to build everything, and often comes without the price.
bot-great-painter-name = Great Painter
bot-great-painter-style = Knows nearly all eight cultures at the end.
bot-painter-name = Painter
bot-painter-style = Takes the card with a culture that is still missing.
bot-young-painter-name = Young Painter
bot-young-painter-style = Collects cultures, and overlooks some of them.
bot-great-toolmaker-name = Great Toolmaker
bot-great-toolmaker-style = Makes better tools than anybody, and lets tool makers count them.
bot-toolmaker-name = Toolmaker
bot-toolmaker-style = Is at the tool maker’s before you.
bot-young-toolmaker-name = Young Toolmaker
bot-young-toolmaker-style = Makes tool after tool, and forgets to use them.
bot-great-farmer-name = Great Farmer
bot-great-farmer-style = Has fields enough for everybody, and farmers who count them.
bot-farmer-name = Farmer
bot-farmer-style = Sows early and seldom goes hungry.
bot-young-farmer-name = Young Farmer
bot-young-farmer-style = Loves the field so much that other places go unseen.
bot-great-starveling-name = Great Starveling
bot-great-starveling-style = Never sows, hardly hunts: ten points a meal buy many busy hands.
bot-starveling-name = Starveling
bot-starveling-style = Would rather starve than go hunting.
bot-young-starveling-name = Young Starveling
bot-young-starveling-style = Leaves the people hungry and the tools unused.
bot-great-raven-name = Great Raven
bot-great-raven-style = Takes the card and the building that you need most.
bot-raven-name = Raven
bot-raven-style = Watches what you lack, and is there before you.
bot-young-raven-name = Young Raven
bot-young-raven-style = Sits on what you want, often without the price.

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
lost-process = A process that did part of the work has ended unexpectedly. Fewer processes need less memory: try --processes 1.
cluster-ready = The cluster at { $address } works: { $nodes ->
    [one] 1 machine
   *[other] { $nodes } machines
}, { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}.
cluster-missing = A cluster needs Ray: pip install "stoneage[cluster]".
cluster-unreachable = No cluster answers at { $address } ({ $why }). Start one with ray start, or name its address.
cluster-lost = The cluster at { $address } did not finish the work ({ $why }). With --keep the same command goes on later.
cluster-other-version = { $machine } has another version: { $there } there, { $here } here. Install the same everywhere.
ladder-match = { $players } players, { $bots }: { $bot } wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
ladder-written = { $file } is written, after { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
ladder-alone = A ladder needs two bots or more.
ladder-stopped = Stopped; the page was not written. With --keep the ladder can go on later.
games-missing = Tables for statistics need { $library }: pip install "stoneage[research]".
games-stopped = Stopped; { $file } was not written. With --keep the games can go on later.
games-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $file }: { $rows } rows, one a seat.

## Training

train-generation = Generation { $generation }, { $games } games, { NUMBER($minutes, maximumFractionDigits: 0) } minutes; losses { NUMBER($win, minimumFractionDigits: 3, maximumFractionDigits: 3) } and { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
train-measured = Against Planner it wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, with { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the best of the others.
train-missing = Training needs { $library }: pip install "stoneage[train]".
play-missing = Playing needs { $library }: pip install "stoneage[play]".
train-nothing-learnt = Nothing was learnt in { $folder } yet.
train-plan-unfit = { $file } is no plan for training: { $why }.

## Serving

serve-ready = Stone Age is open: { $address }
serve-public = People come by { $address }
serve-database = Database: { $database }
serve-bots = Bots think in { $processes ->
    [one] 1 process.
   *[other] { $processes } processes.
}
serve-workers = { $workers ->
    [one] 1 worker serves.
   *[other] { $workers } workers serve.
}
serve-stop = Control-C ends it.
serve-failed = The server could not start. The last lines of its log say where it failed.
listen-in-use = Port { $port } of { $host } is in use by another program. Stop that program, or choose another port with --port.
listen-not-allowed = You may not use port { $port } of { $host }. Choose a port from 1024 on with --port.
listen-no-such-address = This machine has no address { $host }. Name one of its own with --host, or 0.0.0.0 for all of them.
setting-bad = { $name } cannot be “{ $value }”.
setting-number = Give a number from { $least } to { $most }.
setting-choice = Choose from { $choices }.
setting-switch = Say yes or no.
setting-rate = Give a rate such as “20/s burst 60” or “6/min burst 10”.
setting-database = Give sqlite:///FILE or postgresql://USER@HOST/NAME.
setting-postgresql = Several workers need PostgreSQL: give its address with --database.
setting-public-url = Give an address such as https://stoneage.example.org.
setting-mail-server = Give smtp://USER:PASSWORD@HOST:PORT, or smtps:// where TLS is used from the start.
setting-mail-from = Mail needs a sender: give an address such as stoneage@example.org.
database-unknown-database = This is no database that can be used. Give sqlite:///FILE or postgresql://USER@HOST/NAME.
database-driver-missing = The library { $detail } for PostgreSQL is missing. Install it with: pip install "stoneage[postgres]"
database-unreachable = The database cannot be reached: { $detail }
database-not-a-database = This file is no database: { $detail }
database-not-writable = The database cannot be written: { $detail }
database-newer-database = A newer version of this program has changed the database. Install that version, or use another database.
database-other-version = The database is not of this version ({ $detail }). Start the server once, which brings it up to date.
database-already-there = { $detail } is there already. A backup goes into a new file.
database-not-empty = The database is not empty. A backup is restored into an empty one only.

admin-backed-up = Everything is in { $file }.
admin-restored = Everything from { $file } is restored.
admin-copied = { $done } of { $total } rows
admin-no-tables = Nobody waits or plays.
admin-column-table = table
admin-column-status = status
admin-column-age = set
admin-column-changed = last change
admin-column-seats = seats
admin-column-moves = moves
admin-status-open = open
admin-status-running = running
admin-seats = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $free } free
admin-minutes = { $number } min ago
admin-hours = { $number } h ago
admin-days = { $number ->
    [one] 1 day ago
   *[other] { $number } days ago
}
admin-closed = Table { $table } is closed.
admin-no-such-table = There is no table { $table } where people wait or play. “stoneage admin list” shows them all.
admin-several-tables = Several tables are called { $table }. Give the whole id.
admin-over = Table { $table } is over already.

## What the server refuses

refused-malformed = This could not be understood.
refused-unprintable-name = A name needs letters that can be read.
refused-unprintable-word = The word for the dice must be readable text.
refused-unprintable-text = This cannot be said: it is no readable text.
refused-impossible-options = No game can be played with these options.
refused-key-used = This key was used for another table.
refused-nobody = Please tell us your name first.
refused-other-site = This came from the page of another site, so it was not done.
refused-no-such-time-zone = There is no such time zone.
refused-bad-subscription = Nothing can be sent there: a push service has a public address with https, and keys that fit.
refused-bad-address = This is no e-mail address.
refused-no-mail = This server sends no e-mail.
refused-unknown-host = This server is not known by that address. Use the address that it was given.
refused-not-your-seat = This is not your seat.
refused-not-your-turn = It is not your turn.
refused-not-the-host = Only the host of the table may do this.
refused-not-to-be-watched = This table is not open to spectators.
refused-no-such-table = There is no such table.
refused-no-such-link = This link has been used already, or it has expired.
refused-no-such-device = There is no such device of yours.
refused-no-such-passkey = This passkey is not known here.
refused-bad-passkey = The passkey could not be checked. Please try again.
refused-no-passkeys-here = Passkeys need a name in the address: use localhost, or the public address of this server.
refused-too-many-passkeys = You have many passkeys already. Forget one of them first.
refused-no-such-replay = There is no such record.
refused-no-such-exercise = There is no such exercise.
refused-no-such-move = The game does not have so many moves.
refused-no-such-page = There is nothing here.
refused-no-such-method = This cannot be done here.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot.
refused-too-large = This is too large.
refused-too-long-a-game = This game has too many moves.
refused-cards-closed = At this table cards lie face down: you can walk through the game when it is over.
refused-too-many-reviews = Other reviews are under way. Please wait until one of them is done.
refused-too-fast = That was too much at once. Please wait a moment.
refused-too-many-connections = You are connected too many times at once. Close a few tabs and try again.
refused-too-busy = Too many act at this table at once. Please try again.
refused-our-fault = Something went wrong on our side. Nothing was changed.
refused-store-unavailable = The server cannot store anything at the moment. Please try again soon.
refused-outcome-unknown = The server lost its database just then: this may have been done or not. Look before you try again.
refused-seat-taken = Somebody sits there already.
refused-seat-open = Nobody sits there.
refused-seats-open = Some seats are still free.
refused-already-seated = You sit at this table already.
refused-already-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-table-over = The game at this table is over.
refused-not-over = The game is not over yet.
refused-stale-version = The table has changed in the meantime.
refused-bot-plays-on = A bot plays for you at the moment. Take your seat back first.
refused-already-resigned = You have resigned already.
refused-not-away = No bot plays for you.
refused-offer-pending = Another offer has not been answered yet.
refused-no-offer = There is no offer to answer.
refused-nothing-to-take-back = There is nothing that can be taken back.
refused-rated-table = At a rated table nothing is taken back by consent.
refused-chat-off = There is no chat at this table.
refused-hints-off = Hints are off at this table.
refused-no-coach = There is no coach at this table.
refused-rules-changed = The rules were mended since this game began, so only your last turn can be taken back.

## How to play, in the browser

web-rules-title = How to play
web-rules-lead = You lead a small tribe at the dawn of farming. Hunt, gather, make tools, build, learn what makes a civilization, and feed everybody every evening. Whoever has the most points at the end has led the tribe best.
web-rules-contents = Contents
web-rules-here = Link to this rule
web-rules-play = Play the guided first game
web-rules-example = Example
web-rules-pieces = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
web-rules-buildings = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}

web-rules-minute = The game in one minute
web-rules-minute-lead = A game is a series of rounds, and each round has three phases.
web-rules-minute-place = Place
    .text = Taking turns, you put figures on one location after another, until all of them stand somewhere.
web-rules-minute-use = Use
    .text = One player after the other lets the figures work: roll dice, gather, pay, build. Then they go home.
web-rules-minute-feed = Feed
    .text = Every figure eats 1 food.
web-rules-minute-end = Then new cards come, the start player changes, and the next round begins. The game ends when the civilization cards or one stack of buildings run out.

web-rules-set-up = Setting up
web-rules-s1 = You begin with **5 figures** and **12 food**. Agriculture and score stand at 0; you have no tools and no resources. Five more figures wait in the supply: you can never have more than ten.
web-rules-s2 = Wood, brick, stone, gold and food never run out. The first four are the **resources**; food is not one of them.
web-rules-s4 = The 36 **civilization cards** are shuffled. Four of them always lie open, however many of you play. The space says the price: the rightmost costs 1 resource, the next ones 2, 3 and 4.
web-rules-s5 = The 28 **buildings** are shuffled into four stacks of seven. You use one stack for each player; only the top building of a stack is face up.
web-rules-s6 = The start player of the first round is drawn by lot, unless the table names somebody.

web-rules-placing = Phase 1: placing
web-rules-p1 = Beginning with the start player and going clockwise, you put one or more figures on **one** location each turn. The phase ends when nobody can place any more. Figures that found no place stay home, and eat all the same.
web-rules-p2 = **Rings** say how many figures fit, those of all players together. The hut wants two of yours at once; where dice are rolled you choose how many go.
web-rules-p5 = You go to a location only **once a round**: nobody can be sent after the others later. Every card and every building is a location of its own.
web-rules-p6 = **No passing.** As long as one of your figures can go somewhere, you place. Whoever cannot is skipped.
web-rules-column-location = Location
web-rules-column-rings = Rings
web-rules-column-figures = You place
web-rules-column-gives = You get
web-rules-no-limit = no limit
web-rules-one-per-player = one a player
web-rules-exactly-one = exactly 1
web-rules-exactly-two = exactly 2
web-rules-one-or-more = 1 or more
web-rules-one-a-turn = 1 a turn
web-rules-each-card = each card
web-rules-each-building = each building
web-rules-each-igloo = each igloo
web-rules-active-animal = the animal
web-rules-gives-card = the card, if you pay
web-rules-gives-building = the building, if you pay
web-rules-gives-igloo = the igloo, if you pay
web-rules-gives-animal = a reward once it is driven off
web-rules-gives-dice = { $good }, by dice
web-rules-fewer = With two or three players
web-rules-x1 = With 2 or 3 players only **two of the three village places** (tool maker, hut, field) can be used in a round.
web-rules-x2 = With 3 players at most **two different players** go to each of forest, clay pit, quarry and river in a round.
web-rules-x3 = With 2 players only **one player** goes to each of these four in a round.

web-rules-using = Phase 2: using
web-rules-a1 = The start player uses every location with own figures, one at a time, **in any order**; then the next player clockwise. When a location has been used, its figures go home.
web-rules-a5 = What you gain is yours at once. So fetch the tool before you roll, and the wood before you build.
web-rules-a2 = **The village** gives without dice and without asking: the tool maker 1 tool, the field 1 agriculture, the hut 1 new figure, which can be placed from the next round on but eats already now. At the limit (12 points of tools, 10 figures, agriculture 10) there is nothing more to gain, neither here nor from a die, a card or a reward.
web-rules-a3 = **Hunting and gathering:** roll one die for each figure there, add tools if you like, and divide the total. Only whole goods count; the rest is lost.
web-rules-column-good = Good
web-rules-column-from = from
web-rules-column-pips = one for each
web-rules-column-worth = worth in a building
web-rules-pips = full { $pips }
web-rules-worth-nothing = –
web-rules-roll-example = Three figures in the quarry roll 5, 4 and 4: that is 13, so 2 stones. With a tool of 2 it becomes 15: 3 stones.

web-rules-tools = Tools
web-rules-t1 = You have three spaces. Your first three tools are 1s; each further one raises the **lowest** by 1, and among equal ones an unused one. Twelve points in all is the most.
web-rules-t2 = A tool that is raised stays as it was, ready or used.
web-rules-t3 = After a roll for the hunt, for resources, or for a card with two dice, you may add tools: as many as you like, each **once a round**, and always the whole tool. They change neither the dice for all nor an animal's reward.
web-rules-t4 = With the new round all tools are ready again.
web-rules-tool-steps = Your tools after { $number } gains: { $tools }

web-rules-cards = Civilization cards
web-rules-c1 = To take the card on which your figure stands, pay as many resources as its space asks for, in any mixture; food is no payment. If you cannot or do not want to, your figure goes home and the card stays.
web-rules-c2 = The **upper half** works at once, the **lower half** counts at the end. Everybody saw what you took, so your cards stay visible; at a table with *closed cards* the others see only how many you have.
web-rules-upper = Upper half: at once
web-rules-c3 = **Dice for all.** You roll one die for each player. You take one of them first, then the others clockwise; everybody gets what their die stands for. Tools do not count here, and nobody may refuse.
web-rules-c4 = **Food.** You get 1 to 7 food, as the card shows.
web-rules-c5 = **Resource.** You get what the card shows.
web-rules-c6 = **Resource by dice.** Roll 2 dice for this resource and divide as usual. Unused tools help.
web-rules-c7 = **Points.** 3 points at once.
web-rules-c8 = **Tool.** One tool, as from the tool maker.
web-rules-c9 = **Agriculture.** One step up.
web-rules-c10 = **Extra card.** You draw the top card of the deck, which only you see. Its upper half does nothing, its lower half scores. From an empty deck you draw nothing.
web-rules-c11 = **One-use tool**, of value 2, 3 and 4. Once in the game you add it to a roll, in this round or any later one. The lower half scores in any case.
web-rules-c12 = **Two resources of choice.** Once, in your own turn of phase 2 or when you are short of food, you take two resources from the supply. What is unused at the end is cashed in then: 2 points. The lower half scores in any case.
web-rules-faces = What a die of the dice for all brings
web-rules-lower = Lower half: at the end
web-rules-cultures = Green: one of eight cultures, each on two cards.
web-rules-professions = Sand: people who multiply something that you have.
web-rules-icons = { $icons } in all

web-rules-buildings-title = Buildings
web-rules-b1 = Pay exactly what the building under your figure asks for, and score its points at once. The next one of the stack is turned up; figures can go there from the next round on. If you cannot or do not want to, your figure goes home and the building stays.
web-rules-b2 = **Printed price.** The points are printed, too: the values of the resources added up.
web-rules-b3 = **Four or five resources** of exactly 1, 2, 3 or 4 kinds, which ones you choose. You score what they are worth.
web-rules-b4 = **One to seven resources** of any kinds. You score what they are worth.
web-rules-b5 = In every building a wood is worth 3 points, a brick 4, a stone 5, a gold 6. You may own any number of buildings.

web-rules-feeding = Phase 3: feeding
web-rules-f1 = In turn order, each player first takes food equal to their **agriculture**. Then every figure eats 1 food, those that joined this round included.
web-rules-f2 = **Not enough?** First all your food goes. The rest you may pay with resources, 1 for 1: all of it or nothing.
web-rules-f3 = **Otherwise you lose 10 points**, however many go hungry, and keep your resources. A score can fall below 0.

web-rules-round = A new round
web-rules-n1 = The left neighbour of the start player is start player now.
web-rules-n2 = Cards that nobody took slide right to the cheapest free spaces, in their order. New ones from the deck fill the empty spaces, from right to left.
web-rules-n3 = Used tools are ready again.

web-rules-end = The end
web-rules-e1 = If the deck cannot fill all four card spaces for a new round, the game is over at once.
web-rules-e2 = If a building stack is empty, the round is played to its end, feeding included; then the game is over. If both happen, this one counts and no more cards are laid out.
web-rules-e3 = Now everything is added to the points of the game:
web-rules-score-cultures = Different cultures, squared. The duplicates form a second set, squared likewise.
web-rules-score-farmers = Farmers × agriculture
web-rules-score-tool-makers = Tool makers × points of your tools; one-use tools do not count
web-rules-score-hut-builders = Hut builders × buildings
web-rules-score-shamans = Shamans × figures
web-rules-score-resources = 1 point for each resource left. Food scores nothing.
web-rules-e4 = Most points win. Among equals the highest sum of agriculture, points of tools and figures decides; if that is equal, too, the victory is shared.

web-rules-winter = Variant: Harsh Winter
web-rules-anniversary = From the Anniversary edition; each can be played alone or with the others.
web-rules-w1 = **Insulation.** With a building of printed price you may pay 1 stone more, once, and score 5 points more.
web-rules-w2 = **Trading gold.** With a card on any space you may pay 1 gold more, once, and score 6 points. It must be yours before the card takes effect.

web-rules-animals = Mini-expansion: Wild Animals
web-rules-l1 = After the first four cards are laid out, four animals are shuffled into the deck. One that is drawn goes beside the board, and drawing goes on.
web-rules-l3 = One animal at most is **active**. Its value is taken from the total of every roll for the hunt, for resources and for cards with two dice, after the tools, never below 0. The dice for all are not touched.
web-rules-l4 = It has as many rings as there are players. In phase 1 you may use a turn to send **1 figure** to it, and do so again on later turns while a ring is free. If your figures can go nowhere else, they must.
web-rules-l5 = Figures there stay until it is driven off, over rounds if need be. They work nowhere else, need no food, and still count as yours at the end.
web-rules-l6 = If all rings are full after phase 2, **it is driven off**. In turn order, each player rolls one die for each own figure there and takes the rewards from the lowest die up, or for any die 3 points instead. Tools do not help. Then the figures go home and eat, and the animal is gone for good.
web-rules-l7 = Animals that are drawn meanwhile wait in line; the next one becomes active in the round after. So does one that comes up for an extra card: it waits, and you take the next card.
web-rules-rewards = What a die brings
web-rules-house = The values of the animals, the rewards of 2 to 6, and the igloos' prices and points are this project's own: the rulebook's text does not give them. A table can agree on others.

web-rules-igloos = Mini-expansion: Igloos
web-rules-i1 = Four igloos lie open from the start, each a location for exactly 1 figure.
web-rules-i2 = You take one like a building with a printed price, with insulation where Harsh Winter is played. Nothing is turned up after it.
web-rules-i3 = Igloos do not count for hut builders, and the game does not end when they are gone.

web-rules-here-we-play = At this table
web-rules-itself = What leaves you no choice happens by itself: no tools to add, nothing to pay with, food enough for all, only equal dice left.
web-rules-undo = You may take back your last move until dice fall, something is turned up, or another person decides.
web-rules-fair = Before the game the server seals a secret number; all shuffles and rolls follow from it and from words that the players add. At the end it is revealed, and one click shows whether everything was kept.

web-rules-rulings = Where rulebooks differ
web-rules-rulings-lead = The printed editions of 2008 and 2018 agree on nearly everything. This is what we play where they do not, or are silent.
web-rules-d1 = Green cards score the square of different symbols, not 5 points each.
web-rules-d2 = At the end gold scores like other resources, and food scores nothing.
web-rules-d3 = Buildings for one to seven resources take any kinds.
web-rules-d4 = A tool cannot be split.
web-rules-d5 = The village gives its gain without asking.
web-rules-d6 = An unused card of two resources is cashed in at the end, unless it came as an extra card.
web-rules-d7 = An animal drawn for an extra card waits, and the next card is taken.
web-rules-d8 = Figures beside an animal count for shamans and for the tie-break.
web-rules-d9 = If the animal is the only place left, you must go there.
web-rules-d10 = A building that was just turned up can be taken from the next round on.
web-rules-d11 = If cards and buildings run out in the same round, the tribes are fed and no more cards are laid out.
web-rules-d12 = The card of two resources can be used whenever you choose your next location, when you pay, and when you are short of food; then you may still refuse to feed.
web-rules-d13 = The lowest tool is raised first, an unused one before a used one.
web-rules-d14 = Four cards lie open with any number of players.
web-rules-d15 = You roll one die for each figure, even if more than seven are there.

## The web client: the table

web-title = Stone Age
web-to-home = To the start page
web-no-such-page = There is nothing here
    .reason = The address may be mistyped, or what was here is gone.
web-close = Close
web-keys = Keys
web-keys-parts = From one part to the next
web-keys-places = From place to place on the board
web-keys-confirm = Choose, confirm
web-keys-cancel = Cancel, close, back to the present
web-keys-numbers = So many figures; the first tool, the second …
web-keys-hint = A hint
web-keys-hinted = Open a move that a hint names
web-keys-remaining = What is left
web-keys-moves = One move back or on, in the past and in a replay
web-keys-rounds = One round back or on in a replay
web-keys-ends = Beginning and end of a replay
web-keys-play = Play and pause a replay
web-keys-keys = This list
web-board = Board
web-your-board = Your board
web-you = You
web-board-of = { $player }’s board
web-players = Players
web-cards = Cards
web-log = Log
web-chat = Chat
web-chat-unread = { $number } unread
web-rules = Rules
web-drawers = More about the game
web-round = Round { $round }
web-phase-placing = Place
web-phase-using = Use
web-phase-feeding = Feed
web-your-turn = Your turn
web-turn-of = { $player }’s turn
web-everybody-eats = Everybody eats
web-game-over = Game over
web-task-place = Place figures · { $home } at home
web-task-resolve = Choose a location to use
web-task-working = using figures
web-task-use-tools = Add tools { $place }?
web-task-pay = Pay { $place }, or decline
web-task-take-die = Take a die
web-task-take-reward = Take a reward
web-task-feed = Feed: { $missing } food missing
web-task-round-ends = Round { $round } comes to its end
web-task-roll = The dice fall { $place }
web-task-over = Final scoring
web-since-your-turn = { $number } since your turn
web-start-player = Start player
web-watching = You are watching
web-watching-short = Watching
web-past = The past
web-past-at = Round { $round } · move { $move } of { $last }
web-past-then = as it was then
web-past-back = Back to the present
web-past-back-your-turn = Back to the present · your turn
web-past-previous = One move back
web-past-next = One move on
web-past-heard = Showing move { $move }, round { $round }: { $text } Escape returns to the present.
web-past-unseen = With closed cards, what happened before you came stays face down.
web-away = away
web-stock = Stock
web-feeding = Feeding
web-left = { $number } left
web-missing = { $number } missing
web-tools = Tools
web-used-tool = tool { $value }, used
web-tools-of = Tools: { $tools }
web-agriculture = Agriculture
web-buildings = Buildings
web-all-buildings = All buildings
web-building = Building
web-igloo = Igloo
web-igloos = Igloos
web-choice-card = Two resources of choice
web-at-home = { $home } of { $figures } at home
web-of = { $home } of { $figures }
web-number-of = { $thing }: { $number }
web-open-holdings = cards and buildings
web-holdings-of = What { $player } has
web-score-of = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-rings-free = { $rings ->
    [one] { $free ->
        [0] taken
       *[other] free
    }
   *[other] { $free } of { $rings } rings free
}
web-room-for-all = room for everybody
web-figures-of = { $player }: { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
web-at-once = At once
web-at-the-end = At the end
web-cost-here = Cost here
web-cost-of-card = { $number ->
    [one] 1 resource of any kind
   *[other] { $number } resources of any kind
}
web-price = Price
web-points = Points
web-bottom = { $bottom }. { $text }

web-explain-food = Every figure eats 1 food at the end of a round.
web-explain-resource = Pays for cards and buildings. In a building it is worth { $value } points, at the end of the game 1 point, and in need 1 food.
web-explain-gathering = Send one or more figures. Each rolls a die; every full { $pips } pips bring 1 { $good }. Tools add to the total.
web-explain-tool-maker = One figure. Brings 1 tool.
web-explain-hut = Two figures of one player. Bring a new figure.
web-explain-field = One figure. Raises agriculture by 1.
web-explain-top-dice-for-all = One die for each player is rolled. You choose first, then the others: 1 wood, 2 brick, 3 stone, 4 gold, 5 tool, 6 agriculture.
web-explain-top-resource-by-dice = Roll 2 dice: every full { $pips } pips bring 1 { $good }. Unused tools may be added.
web-explain-top-tool = { $amount ->
    [one] You get 1 tool.
   *[other] You get { $amount } tools.
}
web-explain-top-agriculture = Your agriculture rises by { $amount }.
web-explain-top-extra-card = { $amount ->
    [one] You draw 1 more card from the deck. Only its lower half counts.
   *[other] You draw { $amount } more cards from the deck. Only their lower halves count.
}
web-explain-top-one-use-tool = A tool of { $amount } that helps with a single roll of your choice.
web-explain-top-choose-resources = { $amount } resources of your choice, once, whenever you like in your turn.
web-explain-culture = Different cultures count squared: 4 different ones make 4 × 4 = 16 points. Repeated ones make a second set.
web-explain-farmers = Each counts as many points as your agriculture.
web-explain-tool-makers = Each counts as many points as all your tools together.
web-explain-hut-builders = Each counts 1 point for every building of yours.
web-explain-shamans = Each counts 1 point for every figure of yours.
web-explain-building = Put a figure here, pay, and score at once. When a stack is empty, the game ends with the round.
web-explain-igloo = Put a figure here, pay, and score at once. Igloos do not count for hut builders.
    .title = Igloo
web-explain-animal = Takes { $penalty ->
    [one] 1 pip
   *[other] { $penalty } pips
} from every roll for goods, whoever rolls.
web-explain-chase = With a figure on each of the { $rings } rings it is driven off, and everybody who helped gets rewards.
web-explain-tool = Adds its value to a roll, once a round.
web-explain-used-tool = Used in this round; ready again in the next.
web-explain-one-use-tool = Adds its value to one roll, then it is gone.
web-explain-tools = A tool adds its value to a roll, once a round. New ones raise the lowest.
    .title = Tools
web-explain-agriculture = So much food comes in at the end of each round without any work.
    .title = Agriculture
web-explain-figures = Your people: those at home can still be placed. Each eats 1 food a round.
    .title = Figures
web-explain-score = The points so far. Cards and remaining resources are added at the end.
    .title = Points
web-explain-cards = Civilization cards: the upper half works at once, the lower half counts at the end.
    .title = Cards
web-explain-buildings = Buildings score at once; hut builders count them again at the end.
    .title = Buildings
web-explain-deck = When it cannot fill the four spaces any more, the game ends.
    .title = Deck
web-explain-choice-card = Take two resources of your choice, once, whenever you like in your turn.
    .title = Two resources of choice

web-remaining = What is left
web-remaining-lead = The game ends when the deck cannot fill the four spaces any more, or when a stack is empty. Only what you can see is counted here.
web-remaining-unseen = not seen yet
web-remaining-board = on the board
web-remaining-taken = taken
web-remaining-yours = yours
web-remaining-cards = Cards
web-remaining-deck = { $number ->
    [0] the deck is empty
   *[other] { $number } in the deck · empty in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } at the earliest
}
web-remaining-face-down = { $number ->
    [one] 1 card lies face down with another player: it counts as not seen yet.
   *[other] { $number } cards lie face down with other players: they count as not seen yet.
}
web-remaining-tops = Upper halves not seen yet
web-remaining-top-dice-for-all = Dice for all
web-remaining-top-food = Food
web-remaining-top-resource = Resources
web-remaining-top-resource-by-dice = Resources by dice
web-remaining-top-points = Points
web-remaining-top-one-use-tool = One-use tool
web-remaining-top-agriculture = Agriculture
web-remaining-top-tool = Tool
web-remaining-top-extra-card = Extra card
web-remaining-top-choose-resources = Resources of choice
web-remaining-buildings = Buildings
web-remaining-stacks = { $number } of { $total } left · { $rounds ->
    [0] a stack is empty
    [one] a stack can be empty in 1 round
   *[other] a stack can be empty in { $rounds } rounds
}
web-remaining-unused = { $number } of the buildings that nobody has seen are not in this game; which ones, nobody knows.

## The web client: questions

web-ask-now-place = Place figures: choose a place on the board.
web-ask-now-resolve = Which place do your figures use next? Choose one on the board.
web-ask-now-use-tools = You rolled { $dice }. Which tools do you add?
web-ask-now-pay = What do you pay { $at }? You may also leave it.
web-ask-now-take-die = On the table: { $dice }. Which die do you take?
web-ask-now-take-reward = The animal is driven off. Your dice: { $dice }. What do you take?
web-ask-now-feed = You are { $missing } food short. How do you feed your people?
web-ask-waiting = One moment …
web-ask-cancel = Cancel
web-ask-reset = Reset
web-ask-fewer = Fewer: { $thing }
web-ask-more = More: { $thing }

web-ask-figures = Figures
web-ask-figures-of = { $figures } of { $most }
web-ask-figures-bring = { $figures } of { $most }, { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good } on average
web-ask-place = { $figures ->
    [one] Place 1 figure
   *[other] Place { $figures } figures
}
web-ask-on-average = on average
web-ask-with-tools = with tools
web-ask-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-ask-chance = At least { $least } { $good }: { $without }%.
web-ask-chances = At least { $least } { $good }: { $without }%, with tools { $better }%.
web-ask-percent = { $chance }%
web-ask-two-percent = { $without } · { $better }%
web-ask-use = { $figures ->
    [one] Use 1 figure
   *[other] Use { $figures } figures
}

web-ask-card-dice = Dice of the card
web-ask-rolled = Rolled: { $dice }, { $total } in all
web-ask-dice-number = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-ask-rate = 1 { $good } per { $pips }
web-ask-dice = dice
web-ask-tools = tools
web-ask-total = total
web-ask-used = used
web-ask-makes = { $total } in all, { $goods }.
web-ask-tools-useless = Tools change nothing: { $goods } in any case.
web-ask-tools-useful = Without tools { $without }, with all of them { $best }.
web-ask-take = Take it
web-ask-take-goods = Take { $goods }
web-ask-take-nothing = Go home with nothing

web-ask-pay-card = Civilization card
web-ask-pay-building = Building
web-ask-pay-igloo = Igloo
web-ask-you-pay = You pay
web-ask-of-stock = { $number } of { $stock }
web-ask-presets = Ready payments
web-ask-preset-cheapest = Cheapest
web-ask-preset-most-points = Most points
web-ask-preset-keep-variety = Keep variety
web-ask-extra-stone = Insulate with 1 stone more
web-ask-extra-gold = Trade in 1 gold more
web-ask-plus = +{ $points }
web-ask-take-card = Take the card
web-ask-build = Build
web-ask-build-for = { $points ->
    [one] Build for 1 point
   *[other] Build for { $points } points
}
web-ask-decline = Leave it
web-ask-cannot-pay = You cannot pay for it yet.

web-ask-take-die = Which die do you take?
web-ask-reward = Your reward for the chase
web-ask-face = For the { $face }
web-ask-as-one = Or as for a 1

web-ask-food-missing = { $missing ->
    [one] 1 food is missing
   *[other] { $missing } food are missing
}
web-ask-hungry = { $missing } of { $eaters } figures have nothing to eat
web-ask-instead-of-food = Instead of food: { $goods }.
web-ask-feed = Feed everybody
web-ask-starve = Starve: −{ $points } points
web-ask-starve-unknown = Starve
web-ask-cannot-feed = You have too few resources to feed everybody.

web-ask-choice-card = Use your card: 2 resources of your choice
web-ask-choice-card-title = Two resources of your choice
web-ask-choice-card-once = Your card works once in the game.

## The end of a game, in the browser

web-end-you-won = You won
web-end-won = { $player } wins
web-end-shared = { $players } share the victory
web-end-resigned-you = You resigned
web-end-resigned = { $players } resigned
web-end-abandoned = Ended by agreement
web-end-closed = This table was closed
web-end-lead = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } ahead of { $second }
web-end-by-tie-break = { $points ->
    [one] 1 point
   *[other] { $points } points
}, level with { $second }: the tie-break decided
web-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} each
web-end-place = You came { $rank ->
    [2] second
    [3] third
   *[other] fourth
} with { $points } points
web-end-winner-left = { $player } is left and wins
web-end-no-result = no final scoring
web-end-never-began = The game never began
web-end-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-end-cause-cards = the civilization cards have run out
web-end-cause-buildings = a stack of buildings is empty
web-end-replay = Replay
web-end-record = Record
web-end-rematch = Rematch
web-end-to-rematch = To the rematch
web-end-scoring = Final scoring
web-end-so-far = Points so far
web-end-in-game = During the game
web-end-cultures = Cultures
web-end-resources = Resources left
web-end-total = Total
web-end-best = best
web-end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
web-end-category = Category
web-end-chart = Score by round
web-end-chart-line = { $player } after each round: { $points }
web-end-chart-end = End
web-end-chart-table = As a table
web-end-round = Round
web-end-reading = Reading the game …
web-end-dice = Were the dice fair?
web-end-dice-lead = Before the game the server sealed a secret number. Now it is open, and every card and every die can be computed from it again.
web-end-dice-sealed = Before the game the server sealed a secret number. It is opened when the game is over; then every card and every die can be computed from it again.
web-end-dice-before = Before the game the server sealed its secret number and showed this seal to everybody:
web-end-dice-after = Now the secret number is open. Deal, start player and every die can be computed from it again:
web-end-verify = Verify the dice
web-end-verifying = Verifying …
web-end-verified-proven = proven
web-end-verified-open = cannot be proven
web-end-verified-wrong = wrong
web-end-words = Words that the players added: { $words }
web-end-take-json = As JSON, for programs
web-end-take-notation = In notation, for people
web-end-offline = Anybody can repeat this without us: keep the record and run “stoneage verify”.

## The web client: home page, tables, settings

web-home-headline =
    Five people,
    one valley.
web-home-lead = Gather, build, and feed your tribe better than your neighbours do. Two to four players, people or bots, right here.
web-home-play = Play now
web-home-dealing = The table is being set …
web-home-play-with = Play with { $bots }
web-home-against = { $name } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
web-home-classic = Classic game
web-home-change = Change
web-home-your-game = Your game
web-home-name = Your name
web-home-names = Mira, Otter, Ash, Fern, Juniper, Robin, Hazel, Flint, Wren, Rowan
web-home-number-of-bots = Against
web-home-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
web-home-bot-on-seat = Bot on seat { $seat }
web-home-bot-rank = { $bot } · { $rating }
web-home-strength = Strength { $level } of { $levels }
web-home-opponents = Your opponents
web-home-duel = One press, and it is a duel
web-home-variants = Variants
web-home-variant-harsh-winter = Harsh winter
    .note = A stone insulates a building, a gold scores with a card
web-home-variant-wild-animals = Wild animals
    .note = They spoil every roll until they are driven off
web-home-variant-igloos = Igloos
    .note = Four more places to build, for everybody who can pay
web-home-variant-closed-cards = Closed cards
    .note = Nobody sees which cards the others have taken
web-home-friends = With friends
    .note = Send a link, play live or a move a day
web-home-sofa = One screen
    .note = Pass the device around the sofa
web-home-first-game = First game
    .note = A coach at your side, about five minutes
web-home-players = Players
web-home-timing = Time to think
web-home-timing-none = As long as you like
web-home-timing-minute-a-move = 1 minute a decision
web-home-timing-minutes-a-move = 5 minutes a decision
web-home-timing-quarter-of-an-hour = 15 minutes each, +10 seconds a turn
web-home-timing-half-an-hour = 30 minutes each, +15 seconds a turn
web-home-timing-day-a-move = 1 day a decision
web-home-timing-three-days-a-move = 3 days a decision
web-home-starter = Start player
web-home-starter-drawn = By lot
web-home-starter-me = Me
web-home-listed = Listed
    .note = Anybody finds the table on the first page
web-home-hints = Hints
    .note = Everybody at the table may ask for hints
web-home-watching = Spectators
    .note = Whoever has the link may watch
web-home-make-table = Set the table
web-home-name-of = Name of player { $seat }
web-home-remove = Remove player { $seat }
web-home-add-person = One more person
web-home-add-bot = One more bot
web-home-remove-bot = One bot less
web-home-begin = Begin
web-home-my-games = My games
web-home-past-games = Finished
web-home-open-tables = Open tables
web-home-running = Being played
web-home-your-turn = Your turn
web-home-seats-taken = { $taken } of { $seats }
web-home-over = Over
web-home-join = Join
web-home-watch = Watch
web-home-go-on = Go on
web-home-see = Look
web-home-game = { $game } · { $timing }
web-home-time-free = no clock
web-home-time-bank = { $minutes } min each, +{ $seconds } s
web-home-time-minutes = { $minutes } min a decision
web-home-time-days = { $days ->
    [one] a day a decision
   *[other] { $days } days a decision
}
web-home-why = Why here
web-home-why-odds = Odds before you place
    .note = Every choice shows its average and its chances.
web-home-why-dice = Dice you can check
    .note = Each roll is sealed before the game and open after it.
web-home-why-editions = Both editions
    .note = Summer and winter, animals, igloos, harsh winter.
web-home-why-bots = A ladder of bots
    .note = Known strength, different styles, no queue.
web-bots-title = The bots
web-bots-lead = { $number } opponents, measured against each other with the same cards and dice.
web-bots-players = Players at the table
web-bots-rating = Rating
web-bots-below = ◂ far below
web-bots-ahead = Looks ahead
    .note = plays every choice on in its head; slow
web-bots-experience = From experience
    .note = knows what a position is worth; the weaker ones overlook more
web-bots-odds = By the odds
    .note = reckons one step, and takes what others need
web-bots-habit = By habit
    .note = always the same plan: good to practise against
web-bots-masters = Masters
web-bots-strong = Strong
web-bots-good = Good
web-bots-learning = Learning
web-bots-first-steps = First steps
web-bots-numbers = 100 points more win 64 of 100 duels. Compare ratings within one number of players only: three and four play another game.
web-bots-play = Play
web-bots-order = Ordered by
web-bots-by-strength = Strength
web-bots-by-style = Style
web-bots-style-all-round = All-round
web-bots-style-builder = Builders
web-bots-style-painter = Painters: cultures
web-bots-style-toolmaker = Toolmakers
web-bots-style-farmer = Farmers
web-bots-style-starveling = Starvelings: never fed
web-bots-style-raven = Ravens: take what you need
web-bots-style-ahead = Look ahead
web-bots-match = A match for me
web-bots-match-stand = { $games ->
    [one] Your last game says
   *[other] Your last { $games } games say
} that you stand at about { $rating }.
web-bots-match-new = You have no games with so many players yet: begin with one of these.
web-bots-match-even = as strong as you
web-bots-match-stronger = a little stronger
web-bots-match-easier = for a good mood
web-bots-match-chance = You would win about { $percent } of 100 duels.
web-home-more = More
web-home-manual = Manual
web-home-rules = How to play
web-home-record = Replay a record
web-home-record-lead = Any recorded game, as JSON or in notation, from here or from somewhere else.
web-home-record-file = Choose a file
web-home-record-paste = Or paste it here
web-home-record-show = Show it
web-home-device = My other device
web-home-device-lead = No account, no password: open a personal link on your other device, and you are yourself there, too.
web-home-device-make = Make a personal link
web-home-device-link = Your personal link
web-home-device-note = It works once, within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. Whoever opens it is you: show it to nobody else.
web-home-code = Code for the camera: { $label }
web-home-copy = Copy
web-home-copied = Copied
web-home-send = Send
web-home-unofficial = An unofficial, open implementation with drawings and words of its own.

web-here-title = Welcome to this device
web-here-lead = This personal link makes you the same person here: your name, your games, your seats.
web-here-instead = So far you are { $name } on this device; that person stays behind.
web-here-come-in = Be myself here
web-here-welcome = You are { $name } here now.
web-here-home = To my games

web-connection-connecting = On the way to the table …
web-connection-reconnecting = The connection is gone; looking for it …
web-connection-restarting = The server restarts. Nothing is lost, it goes on in a moment.
web-connection-lost = The server does not answer. Nothing has been changed; please try again.

web-table-waiting = The table is set
web-table-seats = Seats
web-table-seat-open = Open seat
web-table-seat-you = That is you
web-table-seat-person = At the table
web-table-seat-bot = Seat a bot
web-table-sit = Sit down
web-table-stand-up = Leave this seat
web-table-send-away = Send { $name } away
web-table-guest = Somebody beside you, on this device
web-table-guest-add = Seat
web-table-start = Begin
web-table-fill = Fill with bots
web-table-close = Give up the table
web-table-waiting-for = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
web-table-ready = Everybody is here
web-table-press-start = Press Begin when you are ready: it does not begin by itself.
web-table-why-not = { $open ->
    [one] One seat is still open: invite somebody, or fill it with a bot. Then you can begin.
   *[other] { $open } seats are still open: invite, or fill them with bots. Then you can begin.
}
web-table-full = The table is full
    .note = All seats are taken. You can watch from the beginning.
    .host = Whoever still comes with your link is told so, and may watch.
web-table-look-on = Watch
web-table-own-game = A game of my own
web-table-local = This link would work on this computer only
    .note = The address begins with the name of this computer itself. For friends in your network, start the server like this and open the address that it prints. Your games stay.
web-table-ready-host = Everybody is here; the host will begin.
web-table-invite = Invite
web-table-invite-link = Link for your friends
web-table-network = For everybody in the same network, such as your Wi-Fi.
web-table-local-link = Link for this computer
web-table-dice = Fair dice
web-table-dice-lead = The server has already fixed all dice and cards of this game and published a seal of them. When the game is over anybody can check that nothing was changed. With words of your own, not even the server could have foreseen them.
web-table-commitment = Seal of this game (SHA-256)
web-table-word = A word of yours, any text
web-table-word-give = Add
web-table-word-again = Change
web-table-word-there = word
web-table-words-given = { $number ->
    [one] 1 word was added.
   *[other] { $number } words were added.
}
web-table-gone = This table is not here
web-table-closed = This table was given up
web-table-hidden = Nobody may watch this game
web-table-bot = bot
web-table-namesake = { $bot } { $number }
web-table-resigned = resigned
web-table-days = { $days } d { $hours } h
web-table-hand-over = Pass the device to { $player }
web-table-i-am = I am { $player }
web-table-menu = Menu
web-table-settings = Settings
web-table-leave = To the first page; the game waits
web-table-recap = Since your last turn
web-table-recap-nothing = Nothing has happened since.
web-table-watch = Spectators
web-table-watch-lead = Whoever has this link sees the game as a spectator does: no hidden cards, no say.
web-table-watch-link = Link for spectators
web-table-take-back = Take back
web-table-hints = hints allowed
web-table-no-hints = no hints with other people
web-hint = Hint
web-hint-off = Hints are off here
    .why = Other people sit at this table, and hints were not agreed on when it was set.
web-hint-idea = An idea
web-hint-moves = { $number ->
    [one] One move
    [2] Two moves
   *[other] Three moves
}
web-hint-chance = Chance to win after each
web-hint-show = Show the moves
web-hint-row = { $number }: { $move }, { $chance }. { $reasons }
web-hint-number = { $number ->
    [0] No hint yet.
    [one] 1 hint so far.
   *[other] { $number } hints so far.
}
web-hint-noted = The end page and the record say so.
web-chance = { $chance }%
web-end-coach = With the coach
web-end-hints = { $number ->
    [one] 1 hint
   *[other] { $number } hints
} for { $player }
web-table-ask-take-back = Ask to take back my last move
web-table-ask-abandonment = Propose to end the game
web-table-resign = Resign
web-table-resign-for = Resign for { $player }
web-table-stay = Stay in the game
web-resign-title = Resign this game?
web-resign-you = You give up, and the game counts as lost. Where other people still play, a bot takes your seat.
web-resign-player = { $player } gives up, and the game counts as lost for them. Where other people still play, a bot takes the seat.
web-resign-final = This cannot be undone.
web-resign-nobody = Nobody wants to go on?
web-table-offer-take-back = { $player } would like to take back the last move.
web-table-offer-abandonment = { $player } proposes to end the game without a winner.
web-table-agree = Agree
web-table-disagree = No
web-table-withdraw = Withdraw
web-table-away = The time of { $player } was up, and a bot plays on.
web-table-come-back = Take over again
web-table-say = Message
web-table-send = Send
web-table-chat-empty = No messages yet.
web-table-mute = Mute { $name }
web-table-unmute = Hear { $name } again
web-table-sound-on = Sound on
web-table-sound-off = Sound off

web-somebody = Somebody
web-history-title = Your games
web-history-lead = { $games ->
    [one] One game finished, on { $date }
   *[other] { $games } games finished, the first on { $date }
}
web-history-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
web-history-part = Which games
web-history-running = Running · { $games }
web-history-finished = Finished
web-history-list = Finished games
web-history-found = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-history-filter = Filter
web-history-against = Against
web-history-everybody = Everybody
web-history-variant = Variant
web-history-every-variant = Every
web-history-players = Players
web-history-all = All
web-history-won = Won
web-history-nothing = No game is like that.
web-history-nothing-yet = When you have played a game to its end it will be here, to replay and to play again.
web-history-show-all = Show all
web-history-more = Show more
web-history-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-history-of = of { $players }
web-history-resigned = resigned
web-history-undecided = undecided
web-history-shared = one screen
web-history-you = You
web-history-round = round { $round }
web-history-minutes = { $minutes } min
web-history-hours = { $hours } h
web-history-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-numbers-title = In numbers
web-numbers-pictures = Pictures
web-numbers-table = Table
web-numbers-by-players = Games and victories, by number of players
web-numbers-won-of = { $won } of { $games } won
web-numbers-latest = Points, the last { $games } games
web-numbers-is-won = won
web-numbers-not-won = not won
web-numbers-mean = Mean
web-numbers-best = Best
web-numbers-games = Games
web-numbers-game = Game
web-numbers-victories = Victories
web-numbers-points = Points
web-numbers-sources = Where your points come from
web-numbers-a-game = { $points } a game
web-numbers-buildings = Buildings
web-numbers-cards = On cards
web-numbers-cultures = Cultures
web-numbers-multipliers = Multipliers
web-numbers-goods = Goods left
web-numbers-hunger = Hunger
web-numbers-whom = Against whom
web-numbers-won-lost = won : lost
web-numbers-source = Source

web-you-title = You
web-you-lead = Devices, notifications, and what is kept about you
    .here = What this device keeps about you
web-you-nobody = Nothing is kept about you: you have not said your name here.
web-you-kept = What is kept about you
web-you-kept-lead = Your name, your games and what you said at them, your devices and what you want to be told. Nothing else, and nobody else gets it.
web-you-export = Export as one file
web-you-delete = Delete everything …
web-you-delete-note = Deleting takes your name out of every game at once; in the games of others a nameless seat stays.
web-you-delete-title = Delete everything about you?
web-you-delete-what = Your name, your devices, your history and all that you said will be gone, on every device and for good. A bot plays on for you in games that are running.
web-you-delete-stays = The games themselves stay for those who played them with you, with a seat that has no name.
web-you-delete-keep = Keep it all
web-you-delete-now = Delete everything

notice-turn = It is your turn
    .with = With { $players }.
notice-over = The game is over
    .with = With { $players }.
notice-invitation = You are invited to play again
    .with = { $players } and you: the table is set.
notice-trial = This is how you will be told
    .note = Stone Age can reach you here.
notice-confirm = Stone Age: is this your address?
    .note = Somebody wants to be told about their games of Stone Age at this address. If that is you, open this link; if not, do nothing, and no more mail will come.
notice-stop-mail = No more mail of this kind:
web-tell-title = Tell me
    .note = also when this page is closed
web-tell-what = What
web-tell-push = This browser
web-tell-mail = E-mail
web-tell-turn = It is my turn
web-tell-over = A game is over
web-tell-invitation = Somebody invites me
web-tell-quiet = Quiet hours
web-tell-quiet-from = from
web-tell-quiet-until = until
web-tell-address = E-mail address
web-tell-address-save = Save
web-tell-address-remove = Remove
web-tell-unconfirmed = Not confirmed yet: press the link in the mail that was just sent. Until then nothing else is sent there.
web-tell-confirmed = Confirmed.
web-tell-try = Send one to try
web-tell-tried = On its way.
web-tell-stop = Stop all of it
web-tell-stopped = Nothing more will be sent.
web-tell-denied = Your browser does not allow it: allow notifications for this site in its settings.
web-tell-impossible = This browser cannot be told anything while the page is closed. It needs https, and on an iPhone the site on the home screen.
web-confirm-title = Your address
web-confirm-done = Confirmed. From now on you are told there.
web-stop-title = No more mail
web-stop-lead = Shall nothing more be sent to this address?
web-stop-now = Send nothing more
web-stop-done = Done. No more mail will come.

web-devices-title = The same person on every device
web-devices-lead = No password and no address. Whoever only wants to play needs nothing of this. A passkey is kept by your phone, computer or password manager.
web-devices-unknown = Unknown device
web-devices-way-name = by name
web-devices-way-link = by link
web-devices-way-passkey = by passkey
web-devices-seen = last seen { $date }
web-devices-here = here
web-devices-shut-out = Shut out
web-devices-sure = Really?
web-devices-forget = Forget
web-devices-passkey = Passkey
web-devices-made = { $device } · since { $date }
web-devices-no-passkeys = Passkeys need a name in the address: they are possible at localhost, or at the public address of this server.
web-devices-add-passkey = Add a passkey
web-devices-link = Link for another device
web-here-by-passkey = Come in by a passkey

web-settings-title = Settings
web-settings-language = Language
web-settings-theme = Light
web-settings-theme-light = Day
web-settings-theme-dark = Night
web-settings-theme-system = Like the system
web-settings-season = Season
web-settings-season-summer = Summer
web-settings-season-winter = Winter
web-settings-speed = Motion
web-settings-speed-0 = Off
web-settings-speed-0-5 = Slow
web-settings-speed-1 = Normal
web-settings-speed-2 = Fast
web-settings-sound = Sounds
    .note = Soft ones: your turn, dice, goods
web-settings-volume = Volume
web-settings-volume-at = { $percent }%
web-settings-confirm = Confirm every move
    .note = One more press before anything is sent
web-settings-single = Decide the obvious for me
    .note = What has only one answer is answered at once
web-settings-rename = Rename
web-settings-forget = Forget me on this device
    .note = Your games stay; without another device or link you cannot return to them.

## The guided first game, in the browser

web-home-practice = Practice
    .note = Find the best move
web-home-practice-own = { $mistakes ->
    [one] 1 mistake of your own
   *[other] { $mistakes } mistakes of your own
}
web-practice = Find the move
web-practice-loading = Exercises are being fetched …
web-practice-ask = One choice is clearly best here. Play it on the board.
web-practice-answer = Answer
web-practice-again = Try again
web-practice-next = Next
web-practice-skip = Skip
web-practice-you = You
web-practice-opponent = Player { $number }
web-practice-your-move = your move
web-practice-number = No. { $number }
web-practice-today = Today { $number } of { $most }
web-practice-themes = Themes
web-practice-difficulty = Difficulty
web-practice-any = Any
web-practice-easy = Easy
web-practice-medium = Medium
web-practice-hard = Hard
web-practice-theme-own = Own mistakes
web-practice-theme-feeding = Feeding
web-practice-theme-tools = Tools
web-practice-theme-cards = Cards
web-practice-theme-buildings = Buildings
web-practice-theme-growth = Growth
web-practice-theme-blocking = Blocking
web-practice-theme-last-round = Last round
web-practice-verdict-best = Right!
web-practice-verdict-as-good = Right: as good as the best
web-practice-verdict-wrong = Not the best
web-practice-verdict-told = The answer

web-coach-title = Your first game
web-coach-lead = A real game against one gentle bot, with a coach beside you. In about five minutes you have seen everything that matters. Do what the coach suggests or what you like: the coach adapts.
web-coach-start = Begin
web-coach-starting = The table is being set …
web-coach-things = What you will see
web-coach-coach = Coach
web-coach-seen = seen
web-coach-not-seen = still to come
web-coach-fold = Fold the coach away
web-coach-unfold = What does the coach say?
web-coach-leave = Play on without the coach
web-coach-leave-briefly = Leave the coach
web-coach-thing-place = Place figures
web-coach-thing-roll = Roll and gather
web-coach-thing-tool = Use a tool
web-coach-thing-card = Take a card
web-coach-thing-build = Build
web-coach-thing-feed = Feed your tribe

web-coach-welcome = Welcome! The red hand is you. You have five figures and twelve food. In each round you first place your figures, then they work, and in the evening everybody eats.
web-coach-place-tool-maker = Send one figure to the **tool maker**. A tool makes your rolls better, in every round.
web-coach-place-tool-maker-again = Another **tool** never hurts: one figure to the tool maker.
web-coach-place-gather-first = Now { $figures ->
    [one] **one figure**
   *[other] **{ $figures } figures**
} { $to }. Each of them will roll a die, and { $pips } pips make one { $good }.
web-coach-place-gather = The building that you can soonest have still needs **{ $good }**: { $figures ->
    [one] one figure
   *[other] { $figures } figures
} { $to }.
web-coach-place-card = Put a figure on the **card for { $cost }**. When it works you pay { $cost ->
    [one] one resource
   *[other] { $cost } resources
} and take the card: its upper half helps at once, its lower half scores at the end.
web-coach-place-building = Put a figure on this **building**: you have what it costs, or are about to fetch it. It gives points at once.
web-coach-place-hunt = Food is getting short for the evening: { $missing } will be missing. Send { $figures ->
    [one] one figure
   *[other] { $figures } figures
} **on the hunt**.
web-coach-place-hut = Two figures **in the hut** bring a third one: from the next round on you have one more, who also eats.
web-coach-place-field = One figure **in the field**: from now on you get one food more every evening.
web-coach-place-fetch = **{ $good }** pays for cards and buildings: { $figures ->
    [one] one figure
   *[other] { $figures } figures
} { $to }.
web-coach-place-rest = Nobody may be idle. Send the rest { $to }, or wherever you like.
web-coach-place-stock = There is enough for tonight, but food keeps: { $figures ->
    [one] one figure
   *[other] { $figures } figures
} **on the hunt**.
web-coach-place-building-early = Put a figure on this **building** before the bot does. If you cannot pay when it works, it goes home and nothing is lost.
web-coach-use-tool-maker = Your figures work in the order that you choose. Begin with the **tool maker**: then you have the tool before you roll.
web-coach-use-field = First the **field**: it costs nothing and asks nothing.
web-coach-use-hut = First the **hut**: a new figure joins you.
web-coach-use-dice = Let the dice roll **{ $place }**: every full { $pips } pips bring one { $good }.
web-coach-use-card = Now the **card**: you will be asked what you pay.
web-coach-use-building = Now the **building**: you will be asked what you pay.
web-coach-use-igloo = Now the **igloo**: you will be asked what you pay.
web-coach-tools-use = You rolled { $pips }. That makes { $less }, but with a **tool** it becomes { $more }. Add it: it is ready again next round.
web-coach-tools-keep = You rolled { $pips }, which makes { $less }. The tool would not bring more: **keep it** for another roll of this round.
web-coach-tools-save = You rolled { $pips }, which makes { $less }. A tool would bring more, but it is worth more elsewhere: **keep it** for another roll.
web-coach-tools-use-once = You rolled { $pips }. That makes { $less }, but with a **one-use tool** it becomes { $more }. It is worth it, though the tool is gone afterwards.
web-coach-tools-ready = The tool lies there: { $pips } pips and the tool make { $more } instead of { $less }. **Bring it home.**
web-coach-tools-take-off = With fewer tools { $pips } pips make { $more } just as well: **take off what is too much** and keep it for another roll.
web-coach-pay-card = The card costs { $cost ->
    [one] one resource
   *[other] { $cost } resources
}, whichever you like: **pay with what you need least**.
web-coach-pay-building = Pay the price and take **{ $points ->
    [one] one point
   *[other] { $points } points
}** at once.
web-coach-pay-igloo = An igloo works like a building: pay, and score **{ $points } points**.
web-coach-take-die = Every player takes one of these dice, in turn. 5 is a tool and 6 agriculture, which help for the rest of the game. Take the **{ $face }**.
web-coach-feed-short = { $missing } food is missing. Pay with the resources that are worth least: that is better than losing ten points.
web-coach-feed-starve = There is too little food and nothing to pay with. This time it costs ten points: next time, send somebody hunting.
web-coach-any = Choose what you like: nothing here can go badly wrong.
web-coach-waiting-placing = Now the bot places. Look at the rings it takes: with two players the forest, clay pit, quarry and river belong to whoever comes first.
web-coach-waiting-again = Now the bot places.
web-coach-waiting-using = Now the bot's figures work. Your turn comes soon.
web-coach-waiting-feeding = It is evening: everybody eats.
web-coach-finished = You have placed, rolled, used a tool, taken a card, built and fed your tribe: **that is the whole game**. From here on it is about who does it best. Enjoy it!
web-coach-over = The game is over. Look how the points came about, and play again!

web-coach-news-gathered = { $pips } in all, { $each } for one: that is **{ $goods }**.
web-coach-news-tool = You have your first **tool**. After a roll you may add it, once every round.
web-coach-news-tools-used = The tool is used for now. With the new round it is ready again.
web-coach-news-one-use-tool = The one-use tool is used up: it does not come back.
web-coach-news-figure = A **new figure** joins you. It works from the next round on, but eats already tonight.
web-coach-news-agriculture = Your **agriculture** has risen: every evening it feeds one more figure.
web-coach-news-card = **Your first card!** The upper half has taken effect. The lower half waits for the end: different green cultures count squared, the people on sand multiply what you have.
web-coach-news-card-too-dear = You had too few resources for the card, so your figure went home. It costs less when it has moved to the right.
web-coach-news-building = **{ $points } points!** A building scores as soon as it is paid for. When a stack is empty, the game ends.
web-coach-news-building-too-dear = Something was still missing for the building, so your figure went home. It is still there next round.
web-coach-news-fed = In the evening your figures ate **{ $food } food**. Who has too little pays with resources, or loses ten points.
web-coach-news-starved = Not everybody had enough to eat: **{ $points } points lost**. Hunt, or raise your agriculture.
web-coach-news-round = **A new round.** Cards that nobody took have moved to cheaper places, and the other player begins.

## Walking through a game, in the browser

replay-preview = { $names } · after move { $move }
web-replay-title = Replay
web-replay-loading = The game is being laid out …
web-replay-cannot = This game cannot be shown
web-replay-deal = The deal: everything is ready for the first round.
web-replay-first = To the beginning
web-replay-previous = Back one move
web-replay-next = Next
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Move
web-replay-at = Move { $move } of { $last }
web-replay-round = Round { $round }
web-replay-eyes = Through whose eyes
web-replay-eyes-all = Spectator
web-replay-game = This game
web-replay-help = Help that was given
web-replay-link = Link to this move
web-replay-copied = Copied
web-replay-keys = Arrow keys: left and right one move, up and down one round. Home and End: beginning and end. Space: play and pause.
web-replay-speed = Speed
web-replay-speed-0 = no motion
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast

## Analysis: review, hints, practice

analysis-class-best = best
analysis-class-good = good
analysis-class-inaccuracy = inaccuracy
analysis-class-mistake = mistake
analysis-class-blunder = blunder
analysis-class-only-choice = only choice
analysis-class-too-close = too close to tell
analysis-idea-food = Think of the evening: who will eat what?
analysis-idea-growth = Think of the rounds to come: what helps in every one of them?
analysis-idea-tools = Think of your tools: where do a few pips make the difference?
analysis-idea-cards = Look at the cards: what do they count for you at the end?
analysis-idea-buildings = Look at the buildings: which one is within reach?
analysis-idea-resources = Think of what you will have to pay: what is missing?
analysis-idea-blocking = Look at the others: what will be gone when it is your turn again?
analysis-idea-order = Think of the order: what should come before what?
analysis-idea-saving = Think of saving: what will you need more urgently later?
analysis-reason-feeds-everybody = It feeds everybody: { $number } food would be missing tonight.
analysis-reason-less-hunger = Less is missing tonight: so far { $number } food.
analysis-reason-stocks-food = Food for the next rounds: nobody has to hunt in a hurry.
analysis-reason-new-figure = One figure more in every round from now on.
analysis-reason-every-harvest = One food more every evening, for the rest of the game.
analysis-reason-better-tool = One pip more on a roll of every round from now on.
analysis-reason-for-building = Only { $good } is missing for the building { $at }.
analysis-reason-fetches = It brings { $good }, which pays for cards and buildings.
analysis-reason-last-ring = It takes the last ring { $at }.
analysis-reason-blocks = It blocks the others { $at }: somebody could use it at once.
analysis-reason-new-culture = A new culture: { $number } points more at the end.
analysis-reason-multiplies = Its people count what you already have: { $number } points.
analysis-reason-card-top = Its upper half helps at once.
analysis-reason-building-points = { $number } points at once.
analysis-reason-drives-off = It helps to drive the animal off: every roll suffers from it.
analysis-reason-more-goods = The tools bring { $number } more.
analysis-reason-keeps-tools = No tool would bring enough here: keep them for another roll.
analysis-reason-cheap-payment = You pay with what you need least.
analysis-reason-keeps-resources = The resources are worth more elsewhere.
analysis-reason-cheap-meal = The cheapest meal: it costs less than ten points.
analysis-reason-starving-is-cheaper = Ten points cost less here than what you would have to pay.
analysis-reason-at-once = It costs nothing, and helps what follows.
analysis-reason-dice-first = Roll first: then you know what you can pay.
analysis-reason-pays-now = You can pay it now.
analysis-reason-reward = The most useful reward now.
analysis-choice-place = { $figures } { $to }
analysis-choice-resolve = use the figures { $at }
analysis-choice-tools = add the tools { $tools }
analysis-choice-no-tools = use no tool
analysis-choice-pay = pay { $goods }
analysis-choice-decline = leave it, and take the figure home
analysis-choice-take-die = take the { $face }
analysis-choice-take-resources = take { $goods }
analysis-choice-take-reward = take the reward of the lowest die
analysis-choice-feed = feed with { $goods }
analysis-choice-starve = lose ten points
analysis-turn-decision = { $player }: { $played }. Better: { $best }.
analysis-turn-roll = { $player } rolled { $dice }.
analysis-turn-cards = The new cards came.
analysis-turn-building = { $player } uncovered a new building.
analysis-turning-point = Round { $round }, move { $move }: { $what } { $change } for { $whose }.
review-heading = Review ({ $effort ->
    [deep] deep
   *[quick] quick
}), { $moves } moves
review-chances = Chance to win, round by round
review-sum = Luck and skill
review-turning-points = Turning points
review-mistakes = Mistakes
review-player = Player
review-round = Round
review-move = Move
review-accuracy = Accuracy
review-first = Start
review-decisions = Own decisions
review-others = Others' decisions
review-luck = Luck
review-revision = Revision
review-result = End
review-luckier = Luckier than
review-of-100 = { $games } of 100 games ({ $low } to { $high })
review-played = Played
review-better = Better
review-cost = Cost
review-class = Class
review-note = All numbers are chances to win in percent. Start + own decisions + others' decisions + luck + revision = end; revision is what the estimate itself changed by looking one step further.
review-progress = Reviewing
review-kept = Stopped after { $reviewed } of { $moves } moves. The same command with --keep { $file } goes on.
review-written = Written to { $file }.
hint-again = Type hint again for three moves.
hint-choice = { $choice }: { $chance }. { $reason }
practice-found = { $found } positions
practice-checked = { $looked } looked at, { $kept } hold
practice-question = Find the move ({ $theme }, { $difficulty }): { $player } is to decide.
practice-right = Right: { $choice }, { $chance }. { $reason }
practice-wrong = Not the best. Better: { $choice }, { $chance }. { $reason }
practice-theme-feeding = feeding
practice-theme-tools = tools
practice-theme-cards = cards
practice-theme-last-round = last round
practice-theme-blocking = blocking
practice-theme-buildings = buildings
practice-theme-growth = growth
practice-difficulty-easy = easy
practice-difficulty-medium = medium
practice-difficulty-hard = hard

## Reviews in the browser

web-review-percent = { $number }%
web-review-chance = Chance to win
web-review-score = Score
web-review-drawn = What is drawn
web-review-line = { $player }: { $first } at the start, { $last } at the end.
web-review-signs-of = Signs of { $player }
web-review-lucky = Lucky
web-review-unlucky = Unlucky
web-review-rolled = Rolled { $dice }
web-review-new-cards = New cards
web-review-new-building = A new building
web-review-as-table = As a table
web-review-mark = Round { $round }, move { $move }: { $sign }, { $change } for { $player }. { $what }
web-review-at = Round { $round } · move { $move }
web-review-change-of = { $change } { $player }
web-review-show = Show
web-review-no-turning-points = This game never turned: no single moment changed much.
web-review-luckier = You were luckier than { $games } of 100 games ({ $low } to { $high }).
web-review-luckier-short = Luckier than … of 100 games
web-review-luckier-of = luckier than { $games } of 100 games
web-review-revision = In percent. Revision is what the estimate itself changed by looking one step further; it is nobody's.
web-review-count-blunder = { $number ->
    [one] 1 blunder
   *[other] { $number } blunders
}
web-review-count-mistake = { $number ->
    [one] 1 mistake
   *[other] { $number } mistakes
}
web-review-count-inaccuracy = { $number ->
    [one] 1 inaccuracy
   *[other] { $number } inaccuracies
}
web-review-reviewing = Reviewing …
web-review-spoken = The game is being reviewed: { $percent } at least.
web-review-spoken-done = The game is reviewed.
web-review-failed = The review came to a halt.
web-review-again = Go on
web-review-by-quick = Quick review by Elder
web-review-by-deep = Deep review by Shaman
web-review-deep = Deep review
web-review-deep-go-on = Go on with the deep review ({ $percent })
web-review-deep-running = Deep review by Shaman
web-review-deep-leave = You may leave this page meanwhile.
web-review-time-left = About { $minutes } min left.
web-review-stop = Stop
web-review-parts = Parts of this page
web-review-part-scoring = Scoring
web-review-part-review = Review
web-review-part-luck = Luck
web-review-part-dice = Dice
web-review-after-move = after move { $move }
web-review-beside = Beside the board
web-review-tab-moments = Moments
web-review-tab-log = Log
web-review-tab-players = Players
web-review-stop-of = { $number } of { $last }
web-review-stops = { $number ->
    [one] 1 moment
   *[other] { $number } moments
}
web-review-previous-stop = Previous moment (Page Up)
web-review-next-stop = Next moment (Page Down)
web-review-no-stops = No moment stands out here.
web-review-show-better = Show the better move on the board (B)
web-review-as-expected = As expected
web-review-against = On average it was { $expected }; this is worth { $came }.
web-review-pips = Pips
web-review-likely = How likely
web-review-win = Win

web-what-if = What if
web-what-if-meaning = Begun in the middle of another game. It counts in no list.
web-what-if-play-on = Play on from here
web-what-if-lead = A new table begins at this point of the game. It counts in no list, and is marked
web-what-if-begin = Begin
web-what-if-before = Before this move
web-what-if-after = After it
web-what-if-next = { $player } is next
web-what-if-dice-next = The dice are next, and fall anew
web-what-if-seat = You play
web-what-if-bots = Bots go on for all other seats.
web-what-if-go = Play on
web-home-won = Won { $own } : { $best }
web-home-lost = Lost { $own } : { $best }
web-home-reviewed = accuracy { $accuracy }% · luckier than { $games } of 100
web-home-not-reviewed = not reviewed yet
web-home-review = Review

## Without a server: these pages on a web space, the whole game in the browser
web-alone-lead = The whole game, on your device: people at one screen or bots, and after this first visit without a network.
web-alone-press = press now, it begins in about { $seconds } s
web-alone-begins = begins in about { $seconds } s
web-alone-late = it takes longer than usual
web-alone-play = Play now: setting up, { $percent } percent
web-alone-stage-page = Page, rules, settings
web-alone-stage-game = The game and its bots
web-alone-stage-start = Starting it on this device
web-alone-ready = ready
web-alone-megabytes = { $done } of { $total } MB
web-alone-seconds = about { $seconds } s
web-alone-awaited = Here as soon as the game has started on this device.
web-alone-friends = Needs a server; this page has none
web-alone-dice = On this device. The dice are sealed as always; on your own machine that proves them to you alone.
web-alone-bring = Bring such a file along
web-alone-brought = Everything in it is here now.
web-alone-forgetful = This window keeps nothing
    .what = It is private, or the storage is full. You can play; when you close it, the game is gone. A file keeps it.
    .save = Keep as a file
    .why = Why?
    .reasons = This browser allows no storage here, as in a private window, or has no room left. An ordinary window keeps everything, and so does the file.
web-alone-update = A new version is ready
    .what = Your games and settings stay. A game that is running goes on as it is until you say so.
    .use = Use it now
    .later = Later

## The server of these pages is away, and one plays on the device
web-offline = The server cannot be reached: you play here
    .what = On this device, against bots or on one screen. Everything is kept, and the games on the server wait.
    .again = Try again
web-offline-back = The server is there again
    .what = What you played here stays on this device.
    .go = To the server
web-offline-friends = Waits until the server is back
web-offline-games = On the server
web-offline-waits = waits
web-offline-kept = { $games ->
    [one] 1 game on this device
   *[other] { $games } games on this device
}
    .see = See
web-install = Install
    .what = Keeps the game on this device, to play without a network
    .how = To have the game beside your other apps, choose “Install” or “Add to Home Screen” in the menu of your browser.
