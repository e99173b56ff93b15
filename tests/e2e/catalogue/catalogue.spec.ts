import { declaredProblems, type OperationId } from '../../support/catalogue.ts';
import { test } from '../../support/test.ts';
import { authRecipes } from './authRecipes.ts';
import { projectRecipes } from './projectRecipes.ts';
import type { Recipe } from './recipe.ts';
import { knownFault, walk } from './walk.ts';

/**
 * Every operation of the contract with every failure that it declares, through the running app. A new operation
 * wants a recipe that makes the app call it; without one its tests fail.
 */
const recipes: Readonly<Record<OperationId, Recipe>> = { ...authRecipes, ...projectRecipes };

for (const declared of declaredProblems()) {
  const { operation, status, name } = declared;
  const recipe: Recipe | undefined = recipes[operation];
  if (recipe?.kind === 'own' || recipe?.kind === 'unused') continue;
  test(`${operation} ${status} ${name}`, async ({ page, mock, signIn }) => {
    if (!recipe) throw new Error(`Write a recipe for ${operation}.`);
    test.fail(knownFault(declared) !== null, knownFault(declared) ?? '');
    if (recipe.signedIn) await signIn(page);
    await walk({ page, mock }, recipe, declared);
  });
}
