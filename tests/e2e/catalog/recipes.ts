import { test } from '@playwright/test';
import { type DeclaredProblem, declaredProblems } from '../../support/catalog.ts';
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

/** Walks over failures of an operation. By default, over one: a form shows it at its field, where there is one. */
export async function walkOperation(
  scene: Scene,
  operation: string,
  choose?: (problems: DeclaredProblem[]) => DeclaredProblem[],
): Promise<void> {
  const recipe = recipes[operation];
  if (!recipe) throw new Error(`${operation} has no recipe.`);
  const code = recipe.kind === 'form' && recipe.fields ? 'VALIDATION_FAILED' : 'INTERNAL';
  const declared = problems.filter((problem) => problem.operation === operation);
  const chosen = choose?.(declared) ?? declared.filter(({ name }) => name === code);
  if (chosen.length === 0) throw new Error(`${operation} does not declare the failures.`);
  await walkFailures(scene, recipe, chosen, test.step);
}

/** One failure of each status: the one that names fields, where there is one. */
export function oneByStatus(
  declared: readonly DeclaredProblem[],
  statuses?: ReadonlySet<number>,
): DeclaredProblem[] {
  const chosen = new Map<number, DeclaredProblem>();
  for (const problem of declared) {
    const isWanted = statuses?.has(problem.status) ?? true;
    const isBetter = !chosen.has(problem.status) || problem.name === 'VALIDATION_FAILED';
    if (isWanted && isBetter) chosen.set(problem.status, problem);
  }
  return [...chosen.values()];
}
