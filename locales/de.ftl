### Jeder Satz, den ein Mensch liest. In jeder Sprache dieselben Namen.

## Aufzählungen

list-more = { $first }, { $second }
list-last = { $first } und { $second }
nothing = nichts
between-sentences = { " " }

## Orte

location-tool-maker = Werkzeugmacher
    .at = beim Werkzeugmacher
    .to = zum Werkzeugmacher
location-hut = Hütte
    .at = in der Hütte
    .to = in die Hütte
location-field = Acker
    .at = auf dem Acker
    .to = auf den Acker
location-hunt = Jagd
    .at = auf der Jagd
    .to = auf die Jagd
location-forest = Wald
    .at = im Wald
    .to = in den Wald
location-clay-pit = Lehmgrube
    .at = in der Lehmgrube
    .to = in die Lehmgrube
location-quarry = Steinbruch
    .at = im Steinbruch
    .to = in den Steinbruch
location-river = Fluss
    .at = am Fluss
    .to = an den Fluss
location-card-1 = Karte 1
    .at = auf Karte 1
    .to = auf Karte 1
location-card-2 = Karte 2
    .at = auf Karte 2
    .to = auf Karte 2
location-card-3 = Karte 3
    .at = auf Karte 3
    .to = auf Karte 3
location-card-4 = Karte 4
    .at = auf Karte 4
    .to = auf Karte 4
location-building-1 = Gebäude 1
    .at = auf Gebäude 1
    .to = auf Gebäude 1
location-building-2 = Gebäude 2
    .at = auf Gebäude 2
    .to = auf Gebäude 2
location-building-3 = Gebäude 3
    .at = auf Gebäude 3
    .to = auf Gebäude 3
location-building-4 = Gebäude 4
    .at = auf Gebäude 4
    .to = auf Gebäude 4
location-igloo-1 = Iglu 1
    .at = auf Iglu 1
    .to = auf Iglu 1
location-igloo-2 = Iglu 2
    .at = auf Iglu 2
    .to = auf Iglu 2
location-igloo-3 = Iglu 3
    .at = auf Iglu 3
    .to = auf Iglu 3
location-igloo-4 = Iglu 4
    .at = auf Iglu 4
    .to = auf Iglu 4
location-animal = Tier
    .at = beim Tier
    .to = zum Tier

gives-tool-maker = 1 Werkzeug
gives-hut = 1 Figur
gives-field = Acker +1

## Güter

resource-wood = Holz
resource-brick = Ziegel
resource-stone = Stein
resource-gold = Gold
resource-food = Nahrung

good-wood = { $amount } Holz
good-brick = { $amount } Ziegel
good-stone = { $amount } { $amount ->
    [one] Stein
   *[other] Steine
}
good-gold = { $amount } Gold
good-food = { $amount } Nahrung

## Tiere

animal-polar-bear = der Eisbär
animal-wild-boar = das Wildschwein
animal-wolf = der Wolf
animal-raptor = der Raubvogel

## Karten und Gebäude

card = { $top } | { $bottom }
top-dice-for-all = Würfel für alle
top-food = { $amount } Nahrung
top-resource-by-dice = 2 Würfel für { $resource }
top-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
top-tool = { $amount ->
    [one] 1 Werkzeug
   *[other] { $amount } Werkzeuge
}
top-agriculture = Acker +{ $amount }
top-extra-card = { $amount } verdeckte Karte
top-one-use-tool = Einmalwerkzeug { $amount }
top-choose-resources = { $amount } Rohstoffe nach Wahl

culture-healing = Heilkunst
culture-art = Kunst
culture-writing = Schrift
culture-pottery = Töpferei
culture-time = Zeit
culture-transport = Transport
culture-music = Musik
culture-weaving = Weberei

profession-farmers = { $icons ->
    [one] 1 Bauer
   *[other] { $icons } Bauern
}
profession-tool-makers = { $icons ->
    [one] 1 Werkzeugmacher
   *[other] { $icons } Werkzeugmacher
}
profession-hut-builders = { $icons ->
    [one] 1 Hüttenbauer
   *[other] { $icons } Hüttenbauer
}
profession-shamans = { $icons ->
    [one] 1 Schamane
   *[other] { $icons } Schamanen
}

