"""Learn a game from nothing with numpy alone: policy gradients from 256 games of its own at a time."""

import sys

import numpy as np

from frontier.adapters.vector import VectorEnv

NAME, GAMES, STEPS, RATE, ROUNDS = "homesteaders", 256, 256, 40.0, int((sys.argv[1:] or ["8"])[0])
env = VectorEnv(NAME, GAMES, seed=1)
weights = np.zeros((env.game.observation_size, env.game.action_count), np.float32)
lots, every = np.random.default_rng(1), np.arange(GAMES)


def choose(table):
    chances = np.exp(np.clip(table.observations @ weights, -20, 20)) * table.masks
    chances /= chances.sum(1, keepdims=True)
    return (chances.cumsum(1) > lots.random((GAMES, 1))).argmax(1), chances


def wins_against_random():
    table, ended, gained = VectorEnv(NAME, GAMES, seed=9), 0, 0.0
    while ended < 2 * GAMES:
        table.step(np.where(table.actors == 0, choose(table)[0], table.sample()))
        ended, gained = ended + table.dones.sum(), gained + table.rewards[:, 0].sum()
    return (1 + gained / ended) / 2


for number in range(ROUNDS + 1):
    if number % 2 == 0:
        print(f"after {number} rounds: wins {wins_against_random():.0%} against random", flush=True)
    seen = []
    for _ in range(STEPS):
        actions, chances = choose(env)
        chances[every, actions] -= 1
        seen.append([env.observations.copy(), env.actors.copy(), chances])
        env.step(actions)
        seen[-1] += [env.dones.copy(), env.rewards.copy()]
    slope, result = np.zeros_like(weights), np.zeros_like(env.rewards)
    for observations, actors, chances, dones, rewards in reversed(seen):
        result[dones] = rewards[dones]  # what came of each decision in the end
        slope += observations.T @ (chances * result[every, actors][:, None])
    weights -= RATE * slope / (STEPS * GAMES)
