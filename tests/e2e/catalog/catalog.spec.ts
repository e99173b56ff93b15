import { declaredProblems, type OperationId } from '../../support/catalog.ts';
import { test } from '../../support/test.ts';
import { punchItems, rfis, submittals } from './logRecipes.ts';
import { mediaRecipes } from './mediaRecipes.ts';
import { modelRecipes } from './modelRecipes.ts';
import type { Recipes } from './recipe.ts';
import { scanRecipes } from './scanRecipes.ts';
import { sharingRecipes } from './sharingRecipes.ts';
import { tourRecipes } from './tourRecipes.ts';
import { viewRecipes } from './viewRecipes.ts';
import { walkFailures } from './walk.ts';

/**
 * How screens show failures. Each way to show one (in place of a page, in a dialog, as a toast, in the list of uploads)
 * meets a failure of each status of one operation. Other queries and forms meet one failure each, unless a spec of
 * their module has one. Other actions do not, since `useWrite` shows their failures. tests/contract/client.test.ts
 * covers the text of every failure.
 */
const groups: Readonly<Record<string, Recipes>> = {
  scans: scanRecipes,
  'punch items': punchItems,
  'RFIs and submittals': { ...rfis, ...submittals },
  'saved views': viewRecipes,
  'photos, videos and cameras': mediaRecipes,
  models: modelRecipes,
  tours: tourRecipes,
  'links and pins': sharingRecipes,
};
const recipes: Recipes = Object.assign({}, ...Object.values(groups));

const kinds: Readonly<Record<string, OperationId>> = {
  'a page': 'listPunchItems',
  'a form in a dialog': 'createTour',
  'a confirm dialog': 'deletePunchItem',
  'a free-standing action': 'updatePhotoStar',
  'an upload': 'createPhoto',
  'a download': 'exportPunchItems',
};
const walkedKinds = Object.values(kinds);
const problems = declaredProblems();
const problemsOf = (operation: string) =>
  problems.filter((problem) => problem.operation === operation);

for (const [kind, operation] of Object.entries(kinds)) {
  test(`${kind} shows a failure of ${operation} of each status`, async ({
    signedIn: page,
    mock,
  }) => {
    const recipe = recipes[operation];
    if (!recipe) throw new Error(`${operation} has no recipe.`);
    const byStatus = new Map(problemsOf(operation).map((problem) => [problem.status, problem]));
    await walkFailures({ page, mock }, recipe, [...byStatus.values()], test.step);
  });
}

for (const [group, texts] of Object.entries(groups)) {
  // All calls share one page and its data, so no two recipes of a group change the same thing.
  test(`${group}: each call shows its failure and works afterward`, async ({
    signedIn: page,
    mock,
    allowConsole,
  }) => {
    // The viewer of tours logs a picture that the next page did not wait for.
    if (group === 'tours') allowConsole(/^Console error: TypeError: Failed to fetch$/);
    for (const [operation, recipe] of Object.entries(texts)) {
      if (walkedKinds.some((each) => each === operation)) continue;
      await test.step(operation, async () => {
        // A form shows the failure at its field, where there is one.
        const code = recipe.kind === 'form' && recipe.fields ? 'VALIDATION_FAILED' : 'INTERNAL';
        const [problem] = problemsOf(operation).filter(({ name }) => name === code);
        if (!problem) throw new Error(`${operation} does not declare ${code}.`);
        await walkFailures({ page, mock }, recipe, [problem], test.step);
      });
    }
  });
}