price-fixed = { $price } für { $points } Punkte
price-of-kinds = { $number } Rohstoffe aus { $kinds ->
    [one] 1 Sorte
   *[other] { $kinds } Sorten
}
price-free = { $least } bis { $most } Rohstoffe
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-by-value = ihr Wert

## Das Brett

board-title = Stone Age · Runde { $round } · { $phase ->
    [placing] Figuren setzen
    [using] Figuren einsetzen
    [feeding] Ernährung
   *[over] zu Ende
} · Startspieler { $start }
board-variants = Mit { $variants }
variant-harsh-winter = hartem Winter
variant-wild-animals = wilden Tieren
variant-igloos = Iglus
variant-closed-cards = verdeckten Karten
awaited-place = { $player } setzt Figuren, { $home } daheim.
awaited-resolve = { $player } wählt den nächsten Ort.
awaited-use-tools = { $player } hat { $dice } { $aim } gewürfelt, { $pips } Augen, und darf Werkzeuge dazunehmen.
awaited-pay = { $player } zahlt für { $at } oder verzichtet.
awaited-take-die = { $player } nimmt einen der Würfel { $dice } – { $faces }.
awaited-take-reward = { $player } hat die Würfel { $dice } und nimmt { $reward } für die { $face }, oder { $other } wie für eine 1.
awaited-feed = { $player } { $missing ->
    [one] fehlt 1 Nahrung
   *[other] fehlen { $missing } Nahrung
}: Rohstoffe zahlen oder zehn Punkte verlieren.
awaited-roll = { $dice ->
    [one] 1 Würfel muss
   *[other] { $dice } Würfel müssen
} { $at } { $aim } fallen.
aim-food = für Nahrung
aim-wood = für Holz
aim-brick = für Ziegel
aim-stone = für Stein
aim-gold = für Gold
aim-dice-for-all = für alle
aim-reward = für die Belohnung
board-village = Dorf{ $players ->
    [4] { "" }
   *[other] : zwei von drei je Runde
}
board-gathering = Jagen und Sammeln{ $players ->
    [2] : je ein Spieler
    [3] : je zwei Spieler
   *[other] { "" }
}
board-pips = { $pips } Augen je { $good }
board-cards = Karten: { $deck } im Stapel{ $winter ->
    [yes] , 1 Gold mehr bringt 6 Punkte
   *[no] { "" }
}
board-cost = { $number ->
    [one] 1 Rohstoff
   *[other] { $number } Rohstoffe
}
board-taken = vergeben
board-buildings = Gebäude{ $winter ->
    [yes] : 1 Stein mehr bringt 5 Punkte, wo der Preis fest ist
   *[no] { "" }
}
board-left = noch { $left }
board-empty = leer: das ist die letzte Runde
board-igloos = Iglus
board-animals = Tiere: { $animals }
board-animal-takes = { $animal } nimmt { $penalty ->
    [one] 1 Auge
   *[other] { $penalty } Augen
} von jedem Wurf
board-animal-waits = { $animal } wartet
board-chase = vertrieben, wenn umstellt; ein Würfel je Figur:
board-players = Spieler
board-you = (du)
column-score = Punkte
column-food = Nahrung
column-agriculture = Acker
column-figures = Figuren
column-home = frei
column-wood = Holz
column-brick = Ziegel
column-stone = Stein
column-gold = Gold
column-tools = Werkzeug
board-used-tools = (1) = ein Werkzeug, das diese Runde verbraucht ist
board-culture = { $number ->
    [one] { $culture }
   *[other] { $number } × { $culture }
}
board-extra-card = verdeckte Karte: { $card }
board-hidden-cards = { $number ->
    [one] 1 verdeckte Karte
   *[other] { $number } verdeckte Karten
}
board-built = { $number } Gebäude
board-igloos-built = { $number ->
    [one] 1 Iglu
   *[other] { $number } Iglus
}
board-scoring = Schlusswertung: { $cause ->
    [cards] die Karten reichen nicht mehr
   *[buildings] ein Gebäudestapel ist leer
}
scoring-in-game = Punkte im Spiel
scoring-cultures = Kulturen
scoring-repeated-cultures = doppelte Kulturen
scoring-farmers = Bauern
scoring-tool-makers = Werkzeugmacher
scoring-hut-builders = Hüttenbauer
scoring-shamans = Schamanen
scoring-resources = Rohstoffe
scoring-total = zusammen

