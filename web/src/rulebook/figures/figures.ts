import type { Component } from 'svelte';
import type { FigureName } from '../chapters.ts';
import Animals from './Animals.svelte';
import Bottoms from './Bottoms.svelte';
import Faces from './Faces.svelte';
import Goods from './Goods.svelte';
import Igloos from './Igloos.svelte';
import Locations from './Locations.svelte';
import Phases from './Phases.svelte';
import Prices from './Prices.svelte';
import Rewards from './Rewards.svelte';
import Roll from './Roll.svelte';
import Scoring from './Scoring.svelte';
import Start from './Start.svelte';
import ToolSteps from './ToolSteps.svelte';

export const FIGURES: Record<FigureName, Component> = {
  phases: Phases,
  start: Start,
  locations: Locations,
  goods: Goods,
  roll: Roll,
  'tool-steps': ToolSteps,
  prices: Prices,
  faces: Faces,
  bottoms: Bottoms,
  scoring: Scoring,
  animals: Animals,
  rewards: Rewards,
  igloos: Igloos,
};
