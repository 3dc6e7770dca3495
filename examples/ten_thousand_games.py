"""What wins at Stone Age? Ten thousand games in one table, asked with polars.

pip install "stoneage[research]"
stoneage games --bots planner elder --players 4 --games 10000 --seed 1 --out games.parquet
python examples/ten_thousand_games.py games.parquet
"""

import sys

import polars as pl

SOURCES = ("buildings", "cards", "cultures", "repeated_cultures", "farmers", "tool_makers")
MORE_SOURCES = ("hut_builders", "shamans", "resources", "starved")
PLACES = ("tool_maker", "hut", "field", "hunt", "forest", "clay_pit", "quarry", "river")


def by_bot(games: pl.DataFrame) -> pl.DataFrame:
    """How often each wins, and with how many points."""
    return (
        games.group_by("bot")
        .agg(
            pl.len().alias("seats"),
            pl.col("win").mean().alias("won"),
            pl.col("points").mean().alias("mean points"),
            pl.col("points").quantile(0.9).alias("best tenth from"),
        )
        .sort("won", descending=True)
    )


def by_turn(games: pl.DataFrame) -> pl.DataFrame:
    """What it is worth to start."""
    return games.group_by("turn").agg(pl.col("win").mean().alias("won")).sort("turn")


def sources(games: pl.DataFrame) -> pl.DataFrame:
    """Where the points of winners and of the others come from."""
    columns = [f"points_{source}" for source in SOURCES + MORE_SOURCES]
    return compared(games, columns)


def figures(games: pl.DataFrame) -> pl.DataFrame:
    """Where winners and the others send their figures in a game."""
    return compared(games, [f"placed_{place}" for place in (*PLACES, "card", "building")])


def compared(games: pl.DataFrame, columns: list[str]) -> pl.DataFrame:
    """The means of winners and of the others, the largest difference first."""
    means = games.group_by(pl.col("place") == 1).agg(pl.col(columns).mean()).sort("place")
    rows = means.select(columns).transpose(include_header=True, column_names=["others", "winners"])
    apart = pl.col("winners") - pl.col("others")
    return rows.with_columns(apart.alias("difference")).sort(
        pl.col("difference").abs(), descending=True
    )


def main() -> None:
    games = pl.read_parquet(sys.argv[1] if len(sys.argv) > 1 else "games.parquet")
    print(f"{games['game'].n_unique()} games, {games['rounds'].mean():.1f} rounds on average")
    with pl.Config(float_precision=2, tbl_rows=20, tbl_hide_dataframe_shape=True):
        for answer in (by_bot, by_turn, sources, figures):
            print(f"\n{answer.__doc__}", answer(games), sep="\n")


if __name__ == "__main__":
    main()