## Fragen und Antworten

ask-place = Wohin setzt du Figuren? Wähle nach den Zahlen auf dem Brett.
place-thing = { $name }: { $thing }
ask-figures = Wie viele Figuren gehen { $to }?
figures-yield = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}: { $odds }
odds = im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }, mit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } mindestens { $least }
odds-with-tools = { $odds }; mit Werkzeugen { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }, mit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } mindestens { $least }
odds-of-card = { $name }, { $top }: { $odds }
odds-of-faces = { $name }, { $top }: jede Zahl ist mit { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } dabei, und du wählst zuerst

ask-resolve = Welcher deiner Orte ist als Nächstes dran?
resolve-this = { $name } ({ $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
})

ask-tools = Gewürfelt: { $dice }, zusammen { $total }{ $penalty ->
    [0] .
   *[other] ; das Tier nimmt { $penalty } weg.
} Welche Werkzeuge nimmst du dazu?
tools-give = { $goods }, { $tools }
tool = Werkzeug { $value }
one-use-tool = Einmalwerkzeug { $value }
no-tools = kein Werkzeug

ask-pay = Was zahlst du für { $name } ({ $thing })?
ask-how-many = { $question } Ein Rohstoff nach dem anderen:
ask-further = { $question } { $chosen } …
pay = zahlen
pay-extra-card = zahlen und ein Gold mehr für { $points } Punkte tauschen
pay-extra-building = zahlen und mit einem Stein mehr für { $points } Punkte dämmen
pay-this = { $goods } zahlen{ $points ->
    [0] { "" }
   *[other] { " " }für { $points } Punkte
}
pay-this-and-gold = { $label }, dazu ein Gold mehr für { $points } Punkte
pay-this-and-stone = { $label }, dazu ein Stein mehr für { $points } Punkte
decline = verzichten und die Figur heimnehmen
choose-resources = die Karte einsetzen: zwei Rohstoffe nach Wahl
choose-these = die Karte einsetzen: { $goods } nehmen

ask-die = Auf dem Tisch liegen { $dice }. Welchen Würfel nimmst du?
take-die = { $face }: { $face ->
    [1] 1 Holz
    [2] 1 Ziegel
    [3] 1 Stein
    [4] 1 Gold
    [5] 1 Werkzeug
   *[other] Acker +1
}

ask-reward = Deine Würfel der Vertreibung: { $dice }. Was nimmst du für die { $face }?
reward-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
reward-food = { $amount } Nahrung
reward-resources = { $amount ->
    [one] 1 Rohstoff
   *[other] { $amount } Rohstoffe
}
reward-tools = { $amount ->
    [one] 1 Werkzeug
   *[other] { $amount } Werkzeuge
}
reward-agriculture = Acker +{ $amount }

ask-feed = { $missing ->
    [one] Es fehlt 1 Nahrung.
   *[other] Es fehlen { $missing } Nahrung.
} Wie ernährst du deine Leute?
feed = mit Rohstoffen zahlen
feed-this = { $goods } zahlen
starve = nichts zahlen und { $points } Punkte verlieren

## Ein Spiel im Terminal

welcome = Stone Age zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}. { $persons ->
    [0] Nur Bots spielen
    [one] Du bist { $people }
   *[other] Ihr seid { $people }
}{ $others ->
    [0] .
   *[other] { $persons ->
        [0] :
       *[other] , gegen
    } { $bots }.
}
type-help = Eine Zahl wählt aus, ? zeigt die Hilfe.
hand-over = { $player } ist dran. Jetzt schaut sonst niemand zu: weiter mit Enter.
prompt = { $player } >
help =
    eine Zahl     wählt aus; mehrere auf einmal, wie 5 3, wählen nacheinander
    ein Zug       in der Notation der Aufzeichnungen, wie forest*3
    0, back       zurück zur vorigen Frage
    undo          nimmt deinen letzten Zug zurück, bis Würfel fallen oder Neues aufgedeckt ist
    board         zeigt den Tisch noch einmal
    log           was in dieser Runde geschah; log all: im ganzen Spiel
    save DATEI    speichert den jetzigen Stand; weiter mit stoneage play --resume DATEI
    quit          hört hier auf
    ?             diese Hilfe
