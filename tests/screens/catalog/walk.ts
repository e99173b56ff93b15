import type { DeclaredProblem } from '../../support/catalog.ts';
import { textsOf } from '../../support/failureTexts.ts';
import type { Mock } from '../../support/mock.ts';
import { expect, type Finder, type Page, step } from '../support/test.ts';

export interface Scene {
  page: Page;
  mock: Mock;
}

interface Way {
  /** Opens the page that calls the operation, and prepares the call. */
  open: (scene: Scene) => Promise<void>;
  /** Expects what a person sees when the call succeeds. */
  succeeds: (page: Page) => Promise<void>;
}

/** Content that the operation reads. The failure takes its place, with Retry. */
export interface Content extends Way {
  kind: 'content';
}

/** A form or a command that sends the operation. */
export interface Command extends Way {
  kind: 'form' | 'action';
  act: (page: Page) => Promise<void>;
  /** Expects that the failure changed nothing, and that the input stays. */
  unchanged: (page: Page) => Promise<void>;
  /** What a problem may point to -> the label of its field. */
  fields?: Readonly<Record<string, string>>;
}

const inline = (page: Page) => page.getByRole('alert', { name: 'Problem' });
const closeButtons = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: 'Close', exact: true });

/**
 * Causes failures of an operation one after another on the same page, checks what each of them shows, and continues after
 * the host has recovered.
 */
export async function walkFailures(
  scene: Scene,
  tried: Content | Command,
  problems: readonly DeclaredProblem[],
): Promise<void> {
  const { page, mock } = scene;
  const refreshes = () => page.calls.filter((call) => call === 'POST /auth/refresh-token').length;
  let expectedRefreshes = 0;
  if (tried.kind !== 'content') await tried.open(scene);
  expect(problems.length).toBeGreaterThan(0);

  for (const [i, declared] of problems.entries()) {
    const { operation, status, name, secured } = declared;
    await step(`${operation} answers ${status} ${name}`, async () => {
      await mock.failAlways(operation, { code: status, example: name });
      const before = page.sent.length;
      if (tried.kind !== 'content') await tried.act(page);
      else if (i === 0) await tried.open(scene);
      else await retry(page).click();
      await expect.poll(() => page.sent.length).toBeGreaterThan(before);
      if (tried.kind === 'content') await expectInPlace(page, declared);
      else await expectTold(page, tried, declared);
      expectNoServerText(declared);
      // A 401 causes one refresh, and then counts like any other failure.
      if (secured) expectSignedIn();
      if (secured && status === 401) expectedRefreshes += 1;
      expect(refreshes()).toBe(expectedRefreshes);
    });
  }

  await step('then it works, even with an expired token', async () => {
    await mock.heal();
    const [last] = problems;
    if (last?.secured) await mock.fail(last.operation, { code: 401, times: 1 });
    if (tried.kind === 'content') await retry(page).click();
    else await tried.act(page);
    await tried.succeeds(page);
    expect(refreshes()).toBe(last?.secured ? expectedRefreshes + 1 : 0);
  });
}

const retry = (page: Page): Finder => page.getByRole('button', { name: 'Retry' }).first();

async function expectInPlace(page: Page, declared: DeclaredProblem): Promise<void> {
  const [title, reason] = textsOf(declared);
  const state = page.getByRole('alert').filter({ hasText: title });
  await expect(state.getByText(reason, { exact: true })).toBeVisible();
  await expect(state.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(state.getByRole('button', { name: 'Retry' })).toBeVisible();
}

async function expectTold(page: Page, tried: Command, declared: DeclaredProblem): Promise<void> {
  const [happened, reason] = textsOf(declared);
  const isForm = tried.kind === 'form';
  if (isForm) await expect(inline(page)).toContainText(reason);
  else {
    const toast = page
      .getByRole('alert')
      .filter({ has: page.getByText(happened, { exact: true }) });
    await expect(toast).toBeVisible();
  }
  // Shown once, and in one place.
  await expect(inline(page)).toHaveCount(isForm ? 1 : 0);
  await expect(closeButtons(page)).toHaveCount(isForm ? 0 : 1);
  await tried.unchanged(page);
  for (const { pointer } of declared.problem.errors ?? []) {
    const label = tried.fields?.[pointer];
    if (!label) continue;
    const field = page.getByRole('dialog').getByLabel(new RegExp(`^${label}( \\*)?$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  // The next failure may have the same text and must not be mistaken for this one.
  if (!isForm) await closeButtons(page).click();
  await expect(closeButtons(page)).toHaveCount(0);
}

/** The server's text is for developers. It must not appear on the screen, unless the catalog shows it. */
function expectNoServerText(declared: DeclaredProblem): void {
  const { detail, code } = declared.problem;
  const shown = document.body.textContent ?? '';
  expect(shown).not.toContain(code);
  if (!textsOf(declared).some((text) => text.includes(detail))) expect(shown).not.toContain(detail);
}

function expectSignedIn(): void {
  const { state } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
  expect(state).toMatchObject({ user: { username: 'Ana Torres' } });
  expect(location.pathname).not.toBe('/login');
}
