import { expect } from '@playwright/test';
import type { DeclaredProblem } from '../../support/catalogue.ts';
import {
  countCalls,
  expectErrorState,
  expectNoServerText,
  expectSignedIn,
  expectToast,
  textsOf,
} from './expectations.ts';
import type { ActionRecipe, FormRecipe, QueryRecipe, Scene } from './recipe.ts';

/** What is known to be wrong. Such a test must fail until it is mended, and says so then. */
export function knownFault({ operation, status }: DeclaredProblem): string | null {
  if (operation !== 'getProject' || status === 404) return null;
  return 'The project frame says nothing when the project cannot be loaded.';
}

/** Meets a failure, checks what is shown, and goes on once the server is well again. */
export async function walk(
  scene: Scene,
  recipe: FormRecipe | ActionRecipe | QueryRecipe,
  declared: DeclaredProblem,
): Promise<void> {
  const { page } = scene;
  const refreshes = countCalls(page, '/auth/refresh-token');
  const tokenRefused = declared.secured && declared.status === 401;
  if (recipe.kind === 'query') await meetInQuery(scene, recipe, declared);
  else await meetInCommand(scene, recipe, declared);
  await expectNoServerText(page, declared);
  if (declared.secured) await expectSignedIn(page);
  // A 401 is the refresh flow once, and then a failure like any other.
  expect(refreshes()).toBe(tokenRefused ? 1 : 0);
  await recover(scene, recipe, declared, tokenRefused);
  expect(refreshes()).toBe(tokenRefused ? 2 : 0);
}

const always = ({ status, name }: DeclaredProblem) => ({
  code: status,
  example: name,
  times: null,
});

async function meetInCommand(
  { page, mock }: Scene,
  recipe: FormRecipe | ActionRecipe,
  declared: DeclaredProblem,
): Promise<void> {
  const [happened, reason] = textsOf(declared);
  await recipe.open({ page, mock });
  await mock.fail(declared.operation, always(declared));
  if (recipe.kind === 'action') {
    await recipe.act(page);
    await expectToast(page, happened);
    await recipe.unchanged(page);
    return;
  }
  await page.getByRole('button', { name: recipe.submit, exact: true }).last().click();
  await expectToast(page, happened);
  await expect(page.getByRole('group', { name: 'Problem' })).toContainText(reason);
  for (const [field, value] of recipe.filled(page)) await expect(field).toHaveValue(value);
  const wrong = declared.problem.errors?.map(({ pointer }) => recipe.fields?.[pointer]) ?? [];
  for (const label of wrong) {
    if (!label) continue;
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleErrorMessage(/\w/);
    await expect(field).toBeFocused();
  }
}

async function meetInQuery(
  { page, mock }: Scene,
  recipe: QueryRecipe,
  declared: DeclaredProblem,
): Promise<void> {
  const retried = declared.status === 503;
  if (retried) await page.clock.install();
  await mock.fail(declared.operation, always(declared));
  await recipe.open({ page, mock });
  if (recipe.notFound && declared.status === 404) return recipe.notFound(page);
  if (retried) {
    // Asked again twice, after 0.5 and 1 second; nobody has to wait for that here.
    await expect(async () => {
      await page.clock.fastForward(1000);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 100 });
    }).toPass();
  }
  await expectErrorState(page, textsOf(declared));
}

/** The server is well again, but for a token that has run out, which nobody may notice. */
async function recover(
  { page, mock }: Scene,
  recipe: FormRecipe | ActionRecipe | QueryRecipe,
  declared: DeclaredProblem,
  tokenRefused: boolean,
): Promise<void> {
  await mock.heal();
  if (tokenRefused) await mock.fail(declared.operation, { ...always(declared), times: 1 });
  if (recipe.kind === 'action') await recipe.act(page);
  if (recipe.kind === 'form') {
    await page.getByRole('button', { name: recipe.submit, exact: true }).last().click();
  }
  if (recipe.kind === 'query') {
    if (recipe.notFound && declared.status === 404) await recipe.open({ page, mock });
    else await (await expectErrorState(page, textsOf(declared))).click();
  }
  await recipe.succeeds({ page, mock });
}