help-place = Figuren setzen: jede arbeitet einmal je Runde. Die Zahlen auf dem Brett sind die Orte, die dir offenstehen; Punkte in Klammern sind freie Ringe, Buchstaben sind Figuren. Bei Jagd, Wald, Lehmgrube, Steinbruch und Fluss sagst du danach, wie viele gehen; jede Figur dort wirft einen Würfel. Haben alle gesetzt, beginnt die Arbeit.
help-resolve = Deine Figuren arbeiten, ein Ort nach dem anderen, in beliebiger Reihenfolge. Ein Wurf lässt sich nicht zurücknehmen.
help-use-tools = Die Würfel sind gefallen. Werkzeuge, die in dieser Runde noch unbenutzt sind, erhöhen die Augen um ihren ganzen Wert; die Zeile sagt, was du heimbrächtest. Einmalwerkzeuge sind danach weg.
help-pay = Zahle mit Rohstoffen, die zum Preis passen, oder nimm deine Figur heim und verzichte. Eine Karte kostet so viele Rohstoffe wie ihre Nummer; ein Gebäude bringt seine Punkte sofort.
help-take-die = Nimm einen der Würfel und das, wofür er steht; der nächste Spieler nimmt vom Rest.
help-take-reward = Das Tier ist vertrieben: jeder deiner Würfel bringt die Belohnung seiner Zahl oder die der 1.
help-feed = Jede Figur isst eine Nahrung je Runde. Was fehlt, lässt sich mit Rohstoffen zahlen, je einer für eine Nahrung; oder du verlierst zehn Punkte und behältst sie.
back-to = zurück
not-a-choice = { $answer } gibt es hier nicht: wähle von 1 bis { $most }, oder ? für Hilfe.
taken-back = Zurückgenommen{ $others ->
    [0] .
    [one] , samt dem Zug, den ein Bot seither gemacht hat.
   *[other] , samt den { $others } Zügen, die Bots seither gemacht haben.
}
undo-nothing = Es gibt nichts zurückzunehmen: du hast noch keinen Zug gemacht.
undo-dice = Das lässt sich nicht zurücknehmen: seither sind Würfel gefallen.
undo-revealed = Das lässt sich nicht zurücknehmen: seither wurde Neues aufgedeckt.
undo-others = Das lässt sich nicht zurücknehmen: seither hat ein anderer Mensch entschieden.
saved = Gespeichert in { $file }.
save-where = Sag wohin, zum Beispiel: save spiel.json
kept-in = Das Spiel wird nach jedem Zug in { $file } gespeichert.
resume-with = Weiter geht es mit: stoneage play --resume { $file }
cannot-save = { $file } lässt sich nicht schreiben ({ $why }). Nenne eine andere Datei.
farewell = Auf Wiedersehen.
thanks = Danke fürs Mitspielen.

## Warum nicht

illegal-not-in-play = Das ist nicht Teil dieses Spiels.
illegal-already-there = Dieser Spieler war in dieser Runde schon dort.
illegal-full = Dort ist kein Ring mehr frei.
illegal-village-closed = Mit weniger als vier Spielern sind je Runde nur zwei der drei Orte im Dorf benutzbar.
illegal-enough-players = Mit weniger als vier Spielern darf in dieser Runde kein weiterer Spieler dorthin.
illegal-too-few-figures = Es sind zu wenige Figuren daheim.
illegal-no-figure-there = Dort steht keine Figur dieses Spielers.
illegal-no-such-tools = Diese Werkzeuge gibt es nicht, oder sie sind verbraucht.
illegal-no-such-payment = So lässt sich das nicht bezahlen.
illegal-no-such-meal = So lassen sich die Leute jetzt nicht ernähren.
illegal-no-such-die = Ein solcher Würfel liegt nicht da.
illegal-no-such-reward = Diese Belohnung bringt der Würfel nicht.
illegal-dice-first = Erst müssen die Würfel fallen.
illegal-game-over = Das Spiel ist zu Ende.
illegal-no-placement = Jetzt werden Figuren gesetzt: nenne einen Ort.
illegal-wrong-number-of-figures = Das ist nicht die richtige Anzahl Figuren für diesen Ort.
illegal-no-roll-awaited = Jetzt wird nicht gewürfelt.
illegal-not-these-dice = Das sind nicht die Würfel, die fallen müssen.
illegal-no-such-action = Einen solchen Zug gibt es nicht.
illegal-not-your-turn = Ein anderer Spieler ist dran.
illegal-nothing-to-take-back = Es gibt nichts, was sich zurücknehmen lässt.

