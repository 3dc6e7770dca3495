"""Learns Stone Age for two by playing against itself: PPO in one file, on a CPU.

pip install "stoneage[examples]"
python examples/ppo.py --minutes 60

Every few minutes the net plays games against Woodcutter, which it has never met, prints the share
that it won, and saves itself and a picture of the curve, so that it can be stopped at any time.
"""

import argparse
import json
import time
from pathlib import Path
from typing import TypeAlias

import gymnasium
import numpy as np
import torch
from matplotlib import pyplot
from numpy.typing import NDArray
from torch import Tensor, nn

from stoneage.research import ACTIONS, VectorEnv, observation_names

ROWS = 128  # games at once
STEPS = 128  # of each between two updates
EPOCHS = 3
BATCH = 2048
LEARNING_RATE = 1e-3
DISCOUNT = 0.999
TRACE = 0.95  # lambda of the generalised advantage
CLIP = 0.2
ENTROPY = 0.01
POINTS = 40.0  # a margin that counts much
NAMES = observation_names(2)
CULTURES = [index for index, name in enumerate(NAMES) if name.startswith("me: cards of")]
LEFT = len(NAMES[: NAMES.index("seat 1 to my left: score")])  # numbers of one board

Numbers: TypeAlias = NDArray[np.float32]


