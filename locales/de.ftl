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
    [using] Figuren nutzen
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
    hint          worauf es ankommt; noch einmal: die drei besten Züge
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
site-missing = Die gebauten Seiten fehlen hier: python3 dev.py site baut sie.
site-not-empty = { $folder } hat eigene Dateien; nenne einen neuen oder leeren Ordner oder einen, in dem schon eine solche Seite liegt.
site-written = { $folder } enthält die ganze Seite: { $size } MB, komprimiert { $packed } MB. Lege alles auf einen beliebigen Webspace.
site-part-shell = Seiten vor Python, JavaScript und CSS
site-part-python = Python und das Spiel
site-part-rest = Zeichnungen, Schriften und alles Übrige
cannot-save = { $file } lässt sich nicht schreiben ({ $why }). Nenne eine andere Datei.
farewell = Auf Wiedersehen.
thanks = Danke fürs Mitspielen.

## Warum nicht

illegal-not-in-play = Das ist nicht Teil dieses Spiels.
illegal-already-there = Dieser Spieler war in dieser Runde schon dort.
    .you = Dort warst du in dieser Runde schon.
illegal-full = Dort ist kein Ring mehr frei.
illegal-village-closed = Mit weniger als vier Spielern sind je Runde nur zwei der drei Orte im Dorf benutzbar.
illegal-enough-players = Mit weniger als vier Spielern darf in dieser Runde kein weiterer Spieler dorthin.
illegal-too-few-figures = Es sind zu wenige Figuren daheim.
illegal-no-figure-there = Dort steht keine Figur dieses Spielers.
    .you = Dort steht keine deiner Figuren.
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

## Was geschah

event-figures-placed = { $player } schickt { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} { $at_to }.
    .you = Du schickst { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    } { $at_to }.
event-phase-began = { $phase ->
    [using] Alle Figuren sind gesetzt: nun arbeiten sie.
   *[feeding] Alle Figuren sind daheim: nun essen sie.
}
event-turn-began = { $player } ist am Zug.
    .you = Du bist am Zug.
event-location-chosen = { $player } macht sich { $at } an die Arbeit.
    .you = Du machst dich { $at } an die Arbeit.
event-figures-went-home = { $player } holt { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
} heim ({ $at_name }).
    .you = Du holst { $figures ->
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
    .you = Du würfelst { $dice } { $aim ->
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
    .you = Du nimmst { $tools ->
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
    .you = Du bringst { $goods } heim (Würfel { $dice_pips }{ $tool_pips ->
        [0] { "" }
       *[other] , Werkzeuge +{ $tool_pips }
    }{ $penalty ->
        [0] { "" }
       *[other] , Tier −{ $penalty }
    }).
event-tool-gained = { $player } erhält ein Werkzeug: auf Feld { $space } liegt nun eine { $value }.
    .you = Du erhältst ein Werkzeug: auf Feld { $space } liegt nun eine { $value }.
event-figure-joined = { $player } erhält eine neue Figur und hat nun { $figures }.
    .you = Du erhältst eine neue Figur und hast nun { $figures }.
event-agriculture-rose = { $player } hat nun Ackerbau { $agriculture }.
    .you = Du hast nun Ackerbau { $agriculture }.
event-nothing-gained = { $player } erhält nichts: { $what ->
    [tool] kein Werkzeug kann mehr steigen
    [figure] im Vorrat ist keine Figur mehr
   *[agriculture] der Ackerbau ist schon am Höchststand
}.
    .you = Du erhältst nichts: { $what ->
        [tool] kein Werkzeug kann mehr steigen
        [figure] im Vorrat ist keine Figur mehr
       *[agriculture] der Ackerbau ist schon am Höchststand
    }.
event-food-gained = { $player } erhält { $food } Nahrung.
    .you = Du erhältst { $food } Nahrung.
event-resources-gained = { $player } erhält { $goods }.
    .you = Du erhältst { $goods }.
event-points-scored = { $player } bekommt { $points } Punkte.
    .you = Du bekommst { $points } Punkte.
event-one-use-tool-gained = { $player } erhält ein Einmalwerkzeug { $value }.
    .you = Du erhältst ein Einmalwerkzeug { $value }.
event-resource-choice-gained = { $player } darf einmal, wann es passt, zwei Rohstoffe nehmen.
    .you = Du darfst einmal, wann es passt, zwei Rohstoffe nehmen.
event-resources-chosen = { $player } setzt die Karte ein und nimmt { $goods }.
    .you = Du setzt die Karte ein und nimmst { $goods }.
event-card-taken = { $player } nimmt { $at_name } ({ $card }) für { $goods }{ $gold_traded ->
    [yes] , davon ein Gold für { $points } Punkte getauscht
   *[no] { "" }
}.
    .you = Du nimmst { $at_name } ({ $card }) für { $goods }{ $gold_traded ->
        [yes] , davon ein Gold für { $points } Punkte getauscht
       *[no] { "" }
    }.
event-card-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name } ({ $card })
   *[no] kann { $at_name } ({ $card }) nicht bezahlen
}.
    .you = Du { $by_choice ->
        [yes] verzichtest auf { $at_name } ({ $card })
       *[no] kannst { $at_name } ({ $card }) nicht bezahlen
    }.
event-extra-card-taken = { $is_known ->
    [yes] { $player } zieht die oberste Karte vom Stapel: { $card }.
   *[no] { $player } zieht verdeckt die oberste Karte vom Stapel.
}
    .you = { $is_known ->
        [yes] Du ziehst die oberste Karte vom Stapel: { $card }.
       *[no] Du ziehst verdeckt die oberste Karte vom Stapel.
    }
event-extra-card-missed = { $player } erhält keine weitere Karte: der Stapel ist leer.
    .you = Du erhältst keine weitere Karte: der Stapel ist leer.
event-die-taken = { $player } nimmt die { $face }.
    .you = Du nimmst die { $face }.
event-building-taken = { $player } nimmt { $at_name } für { $goods }{ $insulated ->
    [yes] , davon ein Stein zum Dämmen,
   *[no] { "" }
} und bekommt { $points } Punkte.
    .you = Du nimmst { $at_name } für { $goods }{ $insulated ->
        [yes] , davon ein Stein zum Dämmen,
       *[no] { "" }
    } und bekommst { $points } Punkte.
event-building-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name } ({ $building })
   *[no] kann { $at_name } ({ $building }) nicht bezahlen
}.
    .you = Du { $by_choice ->
        [yes] verzichtest auf { $at_name } ({ $building })
       *[no] kannst { $at_name } ({ $building }) nicht bezahlen
    }.
event-building-turned-up = Neu bei { $at_name }: { $building }.
event-stack-emptied = Der Stapel von { $at_name } ist leer: das ist die letzte Runde.
event-igloo-taken = { $player } nimmt { $at_name } für { $goods }{ $insulated ->
    [yes] , davon ein Stein zum Dämmen,
   *[no] { "" }
} und bekommt { $points } Punkte.
    .you = Du nimmst { $at_name } für { $goods }{ $insulated ->
        [yes] , davon ein Stein zum Dämmen,
       *[no] { "" }
    } und bekommst { $points } Punkte.