## Was geschah

event-figures-placed = { $player } schickt { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} { $at_to }.
event-phase-began = { $phase ->
    [using] Alle Figuren sind gesetzt: nun arbeiten sie.
   *[feeding] Alle Figuren sind daheim: nun essen sie.
}
event-turn-began = { $player } ist am Zug.
event-location-chosen = { $player } macht sich { $at } an die Arbeit.
event-figures-went-home = { $player } holt { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} heim ({ $at_name }).
event-dice-rolled = { $player } würfelt { $dice } { $aim ->
    [food] für Nahrung
    [wood] für Holz
    [brick] für Ziegel
    [stone] für Stein
    [gold] für Gold
    [dice-for-all] für alle
   *[reward] für die Belohnung
}.
event-tools-used = { $player } nimmt { $tools ->
    [0] { "" }
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}{ $one_use ->
    [0] { "" }
   *[other] { $tools ->
        [0] { "" }
       *[other] { " " }und{ " " }
    }{ $one_use ->
        [one] 1 Einmalwerkzeug
       *[other] { $one_use } Einmalwerkzeuge
    }
} dazu.
event-goods-gathered = { $player } bringt { $goods } heim (Würfel { $dice_pips }{ $tool_pips ->
    [0] { "" }
   *[other] , Werkzeuge +{ $tool_pips }
}{ $penalty ->
    [0] { "" }
   *[other] , Tier −{ $penalty }
}).
event-tool-gained = { $player } erhält ein Werkzeug: auf Feld { $space } liegt nun eine { $value }.
event-figure-joined = { $player } erhält eine neue Figur und hat nun { $figures }.
event-agriculture-rose = { $player } hat nun Ackerbau { $agriculture }.
event-nothing-gained = { $player } erhält nichts: { $what ->
    [tool] kein Werkzeug kann mehr steigen
    [figure] im Vorrat ist keine Figur mehr
   *[agriculture] der Ackerbau ist schon am Höchststand
}.
event-food-gained = { $player } erhält { $food } Nahrung.
event-resources-gained = { $player } erhält { $goods }.
event-points-scored = { $player } bekommt { $points } Punkte.
event-one-use-tool-gained = { $player } erhält ein Einmalwerkzeug { $value }.
event-resource-choice-gained = { $player } darf einmal, wann es passt, zwei Rohstoffe nehmen.
event-resources-chosen = { $player } setzt die Karte ein und nimmt { $goods }.
event-card-taken = { $player } nimmt { $at_name } ({ $card }) für { $goods }{ $gold_traded ->
    [yes] , davon ein Gold für { $points } Punkte getauscht
   *[no] { "" }
}.
event-card-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name } ({ $card })
   *[no] kann { $at_name } ({ $card }) nicht bezahlen
}.
event-extra-card-taken = { $is_known ->
    [yes] { $player } zieht die oberste Karte vom Stapel: { $card }.
   *[no] { $player } zieht verdeckt die oberste Karte vom Stapel.
}
event-extra-card-missed = { $player } erhält keine weitere Karte: der Stapel ist leer.
event-die-taken = { $player } nimmt die { $face }.
event-building-taken = { $player } nimmt { $at_name } für { $goods }{ $insulated ->
    [yes] , davon ein Stein zum Dämmen,
   *[no] { "" }
} und bekommt { $points } Punkte.
event-building-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name } ({ $building })
   *[no] kann { $at_name } ({ $building }) nicht bezahlen
}.
event-building-turned-up = Neu bei { $at_name }: { $building }.
event-stack-emptied = Der Stapel von { $at_name } ist leer: das ist die letzte Runde.
event-igloo-taken = { $player } nimmt { $at_name } für { $goods }{ $insulated ->
    [yes] , davon ein Stein zum Dämmen,
   *[no] { "" }
} und bekommt { $points } Punkte.
event-igloo-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name }
   *[no] kann { $at_name } nicht bezahlen
}.
event-animal-surrounded = Umstellt ist { $animal }: Nun wird gewürfelt.
event-reward-taken = { $player } nutzt die { $face }{ $as_one ->
    [yes] { " " }als 1
   *[no] { "" }
}: { $reward ->
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
    [food] { $amount } Nahrung
    [resources] { $amount ->
        [one] 1 Rohstoff
       *[other] { $amount } Rohstoffe
    }
    [tools] { $amount ->
        [one] 1 Werkzeug
       *[other] { $amount } Werkzeuge
    }
   *[agriculture] Acker +{ $amount }
}.
event-animal-driven-off = Vertrieben ist { $animal }.
event-food-harvested = { $player } erntet { $food } Nahrung.
event-food-eaten = { $player } zahlt { $food } Nahrung{ $missing ->
    [0] { "" }
    [one] ; 1 weitere fehlt
   *[other] ; { $missing } weitere fehlen
}.
event-resources-eaten = { $player } zahlt { $goods } für die fehlende Nahrung.
event-starved = { $player } { $by_choice ->
    [yes] lässt Leute hungern
   *[no] kann nicht alle ernähren
} und verliert { $points } Punkte.
event-card-slid = Rückt auf { $at_name }: { $card }.
event-card-turned-up = Neu auf { $at_name }: { $card }.
event-animal-appeared = Aus dem Stapel kommt { $animal } und wartet neben dem Brett.
event-animal-became-active = Jetzt droht { $animal }: Jeder Wurf verliert { $penalty ->
    [one] 1 Auge
   *[other] { $penalty } Augen
}.
event-tools-refreshed = { $player } hat alle Werkzeuge wieder bereit.
event-round-began = Runde { $round } beginnt; Startspieler ist { $player }.
event-game-ended = Das Spiel endet: { $cause ->
    [cards] die Zivilisationskarten reichen nicht mehr
   *[buildings] ein Gebäudestapel ist leer
}.
event-extra-card-revealed = { $player } zeigt die verdeckte Karte: { $card }.
event-final-scoring-done = { $player } hat { $total } Punkte: { $in_game } aus dem Spiel, { $cultures } + { $repeated_cultures } für Kulturen, { $farmers } für Bauern, { $tool_makers } für Werkzeugmacher, { $hut_builders } für Hüttenbauer, { $shamans } für Schamanen, { $resources } für Rohstoffe.
event-game-won = { $number ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}

