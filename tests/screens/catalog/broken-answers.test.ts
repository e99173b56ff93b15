import { vi } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import { reasonText } from '../../../src/shared/errors/problemTexts.ts';
import {
  type BrokenAnswer,
  brokenAnswers,
  noAnswer,
  serverWords,
} from '../../support/brokenAnswers.ts';
import { brokenContents } from '../../support/brokenContent.ts';
import { demoAccount, expect, type Page, step } from '../support/test.ts';
import { test } from './broken.ts';

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
const expectNoServerWords = () => expect(document.body.textContent).not.toMatch(serverWords);

for (const [i, { path, title, shows }] of pages.entries()) {
  test(`${path} shows an error for a broken response and works again`, async ({
    signedIn: page,
    broken,
    allowStatus,
  }) => {
    allowStatus(...answers.map(({ status }) => status));
    const state = page.getByRole('alert').filter({ hasText: title });
    const retry = state.getByRole('button', { name: 'Retry' });
    for (const [j, answer] of (i === 0 ? answers : answers.slice(0, 1)).entries()) {
      await step(answer.name, async () => {
        broken.breakCalls((method) => method === 'GET', answer);
        if (j === 0) await page.goto(path);
        else await retry.click();
        // Other failures have another reason.
        await expect(state).toContainText(reasonOf(answer));
        await expect(retry).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('This page could not be shown')).toHaveCount(0);
        expectNoServerWords();
      });
    }
    broken.fix();
    await retry.click();
    await expect(page.getByRole('main').getByText(shows, { exact: true })).toBeVisible();
  });
}

/** A sample of `npm run chaos`: a part of a screen that is missing or too large. */
const parts = {
  'a part that is missing': {
    path: `/dashboard/3d-view/tours?${project}`,
    call: '/uploads',
    answer: answerOf('500 with a page'),
    shows: (page: Page) => page.getByText('Failed to load unfinished uploads'),
  },
  'a list that is too large': {
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
  'a list of scripts': {
    path: `/dashboard/build-view/videos?${project}`,
    call: '/videos',
    answer: contentOf('addresses with a script'),
    shows: (page: Page) => page.getByText('Failed to load videos'),
  },
};

for (const [name, { path, call, answer, shows }] of Object.entries(parts)) {
  test(`${name} says so`, async ({ signedIn: page, broken, allowStatus }) => {
    allowStatus(500);
    broken.breakCalls((method, asked) => method === 'GET' && asked.endsWith(call), answer);
    await page.goto(path);
    await expect(shows(page)).toBeVisible();
  });
}

const inline = (page: Page) => page.getByRole('alert', { name: 'Problem' });
const forms = {
  '/forgot-password': { button: 'Send reset link', failure: inline, answers },
  '/login': {
    button: 'Log in',
    failure: (page: Page) => page.getByRole('alert').filter({ hasText: 'Login Failed' }),
    answers: answers.slice(-1),
  },
  '/verify-pending': { button: 'Resend email', failure: inline, answers: answers.slice(-1) },
};
const commands = /\/(?:login|signup|forgot-password|resend-verification)$/;

for (const [path, { button, failure, answers: given }] of Object.entries(forms)) {
  test(`the form of ${path} shows an error for a broken response and keeps the input`, async ({
    page,
    broken,
    allowStatus,
  }) => {
    allowStatus(...given.map(({ status }) => status));
    const { email, password } = demoAccount();
    await page.goto(path);
    await page.getByLabel('Email').fill(email);
    if (path === '/login') await page.getByLabel('Password', { exact: true }).fill(password);
    for (const answer of given) {
      await step(answer.name, async () => {
        broken.breakCalls((method, asked) => method === 'POST' && commands.test(asked), answer);
        const before = page.sent.length;
        await page.getByRole('button', { name: button }).click();
        await expect.poll(() => page.sent.length).toBeGreaterThan(before);
        await expect(failure(page)).toContainText(reasonOf(answer));
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(page.getByLabel('Email')).toHaveValue(email);
        expectNoServerWords();
      });
    }
  });
}

test('a call without an answer takes long after 10 seconds and fails after 30', async ({
  signedIn: page,
  broken,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  broken.breakCalls((_, path) => path.endsWith('/scans'), noAnswer);
  await page.goto(`/dashboard/build-view/scans?${project}`);
  await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
  const notice = page.getByText('This is taking longer than usual.');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(notice).toHaveCount(0);
  await vi.advanceTimersByTimeAsync(11_000);
  await expect(notice).toBeVisible();
  await retry.click();
  await expect(notice).toHaveCount(0);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(page.getByRole('alert').getByText('Failed to load scans')).toBeVisible();
  await expect(page.getByText('The server took too long. Try again.')).toBeVisible();
  broken.fix();
  await retry.click();
  await expect(page.getByRole('main').getByText('Roof steel', { exact: true })).toBeVisible();
});