event-igloo-declined = { $player } { $by_choice ->
    [yes] verzichtet auf { $at_name }
   *[no] kann { $at_name } nicht bezahlen
}.
    .you = Du { $by_choice ->
        [yes] verzichtest auf { $at_name }
       *[no] kannst { $at_name } nicht bezahlen
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
    .you = Du nutzt die { $face }{ $as_one ->
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
    .you = Du erntest { $food } Nahrung.
event-food-eaten = { $player } zahlt { $food } Nahrung{ $missing ->
    [0] { "" }
    [one] ; 1 weitere fehlt
   *[other] ; { $missing } weitere fehlen
}.
    .you = Du zahlst { $food } Nahrung{ $missing ->
        [0] { "" }
        [one] ; 1 weitere fehlt
       *[other] ; { $missing } weitere fehlen
    }.
event-resources-eaten = { $player } zahlt { $goods } für die fehlende Nahrung.
    .you = Du zahlst { $goods } für die fehlende Nahrung.
event-starved = { $player } { $by_choice ->
    [yes] lässt Leute hungern
   *[no] kann nicht alle ernähren
} und verliert { $points } Punkte.
    .you = Du { $by_choice ->
        [yes] lässt Leute hungern
       *[no] kannst nicht alle ernähren
    } und verlierst { $points } Punkte.
event-card-slid = Rückt auf { $at_name }: { $card }.
event-card-turned-up = Neu auf { $at_name }: { $card }.
event-animal-appeared = Aus dem Stapel kommt { $animal } und wartet neben dem Brett.
event-animal-became-active = Jetzt droht { $animal }: Jeder Wurf verliert { $penalty ->
    [one] 1 Auge
   *[other] { $penalty } Augen
}.
event-tools-refreshed = { $player } hat alle Werkzeuge wieder bereit.
    .you = Du hast alle Werkzeuge wieder bereit.
event-round-began = Runde { $round } beginnt; Startspieler ist { $player }.
    .you = Runde { $round } beginnt; Startspieler bist du.
event-game-ended = Das Spiel endet: { $cause ->
    [cards] die Zivilisationskarten reichen nicht mehr
   *[buildings] ein Gebäudestapel ist leer
}.
event-extra-card-revealed = { $player } zeigt die verdeckte Karte: { $card }.
    .you = Du zeigst die verdeckte Karte: { $card }.
event-final-scoring-done = { $player } hat { $total } Punkte: { $in_game } aus dem Spiel, { $cultures } + { $repeated_cultures } für Kulturen, { $farmers } für Bauern, { $tool_makers } für Werkzeugmacher, { $hut_builders } für Hüttenbauer, { $shamans } für Schamanen, { $resources } für Rohstoffe.
    .you = Du hast { $total } Punkte: { $in_game } aus dem Spiel, { $cultures } + { $repeated_cultures } für Kulturen, { $farmers } für Bauern, { $tool_makers } für Werkzeugmacher, { $hut_builders } für Hüttenbauer, { $shamans } für Schamanen, { $resources } für Rohstoffe.
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
draw-unknown-form = Nenne eine Datei, die auf .svg oder .png endet, statt { $file }.
draw-missing = Für ein Bild aus Pixeln fehlt { $library }: pip install "stoneage[png]". Oder nenne eine Datei, die auf .svg endet.
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
bot-great-shaman-name = Große Schamanin
bot-great-shaman-style = Denkt dreimal so lange nach wie alle anderen, bevor sie eine Figur setzt.
bot-shaman-name = Schamanin
bot-shaman-style = Sieht, was aus jeder Wahl werden kann, bevor sie eine Figur setzt.
bot-wandering-shaman-name = Wandernde Schamanin
bot-wandering-shaman-style = Wirft einen kurzen Blick auf das, was aus jeder Wahl werden kann.
bot-young-shaman-name = Junge Schamanin
bot-young-shaman-style = Hat gelernt vorauszusehen, aber wenig Geduld.
bot-elder-name = Ältester
bot-elder-style = Hat tausende Partien erlebt und weiß, was jede Stellung wert ist.
bot-storyteller-name = Erzähler
bot-storyteller-style = Liebt die Geschichten aller Kulturen und schmückt manches aus.
bot-scout-name = Späher
bot-scout-style = Sieht weit und läuft an dem vorbei, was vor den Füßen liegt.
bot-planner-name = Planer
bot-planner-style = Denkt einen Schritt voraus, kennt die Chancen jedes Wurfs und nimmt, was andere brauchen.
bot-hunter-name = Jäger
bot-hunter-style = Geht öfter auf die Jagd, als das Essen es verlangt.
bot-fisher-name = Fischer
bot-fisher-style = Wartet auf den rechten Augenblick und lässt die Werkzeuge im Boot.
bot-shepherd-name = Hirtin
bot-shepherd-style = Rechnet mit Rohstoffen, die nicht da sind.
bot-weaver-name = Weberin
bot-weaver-style = Liebt Karten und übersieht viele davon.
bot-tanner-name = Gerberin
bot-tanner-style = Sammelt mehr, als sie ausgibt.
bot-potter-name = Töpferin
bot-potter-style = Liebt Gebäude und steht ohne den Preis davor.
bot-apprentice-name = Lehrling
bot-apprentice-style = Hat den Alten zugesehen und bringt das Gesehene oft durcheinander.
bot-drummer-name = Trommler
bot-drummer-style = Will alles sofort: Werkzeuge und Felder können warten.
bot-youngster-name = Bursche
bot-youngster-style = Läuft voraus und denkt ans Essen, wenn nur noch eine Figur übrig ist.
bot-dreamer-name = Träumerin
bot-dreamer-style = Hat herrliche Einfälle und vergisst, die Leute zu ernähren.
bot-child-name = Kind
bot-child-style = Spielt mit Freude mit und glaubt an das Glück. Ein guter erster Gegner.
bot-woodcutter-name = Holzfäller
bot-woodcutter-style = Hortet Holz, liebt Karten und jagt nicht mehr als nötig.
bot-forager-name = Sammler
bot-forager-style = Nimmt, was kommt, ganz ohne Plan.
bot-great-builder-name = Große Baumeisterin
bot-great-builder-style = Baut, wo immer ein Stapel offen liegt, und lässt Hüttenbauer die Häuser zählen.
bot-builder-name = Baumeisterin
bot-builder-style = Nimmt lieber Gebäude als Karten.
bot-young-builder-name = Junge Baumeisterin
bot-young-builder-style = Will alles bauen und kommt oft ohne den Preis.
bot-great-painter-name = Großer Höhlenmaler
bot-great-painter-style = Kennt am Ende fast alle acht Kulturen.
bot-painter-name = Höhlenmaler
bot-painter-style = Nimmt die Karte mit der Kultur, die noch fehlt.
bot-young-painter-name = Junger Höhlenmaler
bot-young-painter-style = Sammelt Kulturen und übersieht manche davon.
bot-great-toolmaker-name = Große Werkzeugmacherin
bot-great-toolmaker-style = Macht bessere Werkzeuge als alle anderen und lässt sie zählen.
bot-toolmaker-name = Werkzeugmacherin
bot-toolmaker-style = Ist vor dir beim Werkzeug.
bot-young-toolmaker-name = Junge Werkzeugmacherin
bot-young-toolmaker-style = Macht Werkzeug um Werkzeug und vergisst, es zu benutzen.
bot-great-farmer-name = Großer Bauer
bot-great-farmer-style = Hat Felder genug für alle und Bauern, die sie zählen.
bot-farmer-name = Bauer
bot-farmer-style = Sät früh und hungert selten.
bot-young-farmer-name = Junger Bauer
bot-young-farmer-style = Liebt das Feld so sehr, dass andere Orte ungesehen bleiben.
bot-great-starveling-name = Großer Hungerleider
bot-great-starveling-style = Sät nie, jagt kaum: Zehn Punkte je Mahl ernähren viele fleißige Hände.
bot-starveling-name = Hungerleider
bot-starveling-style = Hungert lieber, als auf die Jagd zu gehen.
bot-young-starveling-name = Junger Hungerleider
bot-young-starveling-style = Lässt die Leute hungrig und die Werkzeuge liegen.
bot-great-raven-name = Großer Rabe
bot-great-raven-style = Nimmt die Karte und das Gebäude, die du am meisten brauchst.
bot-raven-name = Rabe
bot-raven-style = Sieht, was dir fehlt, und ist vor dir dort.
bot-young-raven-name = Junger Rabe
bot-young-raven-style = Sitzt auf dem, was du willst, oft ohne den Preis.

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
lost-process = Ein Prozess, der an der Arbeit war, wurde unerwartet beendet. Weniger Prozesse brauchen weniger Speicher: Versuche --processes 1.
cluster-ready = Der Cluster unter { $address } arbeitet: { $nodes ->
    [one] 1 Rechner
   *[other] { $nodes } Rechner
}, { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}.
cluster-missing = Für einen Cluster fehlt Ray: pip install "stoneage[cluster]".
cluster-unreachable = Unter { $address } antwortet kein Cluster ({ $why }). Starte einen mit ray start oder nenne seine Adresse.
cluster-lost = Der Cluster unter { $address } hat die Arbeit nicht beendet ({ $why }). Mit --keep macht derselbe Befehl später weiter.
cluster-other-version = { $machine } hat eine andere Version: dort { $there }, hier { $here }. Installiere überall dieselbe.
ladder-match = { $players } Spieler, { $bots }: { $bot } gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
ladder-written = { $file } ist geschrieben, nach { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}.
ladder-alone = Eine Rangliste braucht mindestens zwei Bots.
ladder-stopped = Angehalten; die Seite wurde nicht geschrieben. Mit --keep kann die Rangliste später weitergehen.
games-missing = Für Tabellen zur Auswertung fehlt { $library }: pip install "stoneage[research]".
games-stopped = Angehalten; { $file } wurde nicht geschrieben. Mit --keep kann es später weitergehen.
games-written = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $file } geschrieben: { $rows } Zeilen, eine je Sitz.

## Training

train-generation = Generation { $generation }, { $games } Partien, { NUMBER($minutes, maximumFractionDigits: 0) } Minuten; Verluste { NUMBER($win, minimumFractionDigits: 3, maximumFractionDigits: 3) } und { NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
train-measured = Gegen Planer gewinnt er { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, mit { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkten mehr als der beste der anderen.
train-missing = Zum Trainieren fehlt { $library }: pip install "stoneage[train]".
play-missing = Zum Spielen fehlt { $library }: pip install "stoneage[play]".
train-nothing-learnt = In { $folder } wurde noch nichts gelernt.
train-plan-unfit = { $file } ist kein Plan zum Trainieren: { $why }.

## Server

serve-ready = Stone Age ist eröffnet: { $address }
serve-public = Alle anderen kommen über { $address }
serve-database = Datenbank: { $database }
serve-bots = Bots denken in { $processes ->
    [one] 1 Prozess.
   *[other] { $processes } Prozessen.
}
serve-workers = { $workers ->
    [one] 1 Arbeitsprozess bedient die Spieler.
   *[other] { $workers } Arbeitsprozesse bedienen die Spieler.
}
serve-stop = Strg-C beendet den Server.
serve-failed = Der Server konnte nicht starten. Die letzten Zeilen seines Protokolls zeigen, wo es gescheitert ist.
listen-in-use = Port { $port } auf { $host } ist schon von einem anderen Programm belegt. Beende es oder wähle mit --port einen anderen.
listen-not-allowed = Port { $port } auf { $host } ist dir nicht erlaubt. Wähle mit --port einen ab 1024.
listen-no-such-address = Dieser Rechner hat keine Adresse { $host }. Nenne mit --host eine eigene oder 0.0.0.0 für alle.
setting-bad = { $name } kann nicht „{ $value }“ sein.
setting-number = Gib eine Zahl von { $least } bis { $most } an.
setting-choice = Wähle aus { $choices }.
setting-switch = Gib yes oder no an.
setting-rate = Gib eine Rate an wie „20/s burst 60“ oder „6/min burst 10“.
setting-database = Gib sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME an.
setting-postgresql = Mehrere Arbeitsprozesse brauchen PostgreSQL: Gib dessen Adresse mit --database an.
setting-public-url = Gib eine Adresse an wie https://stoneage.example.org.
setting-mail-server = Gib smtp://NAME:PASSWORT@RECHNER:PORT an, oder smtps://, wo von Anfang an TLS verwendet wird.
setting-mail-from = E-Mails brauchen einen Absender: Gib eine Adresse wie stoneage@example.org an.
database-unknown-database = Diese Datenbank lässt sich nicht verwenden. Gib sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME an.
database-driver-missing = Die Bibliothek { $detail } für PostgreSQL fehlt. Installiere sie mit: pip install "stoneage[postgres]"
database-unreachable = Die Datenbank ist nicht erreichbar: { $detail }
database-not-a-database = Diese Datei ist keine Datenbank: { $detail }
database-not-writable = In die Datenbank lässt sich nicht schreiben: { $detail }
database-newer-database = Eine neuere Version dieses Programms hat die Datenbank verändert. Installiere diese Version oder nimm eine andere Datenbank.
database-other-version = Die Datenbank hat eine andere Version ({ $detail }). Starte den Server einmal, das bringt sie auf den Stand.
database-already-there = { $detail } gibt es schon. Eine Sicherung kommt in eine neue Datei.
database-not-empty = Die Datenbank ist nicht leer. Eine Sicherung wird nur in eine leere zurückgespielt.

admin-backed-up = Alles ist in { $file } gesichert.
admin-restored = Alles aus { $file } ist zurückgespielt.
admin-copied = { $done } von { $total } Zeilen
admin-no-tables = Niemand wartet oder spielt.
admin-column-table = Tisch
admin-column-status = Stand
admin-column-age = eröffnet
admin-column-changed = letzte Änderung
admin-column-seats = Plätze
admin-column-moves = Züge
admin-status-open = offen
admin-status-running = läuft
admin-seats = { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
}, { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}, { $free } frei
admin-minutes = vor { $number } min
admin-hours = vor { $number } h
admin-days = { $number ->
    [one] vor 1 Tag
   *[other] vor { $number } Tagen
}
admin-closed = Tisch { $table } ist geschlossen.
admin-no-such-table = Es gibt keinen Tisch { $table }, an dem jemand wartet oder spielt. „stoneage admin list“ zeigt alle.
admin-several-tables = Mehrere Tische heißen { $table }. Gib die ganze Kennung an.
admin-over = Tisch { $table } ist schon zu Ende.

## Was der Server ablehnt

refused-malformed = Das war nicht zu verstehen.
refused-unprintable-name = Ein Name braucht lesbare Zeichen.
refused-unprintable-word = Das Wort für die Würfel muss lesbarer Text sein.
refused-unprintable-text = Das lässt sich nicht sagen: Es ist kein lesbarer Text.
refused-impossible-options = Mit diesen Optionen ist kein Spiel möglich.
refused-key-used = Dieser Schlüssel gehört schon zu einem anderen Tisch.
refused-nobody = Bitte nenne zuerst deinen Namen.
refused-other-site = Das kam von der Seite eines fremden Anbieters und wurde deshalb nicht ausgeführt.
refused-no-such-time-zone = Diese Zeitzone gibt es nicht.
refused-bad-subscription = Dorthin kann nichts geschickt werden: Ein Push-Dienst hat eine öffentliche Adresse mit https und passende Schlüssel.
refused-bad-address = Das ist keine E-Mail-Adresse.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-unknown-host = Diese Adresse gehört nicht zu diesem Server. Nimm die, die für ihn festgelegt ist.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-to-be-watched = An diesem Tisch sind keine Zuschauer zugelassen.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
refused-no-such-device = Ein solches Gerät hast du nicht.
refused-no-such-passkey = Dieser Passkey ist hier nicht bekannt.
refused-bad-passkey = Der Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.
refused-no-passkeys-here = Passkeys brauchen einen Namen in der Adresse: Verwende localhost oder die öffentliche Adresse dieses Servers.
refused-too-many-passkeys = Du hast schon viele Passkeys. Entferne zuerst einen.
refused-no-such-replay = Diese Aufzeichnung gibt es nicht.
refused-no-such-exercise = Diese Aufgabe gibt es nicht.
refused-no-such-move = So viele Züge hat die Partie nicht.
refused-no-such-page = Hier ist nichts.
refused-no-such-method = Das geht hier nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-too-large = Das ist zu groß.
refused-too-long-a-game = Diese Partie hat zu viele Züge.
refused-cards-closed = An diesem Tisch liegen die Karten verdeckt: Nachspielen kannst du die Partie, wenn sie vorbei ist.
refused-too-many-reviews = Andere Analysen laufen noch. Bitte warte, bis eine davon fertig ist.
refused-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
refused-too-many-connections = Du bist zu oft gleichzeitig verbunden. Schließe ein paar Tabs und versuche es noch einmal.
refused-too-busy = An diesem Tisch handeln zu viele gleichzeitig. Bitte versuche es noch einmal.
refused-our-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
refused-store-unavailable = Der Server kann im Augenblick nichts speichern. Bitte versuche es gleich noch einmal.
refused-outcome-unknown = Der Server hat gerade seine Datenbank verloren: Das kann ausgeführt worden sein oder nicht. Sieh nach, bevor du es noch einmal versuchst.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-open = Dort sitzt niemand.
refused-seats-open = Es sind noch Plätze frei.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-already-started = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-table-over = Das Spiel an diesem Tisch ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-stale-version = Am Tisch hat sich inzwischen etwas geändert.
refused-bot-plays-on = Im Augenblick spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
refused-already-resigned = Du hast schon aufgegeben.
refused-not-away = Es spielt kein Bot für dich.
refused-offer-pending = Ein anderes Angebot ist noch nicht beantwortet.
refused-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
refused-nothing-to-take-back = Es gibt nichts, was sich zurücknehmen lässt.
refused-rated-table = An einem gewerteten Tisch wird nichts im Einvernehmen zurückgenommen.
refused-chat-off = An diesem Tisch gibt es keinen Chat.
refused-hints-off = An diesem Tisch gibt es keine Tipps.
refused-no-coach = An diesem Tisch gibt es keinen Lehrer.
refused-rules-changed = Die Regeln wurden seit Beginn dieser Partie berichtigt; darum lässt sich nur der eigene letzte Zug zurücknehmen.

## Wie man spielt, im Browser

web-rules-title = So wird gespielt
web-rules-lead = Du führst einen kleinen Stamm in die Zeit des Ackerbaus. Jage, sammle, mache Werkzeuge, baue, lerne, was eine Kultur ausmacht, und mach jeden Abend alle satt. Wer am Ende die meisten Punkte hat, hat den Stamm am besten geführt.
web-rules-contents = Inhalt
web-rules-here = Link zu dieser Regel
web-rules-play = Das geführte erste Spiel spielen
web-rules-example = Beispiel
web-rules-pieces = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
web-rules-buildings = { $number } Gebäude

web-rules-minute = Das Spiel in einer Minute
web-rules-minute-lead = Ein Spiel hat mehrere Runden, und jede Runde hat drei Phasen.
web-rules-minute-place = Setzen
    .text = Reihum stellt ihr Figuren auf einen Ort nach dem anderen, bis alle irgendwo stehen.
web-rules-minute-use = Nutzen
    .text = Einer nach dem anderen lässt seine Figuren arbeiten: würfeln, sammeln, zahlen, bauen. Dann gehen sie heim.
web-rules-minute-feed = Ernähren
    .text = Jede Figur isst 1 Nahrung.
web-rules-minute-end = Dann kommen neue Karten, der Startspieler wechselt, und die nächste Runde beginnt. Das Spiel endet, wenn die Zivilisationskarten oder ein Gebäudestapel ausgehen.

web-rules-set-up = Aufbau
web-rules-s1 = Du beginnst mit **5 Figuren** und **12 Nahrung**. Ackerbau und Punkte stehen auf 0; du hast keine Werkzeuge und keine Rohstoffe. Fünf weitere Figuren warten im Vorrat: mehr als zehn gibt es nie.
web-rules-s2 = Holz, Ziegel, Stein, Gold und Nahrung gehen nie aus. Die ersten vier sind die **Rohstoffe**; Nahrung gehört nicht dazu.
web-rules-s4 = Die 36 **Zivilisationskarten** werden gemischt. Vier liegen immer offen, egal wie viele mitspielen. Der Platz nennt den Preis: Der rechte kostet 1 Rohstoff, die nächsten 2, 3 und 4.
web-rules-s5 = Die 28 **Gebäude** werden zu vier Stapeln mit je sieben gemischt. Ihr benutzt einen Stapel je Spieler; nur das oberste Gebäude eines Stapels liegt offen.
web-rules-s6 = Wer zuerst Startspieler ist, wird ausgelost, wenn der Tisch niemanden bestimmt.

web-rules-placing = Phase 1: Setzen
web-rules-p1 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter: Je Zug stellst du eine oder mehrere Figuren auf **einen** Ort. Die Phase endet, wenn niemand mehr setzen kann. Figuren ohne Platz bleiben daheim und essen trotzdem.
web-rules-p2 = Die **Ringe** sagen, wie viele Figuren Platz haben, die aller Spieler zusammen. Die Hütte braucht zwei von dir auf einmal; wo gewürfelt wird, bestimmst du, wie viele gehen.
web-rules-p5 = An einen Ort gehst du nur **einmal je Runde**: Später kommt niemand nach. Jede Karte und jedes Gebäude ist ein eigener Ort.
web-rules-p6 = **Kein Passen.** Solange eine deiner Figuren irgendwohin kann, setzt du. Wer nicht kann, wird übersprungen.
web-rules-column-location = Ort
web-rules-column-rings = Ringe
web-rules-column-figures = Du setzt
web-rules-column-gives = Du bekommst
web-rules-no-limit = ohne Grenze
web-rules-one-per-player = einer je Spieler
web-rules-exactly-one = genau 1
web-rules-exactly-two = genau 2
web-rules-one-or-more = 1 oder mehr
web-rules-one-a-turn = 1 je Zug
web-rules-each-card = jede Karte
web-rules-each-building = jedes Gebäude
web-rules-each-igloo = jedes Iglu
web-rules-active-animal = das Tier
web-rules-gives-card = die Karte, wenn du zahlst
web-rules-gives-building = das Gebäude, wenn du zahlst
web-rules-gives-igloo = das Iglu, wenn du zahlst
web-rules-gives-animal = eine Belohnung, sobald es vertrieben ist
web-rules-gives-dice = { $good }, erwürfelt
web-rules-fewer = Zu zweit oder zu dritt
web-rules-x1 = Zu zweit oder zu dritt sind je Runde nur **zwei der drei Orte im Dorf** (Werkzeugmacher, Hütte, Acker) benutzbar.
web-rules-x2 = Zu dritt gehen in Wald, Lehmgrube, Steinbruch und an den Fluss je Runde höchstens **zwei verschiedene Spieler**.
web-rules-x3 = Zu zweit geht an jeden dieser vier Orte je Runde nur **ein Spieler**.

web-rules-using = Phase 2: Nutzen
web-rules-a1 = Der Startspieler nutzt jeden Ort, an dem er Figuren hat, einen nach dem anderen **in beliebiger Reihenfolge**; dann der nächste im Uhrzeigersinn. Ist ein Ort genutzt, gehen seine Figuren heim.
web-rules-a5 = Was du gewinnst, gehört dir sofort. Hol also erst das Werkzeug und würfle dann; hol erst das Holz und baue dann.
web-rules-a2 = **Das Dorf** gibt ohne Würfel und ohne zu fragen: der Werkzeugmacher 1 Werkzeug, der Acker 1 Ackerbau, die Hütte 1 neue Figur, die ab der nächsten Runde gesetzt werden kann, aber schon jetzt isst. An der Grenze (12 Punkte an Werkzeugen, 10 Figuren, Ackerbau 10) ist nichts mehr zu holen, auch nicht durch Würfel, Karten oder Belohnungen.
web-rules-a3 = **Jagen und Sammeln:** Wirf einen Würfel je Figur, nimm nach Wunsch Werkzeuge dazu und teile die Summe. Nur ganze Güter zählen; der Rest verfällt.
web-rules-column-good = Gut
web-rules-column-from = von
web-rules-column-pips = eines je
web-rules-column-worth = Wert in Gebäuden
web-rules-pips = volle { $pips }
web-rules-worth-nothing = –
web-rules-roll-example = Drei Figuren im Steinbruch würfeln 5, 4 und 4: zusammen 13, also 2 Steine. Mit einem Werkzeug 2 werden es 15: 3 Steine.

web-rules-tools = Werkzeuge
web-rules-t1 = Du hast drei Felder. Die ersten drei Werkzeuge sind Einser; jedes weitere erhöht das **niedrigste** um 1, bei gleichen ein unbenutztes. Mehr als zwölf Punkte zusammen gibt es nicht.
web-rules-t2 = Ein Werkzeug, das steigt, bleibt, wie es war: bereit oder benutzt.
web-rules-t3 = Nach einem Wurf für die Jagd, für Rohstoffe oder für eine Karte mit zwei Würfeln darfst du Werkzeuge dazunehmen: beliebig viele, jedes **einmal je Runde** und immer ganz. Würfel für alle und Belohnungen der Tiere ändern sie nicht.
web-rules-t4 = Mit der neuen Runde sind alle Werkzeuge wieder bereit.
web-rules-tool-steps = Deine Werkzeuge nach { $number } Gewinnen: { $tools }

web-rules-cards = Zivilisationskarten
web-rules-c1 = Für die Karte, auf der deine Figur steht, zahlst du so viele Rohstoffe, wie ihr Platz verlangt, beliebig gemischt; mit Nahrung geht es nicht. Kannst oder willst du nicht, geht deine Figur heim und die Karte bleibt liegen.
web-rules-c2 = Die **obere Hälfte** wirkt sofort, die **untere** zählt am Ende. Was du nimmst, haben alle gesehen, also bleiben deine Karten sichtbar; an einem Tisch mit *verdeckten Karten* sehen die anderen nur, wie viele du hast.
web-rules-upper = Obere Hälfte: sofort
web-rules-c3 = **Würfel für alle.** Du wirfst einen Würfel je Spieler. Du nimmst dir zuerst einen, dann die anderen im Uhrzeigersinn; jeder bekommt, wofür sein Würfel steht. Werkzeuge zählen hier nicht, und niemand darf ablehnen.
web-rules-c4 = **Nahrung.** Du bekommst 1 bis 7 Nahrung, wie die Karte zeigt.
web-rules-c5 = **Rohstoff.** Du bekommst, was die Karte zeigt.
web-rules-c6 = **Rohstoff mit Würfeln.** Wirf 2 Würfel für diesen Rohstoff und teile wie üblich. Unbenutzte Werkzeuge helfen.
web-rules-c7 = **Punkte.** Sofort 3 Punkte.
web-rules-c8 = **Werkzeug.** Ein Werkzeug, wie vom Werkzeugmacher.
web-rules-c9 = **Ackerbau.** Eine Stufe höher.
web-rules-c10 = **Verdeckte Karte.** Du ziehst die oberste Karte des Stapels, die nur du siehst. Ihre obere Hälfte bewirkt nichts, die untere zählt. Ist der Stapel leer, gehst du leer aus.
web-rules-c11 = **Einmalwerkzeug** mit Wert 2, 3 und 4. Einmal im Spiel nimmst du es zu einem Wurf dazu, in dieser oder einer späteren Runde. Die untere Hälfte zählt in jedem Fall.
web-rules-c12 = **Zwei Rohstoffe nach Wahl.** Einmal, in deinem Zug der Phase 2 oder wenn dir Nahrung fehlt, nimmst du zwei Rohstoffe aus dem Vorrat. Bleibt die Karte ungenutzt, bringt sie am Ende 2 Punkte. Die untere Hälfte zählt in jedem Fall.
web-rules-faces = Was ein Würfel der Würfel für alle bringt
web-rules-lower = Untere Hälfte: am Ende
web-rules-cultures = Grün: eine von acht Kulturen, jede auf zwei Karten.
web-rules-professions = Sandfarben: Leute, die etwas vervielfachen, das du hast.
web-rules-icons = zusammen { $icons }

web-rules-buildings-title = Gebäude
web-rules-b1 = Zahle genau, was das Gebäude unter deiner Figur verlangt, und bekomme sofort seine Punkte. Das nächste des Stapels wird aufgedeckt; ab der nächsten Runde können Figuren dorthin. Kannst oder willst du nicht, geht deine Figur heim und das Gebäude bleibt.
web-rules-b2 = **Fester Preis.** Auch die Punkte sind aufgedruckt: die Werte der Rohstoffe zusammen.
web-rules-b3 = **Vier oder fünf Rohstoffe** aus genau 1, 2, 3 oder 4 Sorten, welche, bestimmst du. Du bekommst, was sie wert sind.
web-rules-b4 = **Ein bis sieben Rohstoffe** beliebiger Sorten. Du bekommst, was sie wert sind.
web-rules-b5 = In jedem Gebäude ist ein Holz 3 Punkte wert, ein Ziegel 4, ein Stein 5, ein Gold 6. Du darfst beliebig viele Gebäude haben.

web-rules-feeding = Phase 3: Ernähren
web-rules-f1 = Reihum nimmt jeder zuerst so viel Nahrung, wie sein **Ackerbau** anzeigt. Dann isst jede Figur 1 Nahrung, auch wer erst in dieser Runde dazukam.
web-rules-f2 = **Reicht es nicht?** Zuerst geht all deine Nahrung. Den Rest darfst du mit Rohstoffen zahlen, 1 für 1: ganz oder gar nicht.
web-rules-f3 = **Sonst verlierst du 10 Punkte**, egal wie viele hungern, und behältst deine Rohstoffe. Der Punktestand kann unter 0 fallen.

web-rules-round = Eine neue Runde
web-rules-n1 = Der linke Nachbar des Startspielers ist nun Startspieler.
web-rules-n2 = Karten, die niemand nahm, rücken in ihrer Reihenfolge nach rechts auf die billigsten freien Plätze. Neue vom Stapel füllen die Lücken, von rechts nach links.
web-rules-n3 = Benutzte Werkzeuge sind wieder bereit.

web-rules-end = Das Ende
web-rules-e1 = Kann der Stapel für eine neue Runde nicht alle vier Kartenplätze füllen, ist das Spiel sofort zu Ende.
web-rules-e2 = Ist ein Gebäudestapel leer, wird die Runde samt Ernährung zu Ende gespielt; dann ist Schluss. Geschieht beides zugleich, gilt dies, und es werden keine Karten mehr ausgelegt.
web-rules-e3 = Nun kommt alles zu den Punkten des Spiels dazu:
web-rules-score-cultures = Verschiedene Kulturen, zum Quadrat. Die doppelten bilden einen zweiten Satz, ebenso zum Quadrat.
web-rules-score-farmers = Bauern × Ackerbau
web-rules-score-tool-makers = Werkzeugmacher × Punkte deiner Werkzeuge; Einmalwerkzeuge zählen nicht
web-rules-score-hut-builders = Hüttenbauer × Gebäude
web-rules-score-shamans = Schamanen × Figuren
web-rules-score-resources = 1 Punkt je übrigem Rohstoff. Nahrung zählt nichts.
web-rules-e4 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die höchste Summe aus Ackerbau, Punkten der Werkzeuge und Figuren; ist auch sie gleich, wird der Sieg geteilt.

web-rules-winter = Variante: Harter Winter
web-rules-anniversary = Aus der Jubiläumsausgabe; jede lässt sich einzeln oder mit den anderen spielen.
web-rules-w1 = **Dämmen.** Bei einem Gebäude mit festem Preis darfst du einmal 1 Stein mehr zahlen und bekommst 5 Punkte mehr.
web-rules-w2 = **Goldhandel.** Bei einer Karte auf jedem Platz darfst du einmal 1 Gold mehr zahlen und bekommst 6 Punkte. Es muss dir gehören, bevor die Karte wirkt.

web-rules-animals = Mini-Erweiterung: Wilde Tiere
web-rules-l1 = Sind die ersten vier Karten ausgelegt, werden vier Tiere in den Stapel gemischt. Ein gezogenes kommt neben das Brett, und es wird weitergezogen.
web-rules-l3 = Höchstens ein Tier ist **aktiv**. Sein Wert geht von jedem Wurf für Jagd, Rohstoffe und Karten mit zwei Würfeln ab, nach den Werkzeugen, nie unter 0. Die Würfel für alle bleiben, wie sie sind.
web-rules-l4 = Es hat so viele Ringe, wie Spieler mitspielen. In Phase 1 darfst du einen Zug nutzen, um **1 Figur** hinzuschicken, und das in späteren Zügen wieder tun, solange ein Ring frei ist. Können deine Figuren sonst nirgends hin, müssen sie dorthin.
web-rules-l5 = Figuren dort bleiben, bis es vertrieben ist, auch über Runden hinweg. Sie arbeiten nirgends sonst, brauchen keine Nahrung und zählen am Ende weiter als deine.
web-rules-l6 = Sind nach Phase 2 alle Ringe besetzt, **wird es vertrieben**. Reihum wirft jeder einen Würfel je eigener Figur dort und nimmt die Belohnungen vom niedrigsten Würfel an, oder für jeden Würfel stattdessen 3 Punkte. Werkzeuge helfen nicht. Dann gehen die Figuren heim und essen, und das Tier ist für immer fort.
web-rules-l7 = Tiere, die inzwischen gezogen werden, stellen sich an; das nächste wird in der Runde danach aktiv. Ebenso eines, das bei einer verdeckten Karte auftaucht: Es wartet, und du nimmst die nächste Karte.
web-rules-rewards = Was ein Würfel bringt
web-rules-house = Die Werte der Tiere, die Belohnungen für 2 bis 6 sowie Preise und Punkte der Iglus stammen von diesem Projekt: Der Text der Spielregel nennt sie nicht. Ein Tisch kann sich auf andere einigen.

web-rules-igloos = Mini-Erweiterung: Iglus
web-rules-i1 = Vier Iglus liegen von Anfang an offen, jedes ein Ort für genau 1 Figur.
web-rules-i2 = Du nimmst eines wie ein Gebäude mit festem Preis, mit Dämmung, wo der Harte Winter gespielt wird. Danach wird nichts aufgedeckt.
web-rules-i3 = Iglus zählen nicht für Hüttenbauer, und das Spiel endet nicht, wenn sie weg sind.

web-rules-here-we-play = An diesem Tisch
web-rules-itself = Was dir keine Wahl lässt, geschieht von selbst: kein Werkzeug zum Dazunehmen, nichts zum Bezahlen, genug Nahrung für alle, nur noch gleiche Würfel.
web-rules-undo = Deinen letzten Zug darfst du zurücknehmen, bis Würfel fallen, etwas aufgedeckt wird oder ein anderer Mensch entscheidet.
web-rules-fair = Vor dem Spiel versiegelt der Server eine geheime Zahl; alles Mischen und jeder Wurf folgen aus ihr und aus Worten, die die Spieler dazugeben. Am Ende wird sie aufgedeckt, und ein Klick zeigt, ob alles eingehalten wurde.

web-rules-rulings = Wo Regelhefte sich unterscheiden
web-rules-rulings-lead = Die Ausgaben von 2008 und 2018 sind sich fast immer einig. So spielen wir, wo sie es nicht sind oder schweigen.
web-rules-d1 = Grüne Karten zählen das Quadrat der verschiedenen Symbole, nicht je 5 Punkte.
web-rules-d2 = Am Ende zählt Gold wie andere Rohstoffe, und Nahrung zählt nichts.
web-rules-d3 = Gebäude für ein bis sieben Rohstoffe nehmen alle Sorten.
web-rules-d4 = Ein Werkzeug lässt sich nicht teilen.
web-rules-d5 = Das Dorf gibt seinen Gewinn, ohne zu fragen.
web-rules-d6 = Eine ungenutzte Karte für zwei Rohstoffe wird am Ende eingelöst, außer sie kam als verdeckte Karte.
web-rules-d7 = Ein Tier, das bei einer verdeckten Karte auftaucht, wartet, und die nächste Karte wird genommen.
web-rules-d8 = Figuren bei einem Tier zählen für Schamanen und bei Gleichstand.
web-rules-d9 = Ist das Tier der einzige Ort, der bleibt, musst du dorthin.
web-rules-d10 = Ein eben aufgedecktes Gebäude kann ab der nächsten Runde genommen werden.
web-rules-d11 = Gehen Karten und Gebäude in derselben Runde aus, wird noch ernährt, und es werden keine Karten mehr ausgelegt.
web-rules-d12 = Die Karte für zwei Rohstoffe gilt, wann immer du deinen nächsten Ort wählst, beim Bezahlen und wenn dir Nahrung fehlt; auch dann darfst du die Leute noch hungern lassen.
web-rules-d13 = Das niedrigste Werkzeug steigt zuerst, ein unbenutztes vor einem benutzten.
web-rules-d14 = Vier Karten liegen offen, egal wie viele mitspielen.
web-rules-d15 = Du wirfst einen Würfel je Figur, auch wenn es mehr als sieben sind.

## Der Web-Client: der Tisch

web-title = Stone Age
web-to-home = Zur Startseite
web-no-such-page = Hier gibt es nichts
    .reason = Vielleicht ist die Adresse falsch getippt, oder was hier war, gibt es nicht mehr.
web-close = Schließen
web-keys = Tasten
web-keys-parts = Von einem Teil zum nächsten
web-keys-places = Auf dem Brett von Ort zu Ort
web-keys-confirm = Wählen, bestätigen
web-keys-cancel = Abbrechen, schließen, zurück zur Gegenwart
web-keys-numbers = So viele Figuren; das erste Werkzeug, das zweite …
web-keys-hint = Ein Tipp
web-keys-hinted = Einen Zug aus dem Tipp öffnen
web-keys-remaining = Was noch da ist
web-keys-moves = Einen Zug zurück oder weiter, im Verlauf und beim Nachspielen
web-keys-rounds = Eine Runde zurück oder weiter beim Nachspielen
web-keys-ends = Anfang und Ende beim Nachspielen
web-keys-play = Nachspielen: ablaufen lassen, anhalten
web-keys-keys = Diese Liste
web-board = Spielbrett
web-your-board = Dein Tableau
web-you = Du
web-board-of = Tableau von { $player }
web-players = Spieler
web-cards = Karten
web-log = Verlauf
web-chat = Chat
web-chat-unread = { $number } ungelesen
web-rules = Regeln
web-drawers = Mehr zum Spiel
web-round = Runde { $round }
web-phase-placing = Setzen
web-phase-using = Nutzen
web-phase-feeding = Ernähren
web-your-turn = Du bist am Zug
web-turn-of = { $player } ist am Zug
web-everybody-eats = Alle essen
web-game-over = Spielende
web-task-place = Figuren setzen · { $home } daheim
web-task-resolve = Wähle einen Ort zum Nutzen
web-task-working = nutzt die Figuren
web-task-use-tools = Werkzeuge { $place } dazunehmen?
web-task-pay = { $place } zahlen oder verzichten
web-task-take-die = Einen Würfel nehmen
web-task-take-reward = Eine Belohnung nehmen
web-task-feed = Ernähren: { $missing } Nahrung { $missing ->
    [one] fehlt
   *[other] fehlen
}
web-task-round-ends = Runde { $round } geht zu Ende
web-task-roll = Die Würfel fallen { $place }
web-task-over = Schlusswertung
web-since-your-turn = { $number } seit deinem Zug
web-start-player = Startspieler
web-watching = Du schaust zu
web-watching-short = Zuschauer
web-past = Die Vergangenheit
web-past-at = Runde { $round } · Zug { $move } von { $last }
web-past-then = so war es damals
web-past-back = Zurück zur Gegenwart
web-past-back-your-turn = Zurück zur Gegenwart · du bist dran
web-past-previous = Einen Zug zurück
web-past-next = Einen Zug weiter
web-past-heard = Zug { $move }, Runde { $round }: { $text } Escape führt zurück zur Gegenwart.
web-past-unseen = Bei verdeckten Karten bleibt verdeckt, was geschah, bevor du gekommen bist.
web-away = abwesend
web-stock = Vorrat
web-feeding = Ernährung
web-left = noch { $number }
web-missing = { $number } { $number ->
    [one] fehlt
   *[other] fehlen
}
web-tools = Werkzeuge
web-used-tool = Werkzeug { $value }, benutzt
web-tools-of = Werkzeuge: { $tools }
web-agriculture = Acker
web-buildings = Gebäude
web-all-buildings = Alle Gebäude
web-building = Gebäude
web-igloo = Iglu
web-igloos = Iglus
web-choice-card = Zwei Rohstoffe nach Wahl
web-at-home = { $home } von { $figures } daheim
web-of = { $home } von { $figures }
web-number-of = { $thing }: { $number }
web-open-holdings = Karten und Gebäude
web-holdings-of = Was { $player } hat
web-score-of = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-rings-free = { $rings ->
    [one] { $free ->
        [0] besetzt
       *[other] frei
    }
   *[other] { $free } von { $rings } Ringen frei
}
web-room-for-all = Platz für alle
web-figures-of = { $player }: { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
web-at-once = Sofort
web-at-the-end = Am Ende
web-cost-here = Preis hier
web-cost-of-card = { $number ->
    [one] 1 beliebiger Rohstoff
   *[other] { $number } beliebige Rohstoffe
}
web-price = Preis
web-points = Punkte
web-bottom = { $bottom }. { $text }

web-explain-food = Jede Figur isst am Ende der Runde 1 Nahrung.
web-explain-resource = Damit bezahlst du Karten und Gebäude. In einem Gebäude ist er { $value } Punkte wert, am Spielende 1 Punkt und zur Not 1 Nahrung.
web-explain-gathering = Schick eine oder mehr Figuren. Jede wirft einen Würfel; je { $pips } volle Augen bringen 1 { $good }. Werkzeuge zählen dazu.
web-explain-tool-maker = Eine Figur. Bringt 1 Werkzeug.
web-explain-hut = Zwei Figuren eines Spielers. Bringen eine neue Figur.
web-explain-field = Eine Figur. Hebt den Ackerbau um 1.
web-explain-top-dice-for-all = Je Spieler fällt ein Würfel. Du wählst zuerst, dann die anderen: 1 Holz, 2 Ziegel, 3 Stein, 4 Gold, 5 Werkzeug, 6 Acker.
web-explain-top-resource-by-dice = Wirf 2 Würfel: je { $pips } volle Augen bringen 1 { $good }. Unbenutzte Werkzeuge dürfen helfen.
web-explain-top-tool = { $amount ->
    [one] Du bekommst 1 Werkzeug.
   *[other] Du bekommst { $amount } Werkzeuge.
}
web-explain-top-agriculture = Dein Ackerbau steigt um { $amount }.
web-explain-top-extra-card = { $amount ->
    [one] Du ziehst 1 weitere Karte vom Stapel. Nur ihre untere Hälfte zählt.
   *[other] Du ziehst { $amount } weitere Karten vom Stapel. Nur ihre unteren Hälften zählen.
}
web-explain-top-one-use-tool = Ein Werkzeug mit Wert { $amount }, das bei einem einzigen Wurf deiner Wahl hilft.
web-explain-top-choose-resources = { $amount } Rohstoffe nach Wahl, einmal, wann immer du in deinem Zug willst.
web-explain-culture = Verschiedene Kulturen zählen im Quadrat: 4 verschiedene bringen 4 × 4 = 16 Punkte. Doppelte bilden einen zweiten Satz.
web-explain-farmers = Jeder zählt so viele Punkte, wie dein Ackerbau hoch ist.
web-explain-tool-makers = Jeder zählt so viele Punkte, wie alle deine Werkzeuge zusammen wert sind.
web-explain-hut-builders = Jeder zählt 1 Punkt für jedes deiner Gebäude.
web-explain-shamans = Jeder zählt 1 Punkt für jede deiner Figuren.
web-explain-building = Setz eine Figur hierher, zahle, und die Punkte zählen sofort. Ist ein Stapel leer, endet das Spiel mit der Runde.
web-explain-igloo = Setz eine Figur hierher, zahle, und die Punkte zählen sofort. Für Hüttenbauer zählen Iglus nicht.
    .title = Iglu
web-explain-animal = Nimmt { $penalty ->
    [one] 1 Auge
   *[other] { $penalty } Augen
} von jedem Wurf für Güter, wer auch immer würfelt.
web-explain-chase = Steht auf jedem der { $rings } Ringe eine Figur, wird es vertrieben, und alle Helfer bekommen Belohnungen.
web-explain-tool = Erhöht einen Wurf um seinen Wert, einmal je Runde.
web-explain-used-tool = In dieser Runde benutzt; in der nächsten wieder bereit.
web-explain-one-use-tool = Erhöht einen Wurf um seinen Wert, dann ist es verbraucht.
web-explain-tools = Ein Werkzeug erhöht einen Wurf um seinen Wert, einmal je Runde. Neue heben das niedrigste.
    .title = Werkzeuge
web-explain-agriculture = So viel Nahrung kommt am Ende jeder Runde ohne Arbeit herein.
    .title = Acker
web-explain-figures = Deine Leute: Wer daheim ist, kann noch gesetzt werden. Jede Figur isst 1 Nahrung je Runde.
    .title = Figuren
web-explain-score = Die Punkte bis jetzt. Karten und übrige Rohstoffe kommen am Ende dazu.
    .title = Punkte
web-explain-cards = Zivilisationskarten: Die obere Hälfte wirkt sofort, die untere zählt am Ende.
    .title = Karten
web-explain-buildings = Gebäude bringen sofort Punkte; Hüttenbauer zählen sie am Ende noch einmal.
    .title = Gebäude
web-explain-deck = Kann er die vier Felder nicht mehr füllen, ist das Spiel zu Ende.
    .title = Kartenstapel
web-explain-choice-card = Nimm zwei Rohstoffe nach Wahl, einmal, wann immer du in deinem Zug willst.
    .title = Zwei Rohstoffe nach Wahl

web-remaining = Was noch da ist
web-remaining-lead = Das Spiel endet, wenn der Kartenstapel die vier Felder nicht mehr füllen kann oder ein Gebäudestapel leer ist. Gezählt wird nur, was du sehen kannst.
web-remaining-unseen = noch nicht gesehen
web-remaining-board = auf dem Brett
web-remaining-taken = vergeben
web-remaining-yours = deine
web-remaining-cards = Karten
web-remaining-deck = { $number ->
    [0] der Stapel ist leer
   *[other] { $number } im Stapel · frühestens in { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } leer
}
web-remaining-face-down = { $number ->
    [one] 1 Karte liegt verdeckt bei jemand anderem: Sie zählt als noch nicht gesehen.
   *[other] { $number } Karten liegen verdeckt bei den anderen: Sie zählen als noch nicht gesehen.
}
web-remaining-tops = Obere Hälften, die noch niemand gesehen hat
web-remaining-top-dice-for-all = Würfel für alle
web-remaining-top-food = Nahrung
web-remaining-top-resource = Rohstoffe
web-remaining-top-resource-by-dice = Rohstoffe erwürfeln
web-remaining-top-points = Punkte
web-remaining-top-one-use-tool = Einmalwerkzeug
web-remaining-top-agriculture = Acker
web-remaining-top-tool = Werkzeug
web-remaining-top-extra-card = Verdeckte Karte
web-remaining-top-choose-resources = Rohstoffe nach Wahl
web-remaining-buildings = Gebäude
web-remaining-stacks = noch { $number } von { $total } · { $rounds ->
    [0] ein Stapel ist leer
    [one] in 1 Runde kann ein Stapel leer sein
   *[other] in { $rounds } Runden kann ein Stapel leer sein
}
web-remaining-unused = { $number } der ungesehenen Gebäude sind in dieser Partie nicht dabei; welche, weiß niemand.

## Das Spiel im Browser: Fragen

web-ask-now-place = Figuren setzen: Wähle einen Ort auf dem Brett.
web-ask-now-resolve = Welchen Ort nutzen deine Figuren als Nächstes? Wähle ihn auf dem Brett.
web-ask-now-use-tools = Gewürfelt: { $dice }. Welche Werkzeuge nimmst du dazu?
web-ask-now-pay = Was zahlst du: { $at }? Du kannst auch verzichten.
web-ask-now-take-die = Auf dem Tisch liegen { $dice }. Welchen Würfel nimmst du?
web-ask-now-take-reward = Das Tier ist vertrieben. Deine Würfel: { $dice }. Was nimmst du?
web-ask-now-feed = { $missing ->
    [one] Es fehlt 1 Nahrung.
   *[other] Es fehlen { $missing } Nahrung.
} Wie ernährst du deine Leute?
web-ask-waiting = Einen Moment …
web-ask-cancel = Abbrechen
web-ask-reset = Zurücksetzen
web-ask-fewer = Weniger: { $thing }
web-ask-more = Mehr: { $thing }

web-ask-figures = Figuren
web-ask-figures-of = { $figures } von { $most }
web-ask-figures-bring = { $figures } von { $most }, im Schnitt { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }
web-ask-place = { $figures ->
    [one] 1 Figur setzen
   *[other] { $figures } Figuren setzen
}
web-ask-on-average = im Schnitt
web-ask-with-tools = mit Werkzeug
web-ask-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-ask-chance = Mindestens { $least } { $good }: { $without } %.
web-ask-chances = Mindestens { $least } { $good }: { $without } %, mit Werkzeugen { $better } %.
web-ask-percent = { $chance } %
web-ask-two-percent = { $without } · { $better } %
web-ask-use = { $figures ->
    [one] 1 Figur nutzen
   *[other] { $figures } Figuren nutzen
}

web-ask-card-dice = Würfel der Karte
web-ask-rolled = Gewürfelt: { $dice }, zusammen { $total }
web-ask-dice-number = { $dice } Würfel
web-ask-rate = 1 { $good } je { $pips }
web-ask-dice = Würfel
web-ask-tools = Werkzeug
web-ask-total = Summe
web-ask-used = benutzt
web-ask-makes = Zusammen { $total }, { $goods }.
web-ask-tools-useless = Werkzeuge ändern nichts: Es bleibt bei { $goods }.
web-ask-tools-useful = Ohne Werkzeug { $without }, mit allen { $best }.
web-ask-take = Nehmen
web-ask-take-goods = { $goods } nehmen
web-ask-take-nothing = Mit leeren Händen heimgehen

web-ask-pay-card = Zivilisationskarte
web-ask-pay-building = Gebäude
web-ask-pay-igloo = Iglu
web-ask-you-pay = Du zahlst
web-ask-of-stock = { $number } von { $stock }
web-ask-presets = Fertige Zahlungen
web-ask-preset-cheapest = Am günstigsten
web-ask-preset-most-points = Meiste Punkte
web-ask-preset-keep-variety = Vielfalt behalten
web-ask-extra-stone = Mit 1 Stein mehr dämmen
web-ask-extra-gold = 1 Gold mehr eintauschen
web-ask-plus = +{ $points }
web-ask-take-card = Karte nehmen
web-ask-build = Bauen
web-ask-build-for = { $points ->
    [one] Für 1 Punkt bauen
   *[other] Für { $points } Punkte bauen
}
web-ask-decline = Verzichten
web-ask-cannot-pay = Noch kannst du das nicht bezahlen.

web-ask-take-die = Welchen Würfel nimmst du?
web-ask-reward = Dein Lohn für die Vertreibung
web-ask-face = Für die { $face }
web-ask-as-one = Oder wie für eine 1

web-ask-food-missing = { $missing ->
    [one] 1 Nahrung fehlt
   *[other] { $missing } Nahrung fehlen
}
web-ask-hungry = { $missing } von { $eaters } Figuren haben nichts zu essen
web-ask-instead-of-food = Statt Nahrung: { $goods }.
web-ask-feed = Alle ernähren
web-ask-starve = Hungern: −{ $points } Punkte
web-ask-starve-unknown = Hungern
web-ask-cannot-feed = Deine Rohstoffe reichen nicht für alle.

web-ask-choice-card = Karte einsetzen: 2 Rohstoffe nach Wahl
web-ask-choice-card-title = Zwei Rohstoffe nach Wahl
web-ask-choice-card-once = Deine Karte wirkt einmal im Spiel.

## Das Ende eines Spiels, im Browser

web-end-you-won = Du hast gewonnen
web-end-won = { $player } gewinnt
web-end-shared = { $players } teilen sich den Sieg
web-end-resigned-you = Du hast aufgegeben
web-end-resigned = Aufgegeben: { $players }
web-end-abandoned = Einvernehmlich beendet
web-end-closed = Dieser Tisch wurde geschlossen
web-end-lead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $ahead } vor { $second }
web-end-by-tie-break = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, gleichauf mit { $second }: Die Regel für Gleichstand hat entschieden
web-end-points = je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-end-place = Du bist auf Platz { $rank } mit { $points } Punkten
web-end-winner-left = { $player } ist übrig und gewinnt
web-end-no-result = keine Schlusswertung
web-end-never-began = Das Spiel hat nie begonnen
web-end-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
web-end-cause-cards = die Zivilisationskarten sind aus
web-end-cause-buildings = ein Gebäudestapel ist leer
web-end-replay = Nachspielen
web-end-record = Aufzeichnung
web-end-rematch = Revanche
web-end-to-rematch = Zur Revanche
web-end-scoring = Schlusswertung
web-end-so-far = Punkte bis dahin
web-end-in-game = Im Spiel
web-end-cultures = Kulturen
web-end-resources = Übrige Rohstoffe
web-end-total = Gesamt
web-end-best = Bestwert
web-end-rank = { $rank }.
web-end-category = Wertung
web-end-chart = Punkte je Runde
web-end-chart-line = { $player } nach jeder Runde: { $points }
web-end-chart-end = Ende
web-end-chart-table = Als Tabelle
web-end-round = Runde
web-end-reading = Das Spiel wird gelesen …
web-end-dice = Waren die Würfel fair?
web-end-dice-lead = Vor dem Spiel hat der Server eine geheime Zahl versiegelt. Jetzt liegt sie offen, und jede Karte und jeder Würfel lässt sich daraus nachrechnen.
web-end-dice-sealed = Vor dem Spiel hat der Server eine geheime Zahl versiegelt. Sie wird geöffnet, wenn das Spiel vorbei ist; dann lassen sich jede Karte und jeder Würfel daraus nachrechnen.
web-end-dice-before = Vor dem Spiel hat der Server seine geheime Zahl versiegelt und allen dieses Siegel gezeigt:
web-end-dice-after = Jetzt liegt die geheime Zahl offen. Karten, Startspieler und jeder Würfel lassen sich daraus nachrechnen:
web-end-verify = Würfel prüfen
web-end-verifying = Wird geprüft …
web-end-verified-proven = bewiesen
web-end-verified-open = nicht beweisbar
web-end-verified-wrong = falsch
web-end-words = Worte der Spieler dazu: { $words }
web-end-take-json = Als JSON, für Programme
web-end-take-notation = In Notation, für Menschen
web-end-offline = Das kann jeder ohne uns wiederholen: Aufzeichnung behalten und „stoneage verify“ aufrufen.

## Der Web-Client: Startseite, Tische, Einstellungen

web-home-headline =
    Fünf Leute,
    ein Tal.
web-home-lead = Sammeln, bauen und den Stamm besser ernähren als die Nachbarn. Für zwei bis vier, ob Menschen oder Bots, gleich hier.
web-home-play = Jetzt spielen
web-home-dealing = Das Spiel wird aufgebaut …
web-home-play-with = Spielen mit { $bots }
web-home-against = { $name } und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
web-home-classic = Klassisches Spiel
web-home-change = Ändern
web-home-your-game = Deine Partie
web-home-name = Dein Name
web-home-names = Mira, Otter, Esche, Farn, Wacholder, Jonas, Hasel, Flint, Lerche, Linde
web-home-number-of-bots = Gegen
web-home-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
web-home-bot-on-seat = Bot auf Platz { $seat }
web-home-bot-rank = { $bot } · { $rating }
web-home-strength = Stärke { $level } von { $levels }
web-home-opponents = Deine Gegner
web-home-duel = Ein Klick, und das Duell beginnt
web-home-variants = Varianten
web-home-variant-harsh-winter = Harter Winter
    .note = Ein Stein dämmt ein Gebäude, ein Gold zählt zur Karte
web-home-variant-wild-animals = Wilde Tiere
    .note = Sie verderben jeden Wurf, bis sie vertrieben sind
web-home-variant-igloos = Iglus
    .note = Vier weitere Bauplätze für alle, die zahlen können
web-home-variant-closed-cards = Verdeckte Karten
    .note = Niemand sieht, welche Karten die anderen haben
web-home-friends = Mit Freunden
    .note = Link schicken, live spielen oder ein Zug am Tag
web-home-sofa = Ein Bildschirm
    .note = Das Gerät wandert übers Sofa
web-home-first-game = Erste Partie
    .note = Mit Begleitung, etwa fünf Minuten
web-home-players = Spieler
web-home-timing = Bedenkzeit
web-home-timing-none = Beliebig lang
web-home-timing-minute-a-move = 1 Minute je Entscheidung
web-home-timing-minutes-a-move = 5 Minuten je Entscheidung
web-home-timing-quarter-of-an-hour = je 15 Minuten, +10 Sekunden pro Zug
web-home-timing-half-an-hour = je 30 Minuten, +15 Sekunden pro Zug
web-home-timing-day-a-move = 1 Tag je Entscheidung
web-home-timing-three-days-a-move = 3 Tage je Entscheidung
web-home-starter = Startspieler
web-home-starter-drawn = Das Los
web-home-starter-me = Ich
web-home-listed = Öffentlich
    .note = Alle finden den Tisch auf der Startseite
web-home-hints = Tipps
    .note = Alle am Tisch dürfen Tipps holen
web-home-watching = Zuschauer
    .note = Wer den Link hat, darf zusehen
web-home-make-table = Tisch eröffnen
web-home-name-of = Name von Spieler { $seat }
web-home-remove = Spieler { $seat } entfernen
web-home-add-person = Noch jemand
web-home-add-bot = Noch ein Bot
web-home-remove-bot = Ein Bot weniger
web-home-begin = Anfangen
web-home-my-games = Meine Partien
web-home-past-games = Beendet
web-home-open-tables = Offene Tische
web-home-running = Hier wird gespielt
web-home-your-turn = Du bist dran
web-home-seats-taken = { $taken } von { $seats }
web-home-over = Beendet
web-home-join = Mitspielen
web-home-watch = Zusehen
web-home-go-on = Weiter
web-home-see = Ansehen
web-home-game = { $game } · { $timing }
web-home-time-free = ohne Uhr
web-home-time-bank = je { $minutes } min, +{ $seconds } s
web-home-time-minutes = { $minutes } min je Entscheidung
web-home-time-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
web-home-why = Warum hier
web-home-why-odds = Chancen vor dem Setzen
    .note = Jede Wahl zeigt, was sie im Schnitt und wie sicher bringt.
web-home-why-dice = Nachprüfbare Würfel
    .note = Jeder Wurf ist vor dem Spiel versiegelt und danach offen.
web-home-why-editions = Beide Ausgaben
    .note = Sommer und Winter, Tiere, Iglus, harter Winter.
web-home-why-bots = Bots in jeder Stärke
    .note = Gemessene Stärke, eigene Stile, kein Warten.
web-bots-title = Die Bots
web-bots-lead = { $number } Gegner, mit denselben Karten und Würfeln aneinander gemessen.
web-bots-players = Spieler am Tisch
web-bots-rating = Wertung
web-bots-below = ◂ weit darunter
web-bots-ahead = Denkt voraus
    .note = spielt jede Möglichkeit im Kopf weiter; langsam
web-bots-experience = Aus Erfahrung
    .note = weiß, was eine Stellung wert ist; die schwächeren übersehen mehr
web-bots-odds = Nach den Chancen
    .note = rechnet einen Schritt weit und nimmt, was andere brauchen
web-bots-habit = Aus Gewohnheit
    .note = immer derselbe Plan: gut zum Üben
web-bots-masters = Meister
web-bots-strong = Stark
web-bots-good = Gut
web-bots-learning = Lernende
web-bots-first-steps = Erste Schritte
web-bots-numbers = 100 Punkte mehr gewinnen 64 von 100 Duellen. Vergleiche Wertungen nur bei gleicher Spielerzahl: Zu dritt und zu viert ist es ein anderes Spiel.
web-bots-play = Spielen
web-bots-order = Geordnet nach
web-bots-by-strength = Stärke
web-bots-by-style = Spielweise
web-bots-style-all-round = Vielseitige
web-bots-style-builder = Baumeisterinnen
web-bots-style-painter = Höhlenmaler: Kulturen
web-bots-style-toolmaker = Werkzeugmacherinnen
web-bots-style-farmer = Bauern
web-bots-style-starveling = Hungerleider: nie satt
web-bots-style-raven = Raben: nehmen, was du brauchst
web-bots-style-ahead = Denken voraus
web-bots-match = Ein Gegner für mich
web-bots-match-stand = { $games ->
    [one] Nach deiner letzten Partie
   *[other] Nach deinen letzten { $games } Partien
} stehst du bei etwa { $rating }.
web-bots-match-new = Du hast noch keine Partie mit so vielen Spielern: Fang mit einem von diesen an.
web-bots-match-even = so stark wie du
web-bots-match-stronger = etwas stärker
web-bots-match-easier = für gute Laune
web-bots-match-chance = Du würdest etwa { $percent } von 100 Duellen gewinnen.
web-home-more = Mehr
web-home-manual = Handbuch
web-home-rules = Spielregeln
web-home-record = Partie nachspielen
web-home-record-lead = Jede aufgezeichnete Partie, als JSON oder in Notation, von hier oder anderswo.
web-home-record-file = Datei wählen
web-home-record-paste = Oder hier einfügen
web-home-record-show = Anzeigen
web-home-device = Mein anderes Gerät
web-home-device-lead = Kein Konto, kein Passwort: Öffne einen persönlichen Link auf dem anderen Gerät, und du bist auch dort du selbst.
web-home-device-make = Persönlichen Link erstellen
web-home-device-link = Dein persönlicher Link
web-home-device-note = Er gilt einmal und { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} lang. Wer ihn öffnet, spielt unter deinem Namen: Zeig ihn sonst niemandem.
web-home-code = Code für die Kamera: { $label }
web-home-copy = Kopieren
web-home-copied = Kopiert
web-home-send = Senden
web-home-unofficial = Eine inoffizielle, offene Umsetzung mit eigenen Zeichnungen und eigenen Worten.

web-here-title = Willkommen auf diesem Gerät
web-here-lead = Mit diesem persönlichen Link bist du hier dieselbe Person: dein Name, deine Partien, deine Plätze.
web-here-instead = Bisher bist du auf diesem Gerät { $name }; das gilt hier dann nicht mehr.
web-here-come-in = Hier weitermachen
web-here-welcome = Du bist hier jetzt { $name }.
web-here-home = Zu meinen Partien

web-connection-connecting = Auf dem Weg zum Tisch …
web-connection-reconnecting = Die Verbindung ist unterbrochen und wird neu aufgebaut …
web-connection-restarting = Der Server startet neu. Nichts geht verloren, gleich geht es weiter.
web-connection-lost = Der Server antwortet nicht. Es wurde nichts verändert; bitte noch einmal versuchen.

web-table-waiting = Der Tisch ist eröffnet
web-table-seats = Plätze
web-table-seat-open = Freier Platz
web-table-seat-you = Das bist du
web-table-seat-person = Am Tisch
web-table-seat-bot = Bot hinsetzen
web-table-sit = Hinsetzen
web-table-stand-up = Aufstehen
web-table-send-away = { $name } wegschicken
web-table-guest = Jemand neben dir, an diesem Gerät
web-table-guest-add = Hinsetzen
web-table-start = Anfangen
web-table-fill = Mit Bots auffüllen
web-table-close = Tisch aufgeben
web-table-waiting-for = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
web-table-ready = Alle sind da
web-table-press-start = Drück auf „Anfangen“, wenn ihr so weit seid: Von selbst geht es nicht los.
web-table-why-not = { $open ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot hin. Dann kann es losgehen.
   *[other] { $open } Plätze sind noch frei: Lade ein oder setz Bots hin. Dann kann es losgehen.
}
web-table-full = Der Tisch ist voll
    .note = Alle Plätze sind besetzt. Du kannst von Anfang an zuschauen.
    .host = Wer jetzt noch mit deinem Link kommt, erfährt das und darf zuschauen.
web-table-look-on = Zuschauen
web-table-own-game = Eine eigene Partie
web-table-local = Dieser Link funktioniert nur auf diesem Computer
    .note = Die Adresse meint den Computer selbst. Für Freunde in deinem Netz starte den Server so und öffne die Adresse, die er nennt. Deine Partien bleiben erhalten.
web-table-ready-host = Alle sind da; gleich geht es los.
web-table-invite = Einladen
web-table-invite-link = Link für deine Freunde
web-table-network = Für alle im selben Netz, zum Beispiel in deinem WLAN.
web-table-local-link = Link für diesen Computer
web-table-dice = Faire Würfel
web-table-dice-lead = Der Server hat alle Würfel und Karten dieser Partie schon festgelegt und ihr Siegel veröffentlicht. Nach dem Spiel kann jeder prüfen, dass nichts geändert wurde. Mit euren eigenen Worten hätte nicht einmal der Server sie vorhersehen können.
web-table-commitment = Siegel dieser Partie (SHA-256)
web-table-word = Ein Wort von dir, beliebiger Text
web-table-word-give = Dazugeben
web-table-word-again = Ändern
web-table-word-there = Wort
web-table-words-given = { $number ->
    [one] 1 Wort wurde dazugegeben.
   *[other] { $number } Worte wurden dazugegeben.
}
web-table-gone = Diesen Tisch gibt es nicht
web-table-closed = Dieser Tisch wurde aufgegeben
web-table-hidden = Bei dieser Partie darf niemand zusehen
web-table-bot = Bot
web-table-namesake = { $bot } { $number }
web-table-resigned = aufgegeben
web-table-days = { $days } T { $hours } h
web-table-hand-over = Das Gerät geht an { $player }
web-table-i-am = Ich bin { $player }
web-table-menu = Menü
web-table-settings = Einstellungen
web-table-leave = Zur Startseite; die Partie wartet
web-table-recap = Seit deinem letzten Zug
web-table-recap-nothing = Seitdem ist nichts geschehen.
web-table-watch = Zuschauer
web-table-watch-lead = Wer diesen Link hat, sieht die Partie wie ein Zuschauer: keine verdeckten Karten, keine Züge.
web-table-watch-link = Link für Zuschauer
web-table-take-back = Zurücknehmen
web-table-hints = Tipps erlaubt
web-table-no-hints = keine Tipps, wenn andere mitspielen
web-hint = Tipp
web-hint-off = Hier gibt es keine Tipps
    .why = An diesem Tisch sitzen andere Menschen, und Tipps waren nicht vereinbart, als er eröffnet wurde.
web-hint-idea = Ein Gedanke
web-hint-moves = { $number ->
    [one] Ein Zug
    [2] Zwei Züge
   *[other] Drei Züge
}
web-hint-chance = Gewinnchance danach
web-hint-show = Züge zeigen
web-hint-row = { $number }: { $move }, { $chance }. { $reasons }
web-hint-number = { $number ->
    [0] Noch kein Tipp.
    [one] 1 Tipp bisher.
   *[other] { $number } Tipps bisher.
}
web-hint-noted = Sie stehen auf der Schlussseite und in der Aufzeichnung.
web-chance = { $chance } %
web-end-coach = Mit Lehrer
web-end-hints = { $number ->
    [one] 1 Tipp
   *[other] { $number } Tipps
} für { $player }
web-table-ask-take-back = Um Rücknahme meines letzten Zugs bitten
web-table-ask-abandonment = Vorschlagen, die Partie abzubrechen
web-table-resign = Aufgeben
web-table-resign-for = Für { $player } aufgeben
web-table-stay = Weiterspielen
web-resign-title = Partie aufgeben?
web-resign-you = Du gibst auf, und die Partie zählt als verloren. Spielen noch andere Menschen, übernimmt ein Bot deinen Platz.
web-resign-player = { $player } gibt auf, und die Partie zählt dort als verloren. Spielen noch andere Menschen, übernimmt ein Bot den Platz.
web-resign-final = Das lässt sich nicht zurücknehmen.
web-resign-nobody = Niemand möchte weiterspielen?
web-table-offer-take-back = { $player } möchte den letzten Zug zurücknehmen.
web-table-offer-abandonment = { $player } schlägt vor, die Partie ohne Sieger abzubrechen.
web-table-agree = Einverstanden
web-table-disagree = Nein
web-table-withdraw = Zurückziehen
web-table-away = Die Zeit von { $player } war um, ein Bot spielt weiter.
web-table-come-back = Wieder übernehmen
web-table-say = Nachricht
web-table-send = Senden
web-table-chat-empty = Noch keine Nachrichten.
web-table-mute = { $name } stumm schalten
web-table-unmute = { $name } wieder hören
web-table-sound-on = Ton an
web-table-sound-off = Ton aus

web-somebody = Jemand
web-history-title = Deine Partien
web-history-lead = { $games ->
    [one] Eine Partie beendet, am { $date }
   *[other] { $games } Partien beendet, die erste am { $date }
}
web-history-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
web-history-part = Welche Partien
web-history-running = Laufend · { $games }
web-history-finished = Beendet
web-history-list = Beendete Partien
web-history-found = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
web-history-filter = Filtern
web-history-against = Gegen
web-history-everybody = Alle
web-history-variant = Variante
web-history-every-variant = Jede
web-history-players = Spielerzahl
web-history-all = Alle
web-history-won = Gewonnen
web-history-nothing = So eine Partie gibt es nicht.
web-history-nothing-yet = Sobald du eine Partie zu Ende gespielt hast, steht sie hier: zum Nachspielen und für die Revanche.
web-history-show-all = Alle zeigen
web-history-more = Mehr zeigen
web-history-place = { $place }.
web-history-of = von { $players }
web-history-resigned = aufgegeben
web-history-undecided = unentschieden
web-history-shared = ein Bildschirm
web-history-you = Du
web-history-round = Runde { $round }
web-history-minutes = { $minutes } Min.
web-history-hours = { $hours } Std.
web-history-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-numbers-title = In Zahlen
web-numbers-pictures = Bilder
web-numbers-table = Tabelle
web-numbers-by-players = Partien und Siege nach Spielerzahl
web-numbers-won-of = { $won } von { $games } gewonnen
web-numbers-latest = Punkte der letzten { $games } Partien
web-numbers-is-won = gewonnen
web-numbers-not-won = nicht gewonnen
web-numbers-mean = Schnitt
web-numbers-best = Bestwert
web-numbers-games = Partien
web-numbers-game = Partie
web-numbers-victories = Siege
web-numbers-points = Punkte
web-numbers-sources = Woher deine Punkte kommen
web-numbers-a-game = { $points } je Partie
web-numbers-buildings = Gebäude
web-numbers-cards = Auf Karten
web-numbers-cultures = Kulturen
web-numbers-multipliers = Multiplikatoren
web-numbers-goods = Übrige Rohstoffe
web-numbers-hunger = Hunger
web-numbers-whom = Gegen wen
web-numbers-won-lost = gewonnen : verloren
web-numbers-source = Quelle

web-you-title = Du
web-you-lead = Geräte, Benachrichtigungen und was über dich gespeichert ist
    .here = Was dieses Gerät über dich speichert
web-you-nobody = Über dich ist nichts gespeichert: Du hast hier noch keinen Namen genannt.
web-you-kept = Was über dich gespeichert ist
web-you-kept-lead = Dein Name, deine Partien und was du dabei gesagt hast, deine Geräte und worüber du benachrichtigt werden willst. Sonst nichts, und niemand sonst bekommt es.
web-you-export = Als eine Datei herunterladen
web-you-delete = Alles löschen …
web-you-delete-note = Beim Löschen verschwindet dein Name sofort aus allen Partien; in den Partien anderer bleibt ein Platz ohne Namen.
web-you-delete-title = Alles über dich löschen?
web-you-delete-what = Dein Name, deine Geräte, dein Verlauf und alles, was du gesagt hast, sind dann weg: auf jedem Gerät und für immer. In laufenden Partien spielt ein Bot für dich weiter.
web-you-delete-stays = Die Partien selbst bleiben denen, die sie mit dir gespielt haben, mit einem Platz ohne Namen.
web-you-delete-keep = Alles behalten
web-you-delete-now = Alles löschen

notice-turn = Du bist am Zug
    .with = Mit { $players }.
notice-over = Die Partie ist zu Ende
    .with = Mit { $players }.
notice-invitation = Eine Revanche wartet auf dich
    .with = { $players } und du: Der Tisch steht bereit.
notice-trial = So wirst du benachrichtigt
    .note = Stone Age kann dich hier erreichen.
notice-confirm = Stone Age: Ist das deine Adresse?
    .note = Jemand möchte unter dieser Adresse über Stone-Age-Partien benachrichtigt werden. Bist du das, öffne diesen Link; wenn nicht, tu nichts, dann kommt keine weitere E-Mail.
notice-stop-mail = Keine solchen E-Mails mehr:
web-tell-title = Sag mir Bescheid
    .note = auch wenn diese Seite zu ist
web-tell-what = Was
web-tell-push = Dieser Browser
web-tell-mail = E-Mail
web-tell-turn = Ich bin am Zug
web-tell-over = Eine Partie ist zu Ende
web-tell-invitation = Jemand lädt mich ein
web-tell-quiet = Ruhezeit
web-tell-quiet-from = von
web-tell-quiet-until = bis
web-tell-address = E-Mail-Adresse
web-tell-address-save = Speichern
web-tell-address-remove = Entfernen
web-tell-unconfirmed = Noch nicht bestätigt: Öffne den Link in der E-Mail, die eben verschickt wurde. Bis dahin wird sonst nichts dorthin geschickt.
web-tell-confirmed = Bestätigt.
web-tell-try = Zur Probe eine schicken
web-tell-tried = Ist unterwegs.
web-tell-stop = Alles abstellen
web-tell-stopped = Es wird nichts mehr geschickt.
web-tell-denied = Dein Browser erlaubt es nicht: Erlaube dieser Seite in seinen Einstellungen Benachrichtigungen.
web-tell-impossible = Dieser Browser kann keine Benachrichtigungen empfangen, solange die Seite zu ist. Nötig ist https, auf dem iPhone auch die Seite auf dem Home-Bildschirm.
web-confirm-title = Deine Adresse
web-confirm-done = Bestätigt. Ab jetzt bekommst du dort Bescheid.
web-stop-title = Keine E-Mails mehr
web-stop-lead = Soll an diese Adresse nichts mehr geschickt werden?
web-stop-now = Nichts mehr schicken
web-stop-done = Erledigt. Es kommt keine E-Mail mehr.

web-devices-title = Auf jedem Gerät dieselbe Person
web-devices-lead = Kein Passwort und keine Adresse. Wer nur spielen will, braucht nichts davon. Einen Passkey bewahrt dein Telefon, dein Rechner oder dein Passwortmanager auf.
web-devices-unknown = Unbekanntes Gerät
web-devices-way-name = mit Namen
web-devices-way-link = per Link
web-devices-way-passkey = per Passkey
web-devices-seen = zuletzt { $date }
web-devices-here = hier
web-devices-shut-out = Aussperren
web-devices-sure = Wirklich?
web-devices-forget = Entfernen
web-devices-passkey = Passkey
web-devices-made = { $device } · seit { $date }
web-devices-no-passkeys = Passkeys brauchen einen Namen in der Adresse: möglich sind sie unter localhost oder unter der öffentlichen Adresse dieses Servers.
web-devices-add-passkey = Passkey hinzufügen
web-devices-link = Link für ein anderes Gerät
web-here-by-passkey = Mit Passkey hereinkommen

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Licht
web-settings-theme-light = Tag
web-settings-theme-dark = Nacht
web-settings-theme-system = Wie das System
web-settings-season = Jahreszeit
web-settings-season-summer = Sommer
web-settings-season-winter = Winter
web-settings-speed = Animationen
web-settings-speed-0 = Aus
web-settings-speed-0-5 = Langsam
web-settings-speed-1 = Normal
web-settings-speed-2 = Schnell
web-settings-sound = Töne
    .note = Leise: dein Zug, Würfel, Rohstoffe
web-settings-volume = Lautstärke
web-settings-volume-at = { $percent } %
web-settings-confirm = Jeden Zug bestätigen
    .note = Ein Druck mehr, bevor etwas abgeschickt wird
web-settings-single = Eindeutiges selbst entscheiden
    .note = Was nur eine Antwort hat, wird sofort beantwortet
web-settings-rename = Umbenennen
web-settings-forget = Mich auf diesem Gerät vergessen
    .note = Deine Partien bleiben; ohne ein anderes Gerät oder einen Link kommst du nicht mehr zu ihnen.

## Das geführte erste Spiel, im Browser

web-home-practice = Üben
    .note = Finde den besten Zug
web-home-practice-own = { $mistakes ->
    [one] 1 eigener Fehler
   *[other] { $mistakes } eigene Fehler
}
web-practice = Finde den Zug
web-practice-loading = Die Aufgaben werden geholt …
web-practice-ask = Hier ist eine Möglichkeit deutlich die beste. Spiel sie auf dem Brett.
web-practice-answer = Lösung
web-practice-again = Noch einmal
web-practice-next = Weiter
web-practice-skip = Auslassen
web-practice-you = Du
web-practice-opponent = Spieler { $number }
web-practice-your-move = dein Zug
web-practice-number = Nr. { $number }
web-practice-today = Heute { $number } von { $most }
web-practice-themes = Themen
web-practice-difficulty = Schwierigkeit
web-practice-any = Alle
web-practice-easy = Leicht
web-practice-medium = Mittel
web-practice-hard = Schwer
web-practice-theme-own = Eigene Fehler
web-practice-theme-feeding = Ernähren
web-practice-theme-tools = Werkzeug
web-practice-theme-cards = Karten
web-practice-theme-buildings = Gebäude
web-practice-theme-growth = Wachstum
web-practice-theme-blocking = Blockieren
web-practice-theme-last-round = Letzte Runde
web-practice-verdict-best = Richtig!
web-practice-verdict-as-good = Richtig: so gut wie der beste Zug
web-practice-verdict-wrong = Nicht der beste Zug
web-practice-verdict-told = Die Lösung

web-coach-title = Dein erstes Spiel
web-coach-lead = Ein richtiges Spiel gegen einen sanften Bot, mit einem Lehrer an deiner Seite. In etwa fünf Minuten hast du alles Wichtige gesehen. Tu, was er vorschlägt, oder was du magst: Er stellt sich darauf ein.
web-coach-start = Los geht’s
web-coach-starting = Das Spiel wird aufgebaut …
web-coach-things = Das wirst du sehen
web-coach-coach = Lehrer
web-coach-seen = gesehen
web-coach-not-seen = kommt noch
web-coach-fold = Den Lehrer einklappen
web-coach-unfold = Was sagt der Lehrer?
web-coach-leave = Ohne Lehrer weiterspielen
web-coach-leave-briefly = Ohne Lehrer
web-coach-thing-place = Figuren setzen
web-coach-thing-roll = Würfeln und sammeln
web-coach-thing-tool = Werkzeug nutzen
web-coach-thing-card = Karte nehmen
web-coach-thing-build = Bauen
web-coach-thing-feed = Stamm ernähren

web-coach-welcome = Willkommen! Die rote Hand bist du. Du hast fünf Figuren und zwölf Nahrung. In jeder Runde setzt du zuerst deine Figuren, dann arbeiten sie, und am Abend essen alle.
web-coach-place-tool-maker = Schick eine Figur zum **Werkzeugmacher**. Ein Werkzeug verbessert deine Würfe, in jeder Runde.
web-coach-place-tool-maker-again = Noch ein **Werkzeug** schadet nie: eine Figur zum Werkzeugmacher.
web-coach-place-gather-first = Nun { $figures ->
    [one] **eine Figur**
   *[other] **{ $figures } Figuren**
} { $to }. Jede wirft einen Würfel, und { $pips } Augen ergeben 1 { $good }.
web-coach-place-gather = Für das Gebäude, das du am schnellsten haben kannst, fehlt noch **{ $good }**: { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
} { $to }.
web-coach-place-card = Stell eine Figur auf die **Karte für { $cost }**. Wenn sie arbeitet, zahlst du { $cost ->
    [one] einen Rohstoff
   *[other] { $cost } Rohstoffe
} und nimmst die Karte: Die obere Hälfte hilft sofort, die untere zählt am Ende.
web-coach-place-building = Stell eine Figur auf dieses **Gebäude**: Du hast, was es kostet, oder holst es gerade. Es bringt sofort Punkte.
web-coach-place-hunt = Für den Abend wird die Nahrung knapp: { $missing } werden fehlen. Schick { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
} **auf die Jagd**.
web-coach-place-hut = Zwei Figuren **in der Hütte** bringen eine dritte: Ab der nächsten Runde hast du eine mehr, die auch isst.
web-coach-place-field = Eine Figur **auf den Acker**: Von nun an bekommst du jeden Abend eine Nahrung mehr.
web-coach-place-fetch = **{ $good }** bezahlt Karten und Gebäude: { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
} { $to }.
web-coach-place-rest = Niemand darf faulenzen. Schick den Rest { $to } oder wohin du magst.
web-coach-place-stock = Für heute reicht es, aber Nahrung hält sich: { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
} **auf die Jagd**.
web-coach-place-building-early = Stell eine Figur auf dieses **Gebäude**, bevor der Bot es tut. Kannst du nachher nicht zahlen, geht sie heim, und nichts ist verloren.
web-coach-use-tool-maker = Deine Figuren arbeiten in der Reihenfolge, die du wählst. Beginne mit dem **Werkzeugmacher**: Dann hast du das Werkzeug, bevor du würfelst.
web-coach-use-field = Zuerst der **Acker**: Er kostet nichts und fragt nichts.
web-coach-use-hut = Zuerst die **Hütte**: Eine neue Figur kommt dazu.
web-coach-use-dice = Lass **{ $place }** die Würfel rollen: Je volle { $pips } Augen bringen 1 { $good }.
web-coach-use-card = Nun die **Karte**: Du wirst gefragt, womit du zahlst.
web-coach-use-building = Nun das **Gebäude**: Du wirst gefragt, womit du zahlst.
web-coach-use-igloo = Nun das **Iglu**: Du wirst gefragt, womit du zahlst.
web-coach-tools-use = Du hast { $pips } gewürfelt. Das ergibt { $less }, mit einem **Werkzeug** aber { $more }. Nimm es dazu: In der nächsten Runde ist es wieder bereit.
web-coach-tools-keep = Du hast { $pips } gewürfelt, das ergibt { $less }. Das Werkzeug brächte nicht mehr: **Heb es auf** für einen anderen Wurf dieser Runde.
web-coach-tools-save = Du hast { $pips } gewürfelt, das ergibt { $less }. Ein Werkzeug brächte mehr, ist anderswo aber mehr wert: **Heb es auf** für einen anderen Wurf.
web-coach-tools-use-once = Du hast { $pips } gewürfelt. Das ergibt { $less }, mit einem **Einmalwerkzeug** aber { $more }. Das lohnt sich, auch wenn es danach verbraucht ist.
web-coach-tools-ready = Das Werkzeug liegt bereit: { $pips } Augen und das Werkzeug ergeben { $more } statt { $less }. **Hol die Beute heim.**
web-coach-tools-take-off = Auch mit weniger Werkzeug ergeben { $pips } Augen { $more }: **Nimm weg, was zu viel ist**, und heb es für einen anderen Wurf auf.
web-coach-pay-card = Die Karte kostet { $cost ->
    [one] einen Rohstoff
   *[other] { $cost } Rohstoffe
}, egal welche: **Zahle mit dem, was du am wenigsten brauchst**.
web-coach-pay-building = Zahle den Preis und bekomme sofort **{ $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}**.
web-coach-pay-igloo = Ein Iglu ist wie ein Gebäude: Zahle und bekomme **{ $points } Punkte**.
web-coach-take-die = Jeder nimmt reihum einen dieser Würfel. 5 ist ein Werkzeug und 6 Ackerbau, das hilft für den Rest des Spiels. Nimm die **{ $face }**.
web-coach-feed-short = { $missing ->
    [one] Es fehlt 1 Nahrung.
   *[other] Es fehlen { $missing } Nahrung.
} Zahle mit den Rohstoffen, die am wenigsten wert sind: Das ist besser, als zehn Punkte zu verlieren.
web-coach-feed-starve = Es gibt zu wenig Nahrung und nichts zum Zahlen. Diesmal kostet es zehn Punkte: Schick nächstes Mal jemanden auf die Jagd.
web-coach-any = Wähle, was du magst: Hier kann nichts Schlimmes passieren.
web-coach-waiting-placing = Jetzt setzt der Bot. Schau, welche Ringe er nimmt: Zu zweit gehören Wald, Lehmgrube, Steinbruch und Fluss dem, der zuerst kommt.
web-coach-waiting-again = Jetzt setzt der Bot.
web-coach-waiting-using = Jetzt arbeiten die Figuren des Bots. Gleich bist du dran.
web-coach-waiting-feeding = Es ist Abend: Alle essen.
web-coach-finished = Du hast gesetzt, gewürfelt, ein Werkzeug genutzt, eine Karte genommen, gebaut und deinen Stamm ernährt: **Das ist das ganze Spiel**. Von nun an geht es darum, wer es am besten macht. Viel Vergnügen!
web-coach-over = Das Spiel ist zu Ende. Schau dir an, woher die Punkte kommen, und spiel noch einmal!

web-coach-news-gathered = Zusammen { $pips }, je { $each } für eines: Das macht **{ $goods }**.
web-coach-news-tool = Du hast dein erstes **Werkzeug**. Nach einem Wurf darfst du es dazunehmen, einmal je Runde.
web-coach-news-tools-used = Das Werkzeug ist nun benutzt. Mit der neuen Runde ist es wieder bereit.
web-coach-news-one-use-tool = Das Einmalwerkzeug ist verbraucht: Es kommt nicht wieder.
web-coach-news-figure = Eine **neue Figur** kommt dazu. Sie arbeitet ab der nächsten Runde, isst aber schon heute Abend mit.
web-coach-news-agriculture = Dein **Ackerbau** ist gestiegen: Er ernährt jeden Abend eine Figur mehr.
web-coach-news-card = **Deine erste Karte!** Die obere Hälfte hat gewirkt. Die untere wartet auf das Ende: Verschiedene grüne Kulturen zählen zum Quadrat, die Leute auf Sand vervielfachen, was du hast.
web-coach-news-card-too-dear = Für die Karte hattest du zu wenige Rohstoffe, also ging deine Figur heim. Rückt sie nach rechts, kostet sie weniger.
web-coach-news-building = **{ $points } Punkte!** Ein Gebäude zählt, sobald es bezahlt ist. Ist ein Stapel leer, endet das Spiel.
web-coach-news-building-too-dear = Für das Gebäude fehlte noch etwas, also ging deine Figur heim. Nächste Runde ist es noch da.
web-coach-news-fed = Am Abend haben deine Figuren **{ $food } Nahrung** gegessen. Wer zu wenig hat, zahlt mit Rohstoffen oder verliert zehn Punkte.
web-coach-news-starved = Nicht alle wurden satt: **{ $points } Punkte verloren**. Jage, oder erhöhe deinen Ackerbau.
web-coach-news-round = **Eine neue Runde.** Karten, die niemand nahm, sind auf billigere Plätze gerückt, und der andere beginnt.

## Ein Spiel nachspielen, im Browser

replay-preview = { $names } · nach Zug { $move }
web-replay-title = Nachspielen
web-replay-loading = Das Spiel wird ausgelegt …
web-replay-cannot = Dieses Spiel lässt sich nicht zeigen
web-replay-deal = Der Aufbau: Alles ist bereit für die erste Runde.
web-replay-first = Zum Anfang
web-replay-previous = Einen Zug zurück
web-replay-next = Weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Zug
web-replay-at = Zug { $move } von { $last }
web-replay-round = Runde { $round }
web-replay-eyes = Mit wessen Augen
web-replay-eyes-all = Zuschauer
web-replay-game = Dieses Spiel
web-replay-help = Erhaltene Hilfe
web-replay-link = Link zu diesem Zug
web-replay-copied = Kopiert
web-replay-keys = Pfeiltasten: links und rechts ein Zug, auf und ab eine Runde. Pos1 und Ende: Anfang und Ende. Leertaste: abspielen und anhalten.
web-replay-speed = Tempo
web-replay-speed-0 = ohne Bewegung
web-replay-speed-slow = langsam
web-replay-speed-normal = normal
web-replay-speed-fast = schnell

## Analyse: Rückblick, Hinweise, Übung

analysis-class-best = bester Zug
analysis-class-good = gut
analysis-class-inaccuracy = Ungenauigkeit
analysis-class-mistake = Fehler
analysis-class-blunder = grober Fehler
analysis-class-only-choice = einzige Wahl
analysis-class-too-close = zu knapp für ein Urteil
analysis-idea-food = Denk an den Abend: Wer isst was?
analysis-idea-growth = Denk an die nächsten Runden: Was hilft in jeder von ihnen?
analysis-idea-tools = Denk an deine Werkzeuge: Wo machen ein paar Augen den Unterschied?
analysis-idea-cards = Sieh dir die Karten an: Was zählen sie am Ende für dich?
analysis-idea-buildings = Sieh dir die Gebäude an: Welches ist in Reichweite?
analysis-idea-resources = Denk daran, was du bezahlen willst: Was fehlt noch?
analysis-idea-blocking = Sieh auf die anderen: Was ist weg, wenn du wieder dran bist?
analysis-idea-order = Denk an die Reihenfolge: Was sollte vor was kommen?
analysis-idea-saving = Denk ans Sparen: Was brauchst du später dringender?
analysis-reason-feeds-everybody = Damit werden alle satt: Heute Abend würden { $number } Nahrung fehlen.
analysis-reason-less-hunger = Heute Abend fehlt weniger: bisher { $number } Nahrung.
analysis-reason-stocks-food = Nahrung für die nächsten Runden: Niemand muss in Eile jagen.
analysis-reason-new-figure = Ab jetzt in jeder Runde eine Figur mehr.
analysis-reason-every-harvest = Jeden Abend eine Nahrung mehr, bis zum Ende des Spiels.
analysis-reason-better-tool = Ab jetzt in jeder Runde ein Auge mehr auf einen Wurf.
analysis-reason-for-building = Für das Gebäude { $at } fehlt nur noch { $good }.
analysis-reason-fetches = Das bringt { $good } für Karten und Gebäude.
analysis-reason-last-ring = Damit ist der letzte Ring { $at } besetzt.
analysis-reason-blocks = Das versperrt den anderen den Platz { $at }: Jemand könnte ihn sofort brauchen.
analysis-reason-new-culture = Eine neue Kultur: am Ende { $number } Punkte mehr.
analysis-reason-multiplies = Ihre Leute zählen, was du schon hast: { $number } Punkte.
analysis-reason-card-top = Ihre obere Hälfte hilft sofort.
analysis-reason-building-points = Sofort { $number } Punkte.
analysis-reason-drives-off = Es hilft, das Tier zu vertreiben: Jeder Wurf leidet darunter.
analysis-reason-more-goods = Die Werkzeuge bringen { $number } mehr.
analysis-reason-keeps-tools = Kein Werkzeug brächte hier genug: Heb sie für einen anderen Wurf auf.
analysis-reason-cheap-payment = Du zahlst mit dem, was du am wenigsten brauchst.
analysis-reason-keeps-resources = Die Rohstoffe sind anderswo mehr wert.
analysis-reason-cheap-meal = Das billigste Essen: Es kostet weniger als zehn Punkte.
analysis-reason-starving-is-cheaper = Zehn Punkte kosten hier weniger als das, was du zahlen müsstest.
analysis-reason-at-once = Das kostet nichts und hilft bei allem, was folgt.
analysis-reason-dice-first = Erst würfeln: Dann weißt du, was du bezahlen kannst.
analysis-reason-pays-now = Du kannst es jetzt bezahlen.
analysis-reason-reward = Die Belohnung, die jetzt am meisten nützt.
analysis-choice-place = { $figures } { $to }
analysis-choice-resolve = die Figuren { $at } arbeiten lassen
analysis-choice-tools = die Werkzeuge { $tools } dazunehmen
analysis-choice-no-tools = kein Werkzeug benutzen
analysis-choice-pay = { $goods } zahlen
analysis-choice-decline = verzichten und die Figur heimholen
analysis-choice-take-die = die { $face } nehmen
analysis-choice-take-resources = { $goods } nehmen
analysis-choice-take-reward = die Belohnung des niedrigsten Würfels nehmen
analysis-choice-feed = mit { $goods } ernähren
analysis-choice-starve = zehn Punkte verlieren
analysis-turn-decision = { $player }: { $played }. Besser: { $best }.
analysis-turn-roll = { $player } würfelte { $dice }.
analysis-turn-cards = Die neuen Karten kamen.
analysis-turn-building = { $player } deckte ein neues Gebäude auf.
analysis-turning-point = Runde { $round }, Zug { $move }: { $what } { $change } für { $whose }.
review-heading = Analyse ({ $effort ->
    [deep] gründlich
   *[quick] schnell
}), { $moves } Züge
review-chances = Gewinnchance, Runde für Runde
review-sum = Glück und Können
review-turning-points = Wendepunkte
review-mistakes = Fehler
review-player = Spieler
review-round = Runde
review-move = Zug
review-accuracy = Genauigkeit
review-first = Beginn
review-decisions = Eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-revision = Korrektur
review-result = Ende
review-luckier = Mehr Glück als
review-of-100 = { $games } von 100 Spielen ({ $low } bis { $high })
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-class = Urteil
review-note = Alle Zahlen sind Gewinnchancen in Prozent. Beginn + eigene Züge + Züge der anderen + Glück + Korrektur = Ende; die Korrektur ist, was sich an der Schätzung selbst änderte, weil sie einen Schritt weiter sah.
review-progress = Analyse läuft
review-kept = Nach { $reviewed } von { $moves } Zügen angehalten. Derselbe Befehl mit --keep { $file } macht weiter.
review-written = Nach { $file } geschrieben.
hint-again = Noch einmal hint zeigt drei Züge.
hint-choice = { $choice }: { $chance }. { $reason }
practice-found = { $found } Stellungen
practice-checked = { $looked } angesehen, { $kept } halten stand
practice-question = Finde den Zug ({ $theme }, { $difficulty }): { $player } ist dran.
practice-right = Richtig: { $choice }, { $chance }. { $reason }
practice-wrong = Nicht der beste Zug. Besser: { $choice }, { $chance }. { $reason }
practice-theme-feeding = Ernähren
practice-theme-tools = Werkzeuge
practice-theme-cards = Karten
practice-theme-last-round = letzte Runde
practice-theme-blocking = Blockieren
practice-theme-buildings = Gebäude
practice-theme-growth = Wachstum
practice-difficulty-easy = leicht
practice-difficulty-medium = mittel
practice-difficulty-hard = schwer

## Analysen im Browser

web-review-percent = { $number } %
web-review-chance = Gewinnchance
web-review-score = Punkte
web-review-drawn = Was gezeichnet wird
web-review-line = { $player }: { $first } am Anfang, { $last } am Ende.
web-review-signs-of = Zeichen von { $player }
web-review-lucky = Glück
web-review-unlucky = Pech
web-review-rolled = Wurf { $dice }
web-review-new-cards = Neue Karten
web-review-new-building = Ein neues Gebäude
web-review-as-table = Als Tabelle
web-review-mark = Runde { $round }, Zug { $move }: { $sign }, { $change } für { $player }. { $what }
web-review-at = Runde { $round } · Zug { $move }
web-review-change-of = { $change } { $player }
web-review-show = Zeigen
web-review-no-turning-points = Diese Partie kippte nie: Kein einzelner Moment änderte viel.
web-review-luckier = Du hattest mehr Glück als in { $games } von 100 Partien ({ $low } bis { $high }).
web-review-luckier-short = Mehr Glück als in … von 100 Partien
web-review-luckier-of = mehr Glück als in { $games } von 100 Partien
web-review-revision = In Prozent. Die Korrektur ist, was sich an der Schätzung selbst änderte, als sie einen Schritt weiter vorausschaute; sie wird niemandem angerechnet.
web-review-count-blunder = { $number ->
    [one] 1 grober Fehler
   *[other] { $number } grobe Fehler
}
web-review-count-mistake = { $number ->
    [one] 1 Fehler
   *[other] { $number } Fehler
}
web-review-count-inaccuracy = { $number ->
    [one] 1 Ungenauigkeit
   *[other] { $number } Ungenauigkeiten
}
web-review-reviewing = Wird analysiert …
web-review-spoken = Die Partie wird analysiert: mindestens { $percent }.
web-review-spoken-done = Die Partie ist analysiert.
web-review-failed = Die Analyse ist stehen geblieben.
web-review-again = Weitermachen
web-review-by-quick = Schnelle Analyse vom Ältesten
web-review-by-deep = Tiefe Analyse von der Schamanin
web-review-deep = Tiefe Analyse
web-review-deep-go-on = Tiefe Analyse fortsetzen ({ $percent })
web-review-deep-running = Tiefe Analyse von der Schamanin
web-review-deep-leave = Du kannst die Seite solange verlassen.
web-review-time-left = Noch etwa { $minutes } Min.
web-review-stop = Anhalten
web-review-parts = Teile dieser Seite
web-review-part-scoring = Wertung
web-review-part-review = Analyse
web-review-part-luck = Glück
web-review-part-dice = Würfel
web-review-after-move = nach Zug { $move }
web-review-beside = Neben dem Brett
web-review-tab-moments = Momente
web-review-tab-log = Verlauf
web-review-tab-players = Spieler
web-review-stop-of = { $number } von { $last }
web-review-stops = { $number ->
    [one] 1 Moment
   *[other] { $number } Momente
}
web-review-previous-stop = Voriger Moment (Bild auf)
web-review-next-stop = Nächster Moment (Bild ab)
web-review-no-stops = Hier sticht kein Moment heraus.
web-review-show-better = Den besseren Zug auf dem Brett zeigen (B)
web-review-as-expected = Wie erwartet
web-review-against = Im Schnitt waren es { $expected }; so sind es { $came }.
web-review-pips = Augen
web-review-likely = Wie wahrscheinlich
web-review-win = Sieg

web-what-if = Was wäre, wenn
web-what-if-meaning = Begonnen mitten in einer anderen Partie. Sie zählt in keiner Liste.
web-what-if-play-on = Von hier weiterspielen
web-what-if-lead = Ein neuer Tisch beginnt an dieser Stelle der Partie. Er zählt in keiner Liste und trägt das Zeichen
web-what-if-begin = Beginn
web-what-if-before = Vor diesem Zug
web-what-if-after = Danach
web-what-if-next = { $player } ist am Zug
web-what-if-dice-next = Als Nächstes wird neu gewürfelt
web-what-if-seat = Du spielst
web-what-if-bots = Alle anderen Plätze übernehmen Bots.
web-what-if-go = Weiterspielen
web-home-won = Gewonnen { $own } : { $best }
web-home-lost = Verloren { $own } : { $best }
web-home-reviewed = Genauigkeit { $accuracy } % · mehr Glück als in { $games } von 100
web-home-not-reviewed = noch nicht analysiert
web-home-review = Analyse

## Ohne Server: diese Seiten auf einem Webspace, das ganze Spiel im Browser
web-alone-lead = Das ganze Spiel auf deinem Gerät: an einem Bildschirm oder gegen Bots, und nach diesem ersten Besuch auch ohne Netz.
web-alone-press = jetzt drücken, es beginnt in etwa { $seconds } s
web-alone-begins = beginnt in etwa { $seconds } s
web-alone-late = es dauert länger als sonst
web-alone-play = Jetzt spielen: wird vorbereitet, { $percent } Prozent
web-alone-stage-page = Seite, Regeln, Einstellungen
web-alone-stage-game = Das Spiel und seine Bots
web-alone-stage-start = Start auf diesem Gerät
web-alone-ready = fertig
web-alone-megabytes = { $done } von { $total } MB
web-alone-seconds = etwa { $seconds } s
web-alone-awaited = Kommt, sobald das Spiel auf diesem Gerät gestartet ist.
web-alone-friends = Braucht einen Server; diese Seite hat keinen
web-alone-dice = Auf diesem Gerät. Die Würfel sind versiegelt wie immer; auf dem eigenen Rechner beweist das nur dir selbst etwas.
web-alone-bring = Eine solche Datei mitbringen
web-alone-brought = Alles daraus ist jetzt hier.
web-alone-forgetful = Dieses Fenster behält nichts
    .what = Es ist privat, oder der Speicher ist voll. Du kannst spielen; schließt du es, ist die Partie weg. In einer Datei bleibt sie.
    .why = Warum?
    .reasons = Dieser Browser erlaubt hier keinen Speicher, etwa in einem privaten Fenster, oder es ist kein Platz mehr. Ein gewöhnliches Fenster behält alles, und die Datei auch.
    .save = Als Datei behalten
web-alone-update = Eine neue Version ist da
    .what = Deine Partien und Einstellungen bleiben. Eine laufende Partie geht weiter, wie sie ist, bis du es sagst.
    .use = Jetzt verwenden
    .later = Später

## Der Server dieser Seiten ist nicht da, und man spielt auf dem Gerät
web-offline = Der Server ist nicht erreichbar: du spielst hier
    .what = Auf diesem Gerät, gegen Bots oder an einem Bildschirm. Alles bleibt erhalten, und die Partien auf dem Server warten.
    .again = Noch einmal versuchen
web-offline-back = Der Server ist wieder da
    .what = Was du hier gespielt hast, bleibt auf diesem Gerät.
    .go = Zum Server
web-offline-friends = Wartet, bis der Server wieder da ist
web-offline-games = Auf dem Server
web-offline-waits = wartet
web-offline-kept = { $games ->
    [one] 1 Partie auf diesem Gerät
   *[other] { $games } Partien auf diesem Gerät
}
    .see = Ansehen
web-install = Installieren
    .what = Behält das Spiel auf diesem Gerät, auch ohne Netz
    .how = Um das Spiel neben deinen anderen Apps zu haben, wähle „Installieren“ oder „Zum Startbildschirm“ im Menü deines Browsers.