## Aufzeichnungen

replay = Ein Spiel von { $players } in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}.
replay-start = Runde 1 beginnt; Startspieler ist { $player }.
bad-record = bei { $place }: { $reason }{ $detail }
bad-not-a-record = Das ist keine Aufzeichnung eines Stone-Age-Spiels.
bad-not-json = Die Datei ist beschädigt: Sie lässt sich nicht als JSON lesen.
bad-not-utf-8 = Die Datei ist beschädigt: Sie ist kein Text.
bad-too-long = Die Datei ist zu lang für eine Aufzeichnung.
bad-too-deep = Die Datei ist keine Aufzeichnung: Sie ist zu tief verschachtelt.
bad-named-twice = Das steht zweimal da.
bad-wrong-content = Das kann hier nicht stehen.
bad-unknown-version = Diese Version des Formats ist unbekannt: Ein neueres Programm kann sie vielleicht lesen.
bad-other-rules = Das Spiel wurde nach einer anderen Fassung der Regeln gespielt.
bad-wrong-number-of-seats = Hier braucht es einen Eintrag je Spieler.
bad-no-such-seat = Diesen Platz gibt es nicht.
bad-unprintable = Ein Name muss lesbarer Text sein.
bad-impossible-options = Mit diesen Optionen ist kein Spiel möglich.
bad-impossible-deal = Mit diesem Aufbau kann kein Spiel beginnen.
bad-face-down = Dieses Teil liegt noch verdeckt, darum lässt sich das Spiel nicht nachspielen.
bad-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
bad-wrong-result = Das Ergebnis passt nicht zu den Zügen.
bad-not-over = Ein Ergebnis ist genannt, aber das Spiel ist nicht zu Ende.
bad-digest-differs = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme stimmt nicht.
bad-seed-differs = Das ist nicht der Startwert, der vor dem Spiel versprochen wurde.
bad-unknown-heading = Diese Kopfzeile ist unbekannt.
bad-wrong-label = Dieser Zug gehört zu einer anderen Runde, Phase oder einem anderen Platz.
bad-unreadable = Das ist kein Zug.
bad-not-from-the-deal = Das Spiel beginnt nicht mit seinem Aufbau.

