import { declaredProblems, operationIds } from '../../support/catalogue.ts';
import { test } from '../../support/test.ts';
import { authRecipes } from './authRecipes.ts';
import { logRecipes } from './logRecipes.ts';
import { mediaRecipes } from './mediaRecipes.ts';
import { modelRecipes } from './modelRecipes.ts';
import { notificationRecipes } from './notificationRecipes.ts';
import { projectRecipes } from './projectRecipes.ts';

import type { Recipe, WalkedRecipe } from './recipe.ts';
import { sharingRecipes } from './sharingRecipes.ts';
import { tourRecipes } from './tourRecipes.ts';
import { uploadRecipes } from './uploadRecipes.ts';
import { viewRecipes } from './viewRecipes.ts';

import { walk } from './walk.ts';

/**
 * Every operation of the contract with every failure that it declares, through the running app: a test an
 * operation, a step a failure. A new operation wants a recipe that makes the app call it; nothing runs without.
 */
const recipes: Readonly<Record<string, Recipe>> = {
  ...authRecipes,
  ...logRecipes,
  ...mediaRecipes,
  ...projectRecipes,
  ...modelRecipes,
  ...notificationRecipes,
  ...viewRecipes,
  ...sharingRecipes,
  ...uploadRecipes,
  ...tourRecipes,
};
const problems = declaredProblems();

/** The recipe to walk by; none where another test or another operation's does. */
function walkedRecipe(operation: string): WalkedRecipe | null {
  const recipe = recipes[operation];
  if (!recipe) throw new Error(`Write a recipe for ${operation}.`);
  if (recipe.kind === 'own' || recipe.kind === 'unused') return null;
  if (recipe.kind !== 'like') return recipe;
  if (walkedRecipe(recipe.operation)) return null;
  throw new Error(`${operation} is like ${recipe.operation}, which is not walked.`);
}

for (const operation of operationIds()) {
  const recipe = walkedRecipe(operation);
  if (!recipe) continue;
  const own = problems.filter((declared) => declared.operation === operation);

  test(`${operation} meets every failure that it declares`, async ({ page, mock, signIn }) => {
    test.slow();
    if (recipe.signedIn) await signIn(page);
    await walk({ page, mock }, recipe, own, test.step);
  });
}
