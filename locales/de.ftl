### Jeder Satz, den ein Mensch liest. In jeder Sprache dieselben Namen.

## Aufzählungen

list-more = { $first }, { $second }
list-last = { $first } und { $second }
nothing = nichts

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

gives-tool-maker = ein Werkzeug
gives-hut = eine neue Figur, braucht 2
gives-field = Ackerbau +1
gives-hunt = Nahrung, beliebig viele Figuren

heading-village = Dorf
heading-gathering = Jagen und Sammeln
heading-card = Zivilisationskarten, Karte 1 für 1 Rohstoff bis Karte 4 für 4
heading-building = Gebäude
heading-igloo = Iglus
heading-animal = Wildes Tier

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
top-points = { $amount } Punkte
top-tool = ein Werkzeug
top-agriculture = Ackerbau +1
top-extra-card = eine weitere Karte, verdeckt
top-one-use-tool = Einmalwerkzeug { $amount }
top-choose-resources = einmal zwei Rohstoffe nach Wahl

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
price-of-kinds = { $number } Rohstoffe aus genau { $kinds ->
    [one] 1 Sorte
   *[other] { $kinds } Sorten
}
price-free = { $least } bis { $most } beliebige Rohstoffe

## Fragen und Antworten

ask-place = Wohin setzt du Figuren?
place-rings = { $name } ({ $free } von { $rings } Ringen frei)
place-animal = { $animal } ({ $free } von { $rings } Ringen frei)
place-thing = { $name }: { $thing }
ask-figures = Wie viele Figuren gehen { $to }?
figures-yield = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}: im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }
figures-yield-with-tools = { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}: im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }, mit allen Werkzeugen { NUMBER($with_tools, minimumFractionDigits: 1, maximumFractionDigits: 1) }

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
    [1] ein Holz
    [2] ein Ziegel
    [3] ein Stein
    [4] ein Gold
    [5] ein Werkzeug
   *[other] Ackerbau +1
}

ask-reward = Deine Würfel der Vertreibung: { $dice }. Was nimmst du für die { $face }?
reward-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
reward-food = { $amount } Nahrung
reward-resources = { $amount ->
    [one] ein Rohstoff nach Wahl
   *[other] { $amount } Rohstoffe nach Wahl
}
reward-tools = { $amount ->
    [one] ein Werkzeug
   *[other] { $amount } Werkzeuge
}
reward-agriculture = Ackerbau +{ $amount }

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
}. { $others ->
    [0] Ihr spielt { $people }.
    [one] Menschen spielen { $people }; der andere Platz spielt zufällig.
   *[other] Menschen spielen { $people }; die anderen Plätze spielen zufällig.
}
type-help = Eine Zahl wählt aus, ? zeigt die Hilfe.
hand-over = { $player } ist dran. Jetzt schaut sonst niemand zu: weiter mit Enter.
prompt = { $player } >
help =
    eine Zahl     wählt diese Zeile; mehrere auf einmal, wie 5 3, wählen nacheinander
    ein Zug       in der Notation der Aufzeichnungen, wie forest*3
    0, back       zurück zur vorigen Frage
    undo          nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde
    board         zeigt den Tisch
    log           was in dieser Runde geschah; log all: im ganzen Spiel
    save DATEI    speichert das Spiel als Aufzeichnung
    quit          hört hier auf
    ?             diese Hilfe