finding-bad-record = Falsch bei { $place }: { $found }
finding-legal = Jeder Zug ist erlaubt, und das Ergebnis stimmt.
finding-unfinished = Jeder Zug ist erlaubt; das Spiel ist noch nicht zu Ende.
finding-face-down = Manche Teile liegen noch verdeckt, darum lassen sich die Züge noch nicht prüfen.
finding-digest-matches = Die Prüfsumme der Aufzeichnung stimmt.
finding-no-digest = Die Aufzeichnung trägt keine Prüfsumme.
finding-digest-differs = Falsch bei { $place }: die Aufzeichnung wurde nachträglich geändert. Ihre Prüfsumme müsste { $expected } sein.
finding-no-fair-dice = Gespielt wurde ohne faire Würfel, darum ist nicht beweisbar, wie Aufbau und Würfe zustande kamen.
finding-seed-secret = Der Startwert ist noch geheim, darum lassen sich Aufbau und Würfe erst nach dem Spiel prüfen.
finding-seed-matches = Der Startwert ist der, der vor dem Spiel versprochen wurde.
finding-seed-differs = Falsch bei { $place }: Das ist nicht der Startwert, der vor dem Spiel versprochen wurde.
finding-deal-matches = Der Aufbau folgt aus dem Startwert.
finding-deal-differs = Falsch bei { $place }: Der Startwert ergibt { $expected }, die Aufzeichnung hat { $found }.
finding-start-matches = Der Startspieler folgt aus dem Startwert.
finding-start-named = Den Startspieler hat der Tisch bestimmt.
finding-start-differs = Falsch bei { $place }: Der Startwert ergibt Platz { $expected }, die Aufzeichnung hat Platz { $found }.
finding-rolls-match = Jeder Wurf folgt aus dem Startwert und den Zügen davor.
finding-roll-differs = Falsch bei { $place }: Der Startwert ergibt { $expected }, die Aufzeichnung hat { $found }. Diese Würfel oder ein Zug seit dem Wurf davor wurden geändert.
digest = Prüfsumme: { $digest }
verdict-fair = Alles ist bewiesen: Nichts wurde geändert, und die Würfel waren fair.
verdict-sound = Nichts ist falsch; was die Aufzeichnung nicht enthält, lässt sich nicht beweisen.
verdict-wrong = Dieser Aufzeichnung ist nicht zu trauen.

cannot-read = { $file } lässt sich nicht lesen ({ $why }). Nenne die Aufzeichnung eines Spiels, als JSON oder in Notation.
no-such-move = Es gibt keinen Zug { $number }: wähle von 0 bis { $most }.
no-such-round = Es gibt keine Runde { $number }: wähle von 1 bis { $most }.
no-such-seat = Es gibt keinen Platz { $number }: Wähle von A bis { $most }.
too-many-people = { $people } Menschen passen nicht an einen Tisch für { $players }: Nimm weniger Menschen oder mehr Spieler.
too-many-bots = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
} und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
} passen nicht an einen Tisch für { $players }: Nenne weniger Bots oder mehr Spieler.
unknown-bot = Einen Bot namens { $bot } gibt es nicht. Wähle aus { $bots }.
resume-alone = --resume spielt mit den Spielern, Bots und Varianten der Datei weiter: Lass { $options } weg.

## Simulation

