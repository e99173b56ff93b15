import { expect, type Page, type Response } from '@playwright/test';
import type { DeclaredProblem } from '../../support/catalog.ts';
import { textsOf } from '../../support/failureTexts.ts';
import { countOf } from '../../support/steady.ts';
import {
  closeToasts,
  countCalls,
  expectErrorState,
  expectNoServerText,
  expectSignedIn,
  expectToast,
  withoutMotion,
} from './expectations.ts';
import type { ActionRecipe, FormRecipe, QueryRecipe, Recipe, Scene } from './recipe.ts';

type Step = (name: string, body: () => Promise<void>) => Promise<void>;

/**
 * Causes all failures of an operation one after another on the same page, checks what each of them shows, and
 * continues after the server has recovered.
 */
export async function walkFailures(
  scene: Scene,
  recipe: Recipe,
  problems: readonly DeclaredProblem[],
  step: Step,
): Promise<void> {
  const { page, mock } = scene;
  const refreshes = countCalls(page, '/auth/refresh-token');
  let expectedRefreshes = 0;
  await withoutMotion(page);
  if (recipe.kind !== 'query') await recipe.open(scene);

  for (const declared of problems) {
    await step(`${declared.status} ${declared.name}`, async () => {
      const { operation, status, name } = declared;
      await mock.failAlways(operation, { code: status, example: name });
      const answered = page.waitForResponse((answer) => isFailure(answer, declared));
      if (recipe.kind === 'query') {
        await expectQueryFailure(scene, recipe, declared, answered, declared === problems[0]);
      } else await expectCommandFailure(page, recipe, declared, answered);
      await expectNoServerText(page, declared);
      if (declared.secured) await expectSignedIn(page);
      // A 401 causes one refresh, and then counts like any other failure.
      if (declared.secured && declared.status === 401) expectedRefreshes += 1;
      expect(refreshes()).toBe(expectedRefreshes);
    });
  }
  await step('then it works, even with an expired token', async () => {
    await mock.heal();
    const [last] = problems;
    if (last?.secured) await mock.fail(last.operation, { code: 401, times: 1 });
    if (recipe.kind === 'query') await runQuery(scene, recipe, false);
    else await runCommand(page, recipe);
    await recipe.succeeds(scene);
    expect(refreshes()).toBe(last?.secured ? expectedRefreshes + 1 : 0);
  });
}

const isFailure = (answer: Response, { status, problem }: DeclaredProblem) =>
  answer.status() === status &&
  answer.headers()['content-type']?.startsWith('application/problem+json') === true &&
  answer.url().includes('/api/') &&
  problem.status === status;

/** Sends the form or runs the command. */
async function runCommand(page: Page, recipe: FormRecipe | ActionRecipe): Promise<void> {
  if (recipe.kind === 'action') return recipe.act(page);
  await page.getByRole('button', { name: recipe.submit, exact: true }).last().click();
}

async function expectCommandFailure(
  page: Page,
  recipe: FormRecipe | ActionRecipe,
  declared: DeclaredProblem,
  answered: Promise<Response>,
): Promise<void> {
  const [happened, reason] = textsOf(declared);
  await runCommand(page, recipe);
  await answered;
  const isShownByPage = recipe.kind === 'action' && recipe.failure === 'inline';
  const shown = recipe.kind === 'action' ? 'toast' : (recipe.failure ?? 'inline');
  if (!isShownByPage) {
    if (shown === 'toast') await expectToast(page, happened);
    else await expect(inline(page)).toContainText(reason);
  }
  // Shown once, and in one place.
  await expect(inline(page).or(toasts(page))).toHaveCount(isShownByPage ? 0 : 1);
  if (recipe.kind === 'form') await expectFormUnchanged(page, recipe, declared);
  else await recipe.unchanged(page);
  // The next failure may have the same text and must not be mistaken for this one.
  await closeToasts(page);
}

const inline = (page: Page) => page.getByRole('alert', { name: 'Problem' });
const toasts = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) });

async function expectFormUnchanged(
  page: Page,
  { filled, fields }: FormRecipe,
  { problem }: DeclaredProblem,
): Promise<void> {
  for (const [field, value] of filled(page)) await expect(field).toHaveValue(value);
  for (const { pointer } of problem.errors ?? []) {
    const label = fields?.[pointer];
    if (!label) continue;
    const field = page.getByRole('dialog').getByLabel(new RegExp(`^${label}( \\*)?$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
}

/** Clicks Retry if the page shows it after an earlier failure. */
async function runQuery(scene: Scene, recipe: QueryRecipe, isFirst: boolean): Promise<void> {
  const retry = scene.page.getByRole('button', { name: 'Retry' });
  if (!isFirst && (await countOf(retry)) > 0) await retry.first().click();
  else await recipe.open(scene);
}

async function expectQueryFailure(
  scene: Scene,
  recipe: QueryRecipe,
  declared: DeclaredProblem,
  answered: Promise<Response>,
  isFirst: boolean,
): Promise<void> {
  const { page } = scene;
  await runQuery(scene, recipe, isFirst);
  await answered;
  if (recipe.notFound && declared.status === 404) {
    await recipe.notFound(page);
    return;
  }
  const { fails = expectErrorState } = recipe;
  // TanStack Query retries a 503 after 0.5 and 1 second. Waiting costs less than a stopped clock, which needs a new
  // browser context.
  await fails(page, textsOf(declared), { timeout: 15_000 });
}