back-to = zurück
not-a-choice = { $answer } gibt es hier nicht: wähle von 1 bis { $most }, oder ? für Hilfe.
taken-back = Zurückgenommen.
saved = Gespeichert in { $file }.
save-where = Sag wohin, zum Beispiel: save spiel.json
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
event-figure-joined = { $player } erhält eine neue Figur: nun { $figures }.
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
event-animal-surrounded = Umzingelt ist { $animal }: nun wird vertrieben.
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
   *[agriculture] Ackerbau +{ $amount }
}.
event-animal-driven-off = Vertrieben ist { $animal }.
event-food-harvested = { $player } erntet { $food } Nahrung.
event-food-eaten = { $player } zahlt { $food } Nahrung{ $missing ->
    [0] { "" }
    [one] ; 1 weitere fehlt
   *[other] ; { $missing } weitere fehlen
}.
event-resources-eaten = { $player } ernährt die übrigen mit { $goods }.
event-starved = { $player } { $by_choice ->
    [yes] lässt Leute hungern
   *[no] kann nicht alle ernähren
} und verliert { $points } Punkte.
event-card-slid = Rückt auf { $at_name }: { $card }.
event-card-turned-up = Neu auf { $at_name }: { $card }.
event-animal-appeared = Aus dem Stapel kommt { $animal } und wartet neben dem Brett.
event-animal-became-active = Jetzt droht { $animal }: jeder Wurf verliert { $penalty }.
event-tools-refreshed = { $player } hat alle Werkzeuge wieder bereit.
event-round-began = Runde { $round } beginnt; Startspieler ist { $player }.
event-game-ended = Das Spiel endet: { $cause ->
    [cards] die Zivilisationskarten sind aufgebraucht
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
bad-not-a-record = Das ist keine Aufzeichnung eines Spiels Stone Age.
bad-not-json = Die Datei ist beschädigt: sie lässt sich nicht als JSON lesen.
bad-not-utf-8 = Die Datei ist beschädigt: sie ist kein Text.
bad-too-long = Die Datei ist zu lang für eine Aufzeichnung.
bad-too-deep = Die Datei ist keine Aufzeichnung: sie ist zu tief verschachtelt.
bad-named-twice = Das steht zweimal da.
bad-wrong-content = Das kann hier nicht stehen.
bad-unknown-version = Diese Version des Formats ist unbekannt: ein neueres Programm kann sie vielleicht lesen.
bad-other-rules = Das Spiel wurde nach einer anderen Fassung der Regeln gespielt.
bad-wrong-number-of-seats = Hier braucht es einen Eintrag je Spieler.
bad-no-such-seat = Diesen Platz gibt es nicht.
bad-unprintable = Ein Name muss lesbarer Text sein.
bad-impossible-options = Mit diesen Optionen ist kein Spiel möglich.
bad-impossible-deal = Mit dieser Auslage kann kein Spiel beginnen.
bad-face-down = Dieses Teil liegt noch verdeckt, darum lässt sich das Spiel nicht nachspielen.
bad-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
bad-wrong-result = Das Ergebnis passt nicht zu den Zügen.
bad-not-over = Ein Ergebnis ist genannt, aber das Spiel ist nicht zu Ende.
bad-digest-differs = Die Aufzeichnung wurde nachträglich geändert: ihre Prüfsumme stimmt nicht.
bad-seed-differs = Das ist nicht der Startwert, der vor dem Spiel versprochen wurde.
bad-unknown-heading = Diese Kopfzeile ist unbekannt.
bad-wrong-label = Dieser Zug gehört zu einer anderen Runde, Phase oder einem anderen Platz.
bad-unreadable = Das ist kein Zug.
bad-not-from-the-deal = Das Spiel beginnt nicht mit seiner Auslage.

finding-bad-record = Falsch bei { $place }: { $found }
finding-legal = Jeder Zug ist erlaubt, und das Ergebnis stimmt.
finding-unfinished = Jeder Zug ist erlaubt; das Spiel ist noch nicht zu Ende.
finding-face-down = Manche Teile liegen noch verdeckt, darum lassen sich die Züge noch nicht prüfen.
finding-digest-matches = Die Prüfsumme der Aufzeichnung stimmt.
finding-no-digest = Die Aufzeichnung trägt keine Prüfsumme.
finding-digest-differs = Falsch bei { $place }: die Aufzeichnung wurde nachträglich geändert. Ihre Prüfsumme müsste { $expected } sein.
finding-no-fair-dice = Gespielt wurde ohne faire Würfel, darum ist nicht beweisbar, wie Auslage und Würfe zustande kamen.
finding-seed-secret = Der Startwert ist noch geheim, darum lassen sich Auslage und Würfe erst nach dem Spiel prüfen.
finding-seed-matches = Der Startwert ist der, der vor dem Spiel versprochen wurde.
finding-seed-differs = Falsch bei { $place }: das ist nicht der Startwert, der vor dem Spiel versprochen wurde.
finding-deal-matches = Die Auslage folgt aus dem Startwert.
finding-deal-differs = Falsch bei { $place }: der Startwert ergibt { $expected }, die Aufzeichnung hat { $found }.
finding-start-matches = Der Startspieler folgt aus dem Startwert.
finding-start-named = Den Startspieler hat der Tisch bestimmt.
finding-start-differs = Falsch bei { $place }: der Startwert ergibt Platz { $expected }, die Aufzeichnung hat Platz { $found }.
finding-rolls-match = Jeder Wurf folgt aus dem Startwert und den Zügen davor.
finding-roll-differs = Falsch bei { $place }: der Startwert ergibt { $expected }, die Aufzeichnung hat { $found }. Diese Würfel oder ein Zug seit dem Wurf davor wurden geändert.
digest = Prüfsumme: { $digest }
verdict-fair = Alles ist bewiesen: nichts wurde geändert, und die Würfel waren fair.
verdict-sound = Nichts ist falsch; was die Aufzeichnung nicht enthält, lässt sich nicht beweisen.
verdict-wrong = Dieser Aufzeichnung ist nicht zu trauen.

cannot-read = { $file } lässt sich nicht lesen ({ $why }). Nenne die Aufzeichnung eines Spiels, als JSON oder in Notation.
no-such-move = Es gibt keinen Zug { $number }: wähle von 0 bis { $most }.
no-such-round = Es gibt keine Runde { $number }: wähle von 1 bis { $most }.
no-such-seat = Es gibt keinen Platz { $number }: wähle von 1 bis { $most }.
too-many-people = { $people } Menschen passen nicht an einen Tisch für { $players }: nimm weniger Menschen oder mehr Spieler.

## Simulation

simulating = Spiele laufen
simulation-speed = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden Rechenzeit: { $games_per_second } Spiele und { $decisions_per_second } Entscheidungen je Sekunde, Regeln { $compiled ->
    [yes] übersetzt
   *[no] interpretiert
}.
simulation-length = Im Schnitt { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Spiel.
simulation-scores = Im Schnitt { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte je Spieler, { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } für den Sieger.
simulation-ends = Beendet durch aufgebrauchte Karten: { $cards }; durch einen leeren Gebäudestapel: { $buildings }.
