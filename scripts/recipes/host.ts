import type { Recipes } from '../conformance/world.ts';

export const recipes: Recipes = { getCapabilities: {} };
