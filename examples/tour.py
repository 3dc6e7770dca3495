# %% [markdown]
"""A tour of the environments, cell by cell: run it as a script, or in an editor that knows `# %%`.

pip install "stoneage[research]"
"""

# %% A game is a row of decisions; the mask says which of the 844 actions are legal.
import gymnasium
import numpy as np

from stoneage.research import VectorEnv, action_names, entries, stoneage_v0

env = stoneage_v0.env(players=3, harsh_winter=True, render_mode="ansi")
env.reset(seed=7)
observation, *_ = env.last()
legal = observation["action_mask"].nonzero()[0]
print(env.render())
print(f"{env.agent_selection} may do {len(legal)} things:")
print(", ".join(action_names()[action] for action in legal))

# %% Every number of an observation has a name.
named = dict(zip((entry.name for entry in entries(3)), observation["observation"], strict=True))
for name in ("me: food", "me: figures at home", "round", "cards and animals in the deck"):
    print(f"{name}: {named[name]}")

# %% A whole game of random players.
for agent in env.agent_iter():
    observation, reward, terminated, _, _ = env.last()
    if terminated:
        print(f"{agent} gets {reward:+.1f}")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))

# %% One learner against bots: here one that always takes the first legal action.
learner = gymnasium.make("stoneage.research:StoneAge-v0", opponents=("forager",))
seen, info = learner.reset(seed=1)
over, reward = False, 0.0
while not over:
    seen, reward, over, _, info = learner.step(int(seen["action_mask"].argmax()))
print(f"in seat {info['seat']}, scores {info['scores']}, reward {reward:+.1f}")

# %% Many games at once: who starts wins how often, among random players?
many = VectorEnv(64)
many.reset(seed=1)
luck = np.random.default_rng(1)
first = many.player.copy()
starters: list[float] = []
for _ in range(1500):
    many.step((many.mask * luck.random(many.mask.shape)).argmax(1))
    ended = many.done.nonzero()[0]
    starters += [(many.reward[row, first[row]] + 1) / 2 for row in ended]
    first[ended] = many.player[ended]
print(f"{len(starters)} games ended; whoever started won {np.mean(starters):.0%} of them")
