"""The games as environments of PettingZoo.

>>> from feldherr.research.pettingzoo import wallenstein_v0
>>> env = wallenstein_v0.env(players=3)
>>> env.reset(seed=1618)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination or truncation else int(observation["action_mask"].argmax()))
>>> env.agents
[]
"""