class Net(nn.Module):
    """Log-probabilities of the legal actions, and what the end will add to the margin so far."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(len(NAMES), 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU()
        )
        self.policy = nn.Linear(128, int(ACTIONS))
        self.value = nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(seen.sign() * seen.abs().log1p())
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return logits.log_softmax(1), self.value(hidden).squeeze(1)


def judged(net: Net, seen: Numbers, mask: NDArray[np.bool_]) -> tuple[Tensor, Tensor]:
    """What the net says where nothing is to be learnt."""
    with torch.no_grad():
        told, value = net(torch.from_numpy(seen), torch.from_numpy(mask))
    return told, value


def column(seen: Numbers, name: str, seat: int) -> Numbers:
    return seen[:, NAMES.index(f"me: {name}") + seat * LEFT]


def points(seen: Numbers, seat: int) -> Numbers:
    """What a player would have if the game ended now, as far as the cards are seen."""
    cultures = seen[:, [index + seat * LEFT for index in CULTURES]]
    total = column(seen, "score", seat) + (cultures > 0).sum(1) ** 2 + (cultures > 1).sum(1) ** 2
    tools = sum(column(seen, f"tool {space}", seat) for space in (1, 2, 3))
    total = total + column(seen, "farmers", seat) * column(seen, "agriculture", seat)
    total = total + column(seen, "tool makers", seat) * tools
    total = total + column(seen, "hut builders", seat) * column(seen, "buildings", seat)
    total = total + column(seen, "shamans", seat) * column(seen, "figures", seat)
    return total + sum(column(seen, good, seat) for good in ("wood", "brick", "stone", "gold"))


def margin(seen: Numbers) -> Numbers:
    """How far the player to act is ahead, squeezed between -1 and 1."""
    return np.tanh((points(seen, 0) - points(seen, 1)) / POINTS).astype(np.float32)


class Rollout:
    """Some steps of every game, as the players who took them saw them."""

    def __init__(self) -> None:
        self.seen = np.zeros((STEPS, ROWS, len(NAMES)), np.float32)
        self.mask = np.zeros((STEPS, ROWS, int(ACTIONS)), np.bool_)
        self.action = np.zeros((STEPS, ROWS), np.int64)
        self.chance = np.zeros((STEPS, ROWS), np.float32)
        self.value = np.zeros((STEPS + 1, ROWS), np.float32)
        self.player = np.zeros((STEPS + 1, ROWS), np.int64)
        self.reward = np.zeros((STEPS, ROWS), np.float32)
        self.done = np.zeros((STEPS, ROWS), np.bool_)

    def collect(self, env: VectorEnv, net: Net) -> None:
        for step in range(STEPS):
            self.seen[step], self.mask[step] = env.observation, env.mask
            self.player[step] = env.player
            told, value = judged(net, self.seen[step], self.mask[step])
            self.value[step] = value.numpy() + margin(self.seen[step])
            action = torch.multinomial(told.exp(), 1).squeeze(1)
            self.chance[step] = told.gather(1, action[:, None]).squeeze(1).numpy()
            self.action[step] = action.numpy()
            env.step(self.action[step])
            self.done[step] = env.done
            self.reward[step] = self._ending(env, self.player[step])
        seen = env.observation.astype(np.float32)
        _, value = judged(net, seen, env.mask.copy())
        self.value[STEPS] = value.numpy() + margin(seen)
        self.player[STEPS] = env.player

    @staticmethod
    def _ending(env: VectorEnv, player: NDArray[np.int64]) -> Numbers:
        """Half for winning, half for the margin; nothing before the end."""
        rows = np.arange(ROWS)
        ahead = np.tanh((env.score[rows, player] - env.score[rows, 1 - player]) / POINTS)
        return np.asarray((env.reward[rows, player] + ahead) / 2 * env.done, np.float32)

    def advantages(self) -> Numbers:
        """What is good for the next player to act is bad for this one, unless they are the same."""
        found = np.zeros((STEPS, ROWS), np.float32)
        later = np.zeros(ROWS, np.float32)
        for step in reversed(range(STEPS)):
            sign = np.where(self.player[step + 1] == self.player[step], 1.0, -1.0)
            goes_on = sign * ~self.done[step]
            error = self.reward[step] + DISCOUNT * goes_on * self.value[step + 1]
            later = error - self.value[step] + DISCOUNT * TRACE * goes_on * later
            found[step] = later
        return found


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Some passes over what was collected."""
    advantages = rollout.advantages()
    beyond = advantages + rollout.value[:STEPS]
    seen = torch.from_numpy(rollout.seen.reshape(-1, len(NAMES)))
    mask = torch.from_numpy(rollout.mask.reshape(-1, int(ACTIONS)))
    target = torch.from_numpy(beyond.reshape(-1) - margin(seen.numpy()))
    gain = torch.from_numpy((advantages - advantages.mean()) / (advantages.std() + 1e-6)).flatten()
    action = torch.from_numpy(rollout.action.reshape(-1, 1))
    before = torch.from_numpy(rollout.chance.reshape(-1))
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(seen)).split(BATCH):
            told, value = net(seen[rows], mask[rows])
            ratio = (told.gather(1, action[rows]).squeeze(1) - before[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surrogate = torch.min(ratio * gain[rows], clipped * gain[rows]).mean()
            entropy = -(told.exp() * told.clamp(min=-50)).sum(1).mean()
            loss = ((value - target[rows]) ** 2).mean() / 2 - surrogate - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def share_won(net: Net, opponent: str, games: int, seed: int) -> float:
    """The share of games that the net wins against a bot, ties counted as a half."""
    env = gymnasium.make("stoneage.research:StoneAge-v0", opponents=(opponent,))
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            numbers, mask = seen["observation"][None], seen["action_mask"][None]
            told, _ = judged(net, numbers.astype(np.float32), mask.astype(np.bool_))
            seen, reward, over, _, _ = env.step(int(told.argmax()))
        won += (reward + 1) / 2
    return won / games


def draw(curve: list[dict[str, float]], opponent: str, file: Path) -> None:
    """The share of games won, over the CPU time of the training."""
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([each["minutes"] for each in curve], [100 * each["won"] for each in curve], "o-")
    axes.axhline(50, color="grey", linewidth=1)
    axes.set(xlabel="minutes of CPU time", ylabel=f"% won against {opponent}", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(file)
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="of CPU time, all threads")
    parser.add_argument("--every", type=float, default=5, help="minutes between two matches")
    parser.add_argument("--games", type=int, default=200, help="in a match")
    parser.add_argument("--opponent", default="woodcutter")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="names of the files written")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    torch.manual_seed(chosen.seed)
    env, net, rollout = VectorEnv(ROWS), Net(), Rollout()
    env.reset(chosen.seed)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE, eps=1e-5)
    curve: list[dict[str, float]] = []
    began, steps, due = time.process_time(), 0, 0.0
    while True:
        minutes = (time.process_time() - began) / 60
        if minutes >= due or minutes >= chosen.minutes:
            won = share_won(net, chosen.opponent, chosen.games, 1000)
            curve.append({"minutes": round(minutes, 1), "steps": steps, "won": round(won, 3)})
            print(json.dumps(curve[-1]), flush=True)
            torch.save(net.state_dict(), chosen.out.with_suffix(".pt"))
            draw(curve, chosen.opponent, chosen.out.with_suffix(".svg"))
            due += chosen.every
        if minutes >= chosen.minutes:
            break
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE * max(0.05, 1 - minutes / chosen.minutes)
        rollout.collect(env, net)
        learn(net, optimizer, rollout)
        steps += ROWS * STEPS


if __name__ == "__main__":
    main()
