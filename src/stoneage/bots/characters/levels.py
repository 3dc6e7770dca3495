"""The levels below Elder, each with the faults that people have; the best first.

The numbers were tuned in duels until the levels stood about a hundred rating points apart.
"""

from functools import partial

from .judgement import Faults, Taste

Level = tuple[Faults, Taste]

people = partial(Taste, hunger=-1.5)
"""Who would rather go hunting than starve, unlike Elder, to whom ten points are a price."""

impatient = partial(people, tools=-4.0, agriculture=-4.0, figures=-4.0)
"""Who does not see that tools, fields and figures bring more for the rest of the game."""

LEVELS: dict[str, Level] = {
    "storyteller": (
        Faults(noise=1.5, overlooks=8, meal_in_sight=6, largest_error=5.0),
        people(cultures=1.5),
    ),
    "scout": (
        Faults(noise=2.0, overlooks=30, meal_in_sight=6, largest_error=6.0),
        people(),
    ),
    "hunter": (
        Faults(noise=3.0, overlooks=15, forgets_prices=5, forgets_tools=10, largest_error=7.0),
        people(food=0.8),
    ),
    "fisher": (
        Faults(
            noise=3.5,
            overlooks=15,
            meal_in_sight=3,
            forgets_prices=5,
            forgets_tools=40,
            largest_error=7.0,
        ),
        people(),
    ),
    "shepherd": (
        Faults(
            noise=5.5,
            overlooks=30,
            meal_in_sight=5,
            forgets_prices=45,
            forgets_tools=15,
            largest_error=8.0,
        ),
        people(agriculture=1.5),
    ),
    "weaver": (
        Faults(
            noise=4.5,
            overlooks=50,
            meal_in_sight=3,
            forgets_prices=15,
            forgets_tools=25,
            largest_error=9.0,
        ),
        people(cards=1.0),
    ),
    "tanner": (
        Faults(
            noise=6.0,
            overlooks=30,
            meal_in_sight=3,
            forgets_prices=20,
            forgets_tools=25,
            largest_error=9.0,
        ),
        people(resources=1.0),
    ),
    "potter": (
        Faults(
            noise=9.0,
            overlooks=35,
            meal_in_sight=2,
            forgets_prices=60,
            forgets_tools=40,
            largest_error=9.5,
        ),
        people(buildings=3.0),
    ),
    "apprentice": (
        Faults(
            noise=10.0,
            overlooks=45,
            meal_in_sight=2,
            forgets_prices=40,
            forgets_tools=45,
            largest_error=9.5,
        ),
        people(tools=-2.0, agriculture=-2.0, figures=-2.0),
    ),
    "drummer": (
        Faults(
            noise=10.0,
            overlooks=45,
            meal_in_sight=2,
            forgets_prices=40,
            forgets_tools=50,
            largest_error=9.5,
        ),
        impatient(resources=1.0),
    ),
    "youngster": (
        Faults(
            noise=12.0,
            overlooks=55,
            meal_in_sight=1,
            forgets_prices=50,
            forgets_tools=60,
            largest_error=9.5,
        ),
        impatient(resources=2.0),
    ),
    "dreamer": (
        Faults(
            noise=16.0,
            overlooks=60,
            meal_in_sight=0,
            forgets_prices=60,
            forgets_tools=65,
            largest_error=15.0,
        ),
        Taste(),
    ),
    "child": (
        Faults(
            noise=18.0,
            overlooks=70,
            meal_in_sight=0,
            forgets_prices=60,
            forgets_tools=75,
            largest_error=17.0,
        ),
        people(),
    ),
}
