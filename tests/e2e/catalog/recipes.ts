import { test } from '@playwright/test';
import { declaredProblems } from '../../support/catalog.ts';
import { oneByStatus } from '../../support/failureTexts.ts';
import { punchItems, rfis, submittals } from './logRecipes.ts';
import { mediaRecipes } from './mediaRecipes.ts';
import { modelRecipes } from './modelRecipes.ts';
import type { Recipe, Recipes, Scene } from './recipe.ts';
import { scanRecipes } from './scanRecipes.ts';
import { sharingRecipes } from './sharingRecipes.ts';
import { tourRecipes } from './tourRecipes.ts';
import { viewRecipes } from './viewRecipes.ts';
import { walkFailures } from './walk.ts';

/** The calls of each part of the portal. No two recipes of a group change the same thing. */
export const groups: Readonly<Record<string, Recipes>> = {
  scans: scanRecipes,
  'punch items': punchItems,
  'RFIs and submittals': { ...rfis, ...submittals },
  'saved views': viewRecipes,
  'photos, videos and cameras': mediaRecipes,
  models: modelRecipes,
  tours: tourRecipes,
  'links and pins': sharingRecipes,
};

const recipes: Readonly<Record<string, Recipe | undefined>> = Object.assign(
  {},
  ...Object.values(groups),
);

const problems = declaredProblems();

/** Walks over one failure of each status of an operation. */
export async function walkOperation(scene: Scene, operation: string): Promise<void> {
  const recipe = recipes[operation];
  if (!recipe) throw new Error(`${operation} has no recipe.`);
  const chosen = oneByStatus(problems.filter((problem) => problem.operation === operation));
  if (chosen.length === 0) throw new Error(`${operation} declares no failures.`);
  await walkFailures(scene, recipe, chosen, test.step);
}