simulating = Spiele laufen
simulation-speed = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden Rechenzeit: { $games_per_second } Spiele und { $decisions_per_second } Entscheidungen je Sekunde, Regeln { $compiled ->
    [yes] kompiliert
   *[no] interpretiert
}.
simulation-length = Im Schnitt { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Spiel.
simulation-scores = Im Schnitt { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Spieler, { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } für den Sieger.
simulation-ends = Beendet durch aufgebrauchte Karten: { $cards }; durch einen leeren Gebäudestapel: { $buildings }.

## Prüfung eines Bots

fault = Fehler in Spiel { $game } { $decision ->
    [0] vor der ersten Entscheidung
   *[other] bei Entscheidung { $decision }
}: { $reason } ({ $detail })
fault-cannot-start = Das Programm lässt sich nicht starten.
fault-ended = Das Programm hat sich ungebeten beendet.
fault-closed-output = Das Programm hat seine Ausgabe geschlossen.
fault-too-slow = Das Programm hat nicht rechtzeitig geantwortet.
fault-too-long = Das Programm hat eine zu lange Zeile geschrieben.
fault-not-utf-8 = Das Programm hat etwas geschrieben, das kein Text ist.
fault-not-json = Das Programm hat etwas geschrieben, das kein JSON ist.
fault-wrong-content = Das Programm hat JSON geschrieben, das nicht die erwartete Antwort ist.
fault-other-protocol = Das Programm spricht eine andere Fassung des Protokolls.
fault-wrong-id = Das Programm hat auf eine Frage geantwortet, die nicht gestellt war.
fault-no-such-choice = Das Programm hat etwas gewählt, das nicht angeboten war.
forfeit = Das war ein Fehler zu viel: Das Programm verliert dieses Spiel kampflos, und über seine weiteren Züge entscheidet das Los.
check-up-game = Spiel { $number }: { $name } auf Platz { $seat } hat nach { $rounds } Runden { $points } Punkte, die anderen haben { $others }: { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[forfeited] kampflos verloren
}.
check-up-times = { $decisions } Entscheidungen; im Median { NUMBER($median, maximumFractionDigits: 1) } ms, die längste { NUMBER($longest, maximumFractionDigits: 1) } ms.
check-up-faults = { $faults ->
    [0] Kein Fehler gefunden.
    [one] 1 Fehler gefunden.
   *[other] { $faults } Fehler gefunden.
}

## Bots und die Arena

bot-line = { $name }: { $style }
bot-planner-name = Planer
bot-planner-style = Denkt einen Schritt voraus, kennt die Chancen jedes Wurfs und nimmt, was andere brauchen.
bot-woodcutter-name = Holzfäller
bot-woodcutter-style = Hortet Holz, liebt Karten und jagt nicht mehr als nötig.
bot-forager-name = Sammler
bot-forager-style = Nimmt, was kommt, ganz ohne Plan.

arena-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-share = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-rating = Wertung
arena-column-score = Punkte im Mittel
arena-column-time = ms je Entscheidung
arena-column-faults = Fehler
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-so-far = { $bot } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $players } Spielern aus { $deals ->
    [one] 1 Aufbau
   *[other] { $deals } Aufbauten
}, Startwert { $seed }. Jeder Platz eines Bots zählt als eigene Partie.
arena-winners = Wer gewinnt, hat im Mittel { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte nach { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden.
arena-turns = Siegquoten in der Reihenfolge am Tisch, Startspieler zuerst: { $shares }.
arena-rounded = Jeder Aufbau wird mit allen Sitzordnungen gespielt; aus { $asked } Partien wurden daher { $games }.
arena-interrupted = Abgebrochen: Dies ist das Ergebnis bis hierher.
arena-nothing = Abgebrochen, bevor der erste Aufbau zu Ende gespielt war: Es gibt noch kein Ergebnis.
arena-empty = Nenne mindestens einen Bot: { $bots }.
arena-unknown-bot = Einen Bot namens { $bot } gibt es nicht. Wähle aus { $bots } oder gib den Befehl eines eigenen an als --bot "cmd: …".
arena-other-match = { $file } enthält die Partien eines anderen Vergleichs. Nenne eine andere Datei oder wiederhole die Angaben jenes Vergleichs.
arena-bot-fault = { $bot } auf Platz { $seat } hat bei Zug { $move } nichts gewählt, was zur Wahl stand: { $fault }
arena-lost-process = Ein Prozess, der Partien spielte, wurde unerwartet beendet. Weniger Prozesse brauchen weniger Speicher: Versuche --processes 1.
ladder-match = { $players } Spieler, { $bots }: { $bot } gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
ladder-stopped = Angehalten; die Seite wurde nicht geschrieben. Mit --keep kann die Rangliste später weitergehen.
