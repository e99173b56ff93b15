import type { Page } from '@playwright/test';
import { ApiError } from '../../../src/api/apiError.ts';
import { reasonText } from '../../../src/shared/errors/problemTexts.ts';
import {
  type BrokenAnswer,
  brokenAnswers,
  noAnswer,
  serverWords,
} from '../../support/brokenAnswers.ts';
import { brokenContents } from '../../support/brokenContent.ts';
import { BrokenHost } from '../../support/brokenHost.ts';
import { login, seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';

/**
 * A host that breaks the contract: no page may be blank or show what the host sends, and each page works again
 * after Retry. One page and one form get responses of each kind, the others get one response.
 * tests/contract/broken-answers.test.ts runs all responses against the client.
 */
const project = 'project=prj_harbor';
type BrokenPage = Readonly<Record<'path' | 'title' | 'shows', string>>;
const pages: readonly BrokenPage[] = [
  {
    path: '/user-profile',
    title: 'Failed to load your profile',
    shows: 'Project manager',
  },
  { path: '/', title: 'Failed to load projects', shows: 'Harbor Point Tower' },
  {
    path: '/template-settings/notifications',
    title: 'Failed to load notification preferences',
    shows: 'Asset updates',
  },
  { path: `/dashboard?${project}`, title: 'Failed to load the statistics', shows: 'Punch Items' },
];
/** One for each kind of failure that the client tells apart, and one that ends a session. */
const tried = ['200 without its fields', '200 cut off', '401 without a body', '500 with a page'];
function answerOf(name: string): BrokenAnswer {
  const answer = brokenAnswers.find((each) => each.name === name);
  if (!answer) throw new Error(`There is no broken response '${name}'.`);
  return answer;
}
function contentOf(name: string) {
  const content = brokenContents[name];
  if (!content) throw new Error(`There is no broken content '${name}'.`);
  return content;
}
const answers = tried.map(answerOf);
/** What the portal says of a response. tests/contract/broken-answers.test.ts covers the kinds. */
const reasonOf = ({ kind, status }: BrokenAnswer) => reasonText(new ApiError(kind, status));
const inline = (page: Page) => page.getByRole('alert', { name: 'Problem' });
const forms = {
  '/login': {
    button: 'Log in',
    failure: (page: Page) => page.getByRole('alert').filter({ hasText: 'Login Failed' }),
  },
  '/forgot-password': { button: 'Send reset link', failure: inline },
  '/verify-pending': { button: 'Resend email', failure: inline },
};
const commands = /\/(?:login|signup|forgot-password|resend-verification)$/;

let host: BrokenHost;
test.beforeAll(async () => {
  host = await BrokenHost.start();
});
// The shared context clears the storage of the usual origins only, and a form needs a page without a session.
test.afterEach(({ page }) => page.evaluate(() => localStorage.clear()));
test.afterAll(() => host.stop());

/** Loads a page whose queries get broken responses, one after another, until the host recovers. */
async function expectPageRecovers(
  page: Page,
  { path, title, shows }: BrokenPage,
  broken: readonly BrokenAnswer[],
) {
  const state = page.getByRole('alert').filter({ hasText: title });
  const retry = state.getByRole('button', { name: 'Retry' });
  for (const [i, answer] of broken.entries()) {
    await test.step(`${path}: ${answer.name}`, async () => {
      host.breakCalls((method) => method === 'GET', answer);
      if (i === 0) await page.goto(host.origin + path);
      else await retry.click();
      // Other failures have another reason.
      await expect(state).toContainText(reasonOf(answer));
      await expect(retry).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page could not be shown')).toBeHidden();
      await expect(page.locator('body')).not.toContainText(serverWords);
    });
  }
  host.fix();
  await retry.click();
  await expect(page.getByRole('main').getByText(shows, { exact: true })).toBeVisible();
}

/** A sample of `npm run chaos`: a part of a screen that is missing or too large. */
const parts = [
  {
    path: `/dashboard/3d-view/tours?${project}`,
    call: '/uploads',
    answer: answerOf('500 with a page'),
    shows: (page: Page) => page.getByText('Failed to load unfinished uploads'),
  },
  {
    path: `/dashboard/build-view/field-cam?${project}`,
    call: '/field-cams',
    // More than a screen shows at once. `npm run chaos` tries 20,000.
    answer: (answer: { data: { id: string }[] }) => ({
      ...answer,
      data: Array.from({ length: 300 }, (_, i) => ({
        ...answer.data[i % answer.data.length],
        id: `${i}`,
      })),
    }),
    shows: (page: Page) => page.getByRole('button', { name: 'Show more (200 left)' }),
  },
  {
    path: `/dashboard/build-view/videos?${project}`,
    call: '/videos',
    answer: contentOf('addresses with a script'),
    shows: (page: Page) => page.getByText('Failed to load videos'),
  },
];

test('each page shows an error for a broken response and works again', async ({
  page,
  mock,
  allowStatus,
  allowConsole,
}) => {
  // Chromium logs the cut connection.
  allowConsole(/net::ERR_/);
  allowStatus(...answers.map(({ status }) => status));
  await seedSession(page, host.origin, await login(mock, demoAccount()));
  for (const [i, each] of pages.entries()) {
    const broken = i === 0 ? answers : [answerOf('200 without its fields')];
    await expectPageRecovers(page, each, broken);
  }
});

test('a part of a page that is missing or too large says so', async ({
  page,
  mock,
  allowStatus,
}) => {
  allowStatus(500);
  await seedSession(page, host.origin, await login(mock, demoAccount()));
  for (const { path, call, answer, shows } of parts) {
    await test.step(path, async () => {
      host.breakCalls((method, asked) => method === 'GET' && asked.endsWith(call), answer);
      await page.goto(host.origin + path);
      await expect(shows(page)).toBeVisible();
    });
  }
});

/** Sends a form, gets broken responses one after another, and expects that the input stays. */
async function expectFormFails(
  page: Page,
  path: keyof typeof forms,
  broken: readonly BrokenAnswer[],
) {
  const { button, failure } = forms[path];
  const { email, password } = demoAccount();
  await page.goto(host.origin + path);
  await page.getByLabel('Email').fill(email);
  if (path === '/login') await page.getByLabel('Password', { exact: true }).fill(password);
  for (const answer of broken) {
    await test.step(`${path}: ${answer.name}`, async () => {
      host.breakCalls((method, asked) => method === 'POST' && commands.test(asked), answer);
      const asked = page.waitForRequest((request) => commands.test(request.url()));
      await page.getByRole('button', { name: button }).click();
      await asked;
      await expect(failure(page)).toContainText(reasonOf(answer));
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.locator('body')).not.toContainText(serverWords);
    });
  }
}

test('each form shows an error for a broken response and keeps the input', async ({
  page,
  allowStatus,
  allowConsole,
}) => {
  allowConsole(/net::ERR_/);
  allowStatus(...answers.map(({ status }) => status));
  await expectFormFails(page, '/forgot-password', answers);
  for (const path of ['/login', '/verify-pending'] as const) {
    await expectFormFails(page, path, [answerOf('500 with a page')]);
  }
});

test('a call without an answer takes long after 10 seconds and fails after 30', async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await seedSession(page, host.origin, await login(mock, demoAccount()));
  host.breakCalls((_, path) => path.endsWith('/scans'), noAnswer);
  await page.goto(`${host.origin}/dashboard/build-view/scans?${project}`);
  await expect(page.getByRole('heading', { name: 'Scans' })).toBeVisible();
  const notice = page.getByText('This is taking longer than usual.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.clock.fastForward(11_000);
  await expect(notice).toBeVisible();
  await retry.click();
  await expect(notice).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert').getByText('Failed to load scans')).toBeVisible();
  await expect(page.getByText('The server took too long. Try again.')).toBeVisible();
  host.fix();
  await retry.click();
  await expect(page.getByRole('main').getByText('Roof steel', { exact: true })).toBeVisible();
});
