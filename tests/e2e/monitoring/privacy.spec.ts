import { demoAccount, expect } from '../../support/test.ts';
import {
  breakDates,
  dashboard,
  draw,
  recorderLoaded,
  sendRecording,
  test,
  throwLater,
} from './monitoring.ts';

const FULL_SNAPSHOT = 2;
const INCREMENT = 3;
const INPUT = 5;

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Broken|^Page error: /);
  await draw(page, 0.05);
});

test('a report contains no token, password, personal address, input or body', async ({
  page,
  mock,
  ingest,
  allowStatus,
}) => {
  test.slow();
  allowStatus(400, 401, 422);
  const { email, password } = demoAccount();
  const [emailed, reset] = ['person.asked@example.com', 'reset-secret-4711'];
  await breakDates(page, `Broken for ${email} with Bearer abc.def-123 and token=xyz4712`);

  await page.goto(`/login?email=${encodeURIComponent(emailed)}&next=%2Fuser-profile#fragment-4713`);
  await recorderLoaded(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Mistyped!4714');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid Credentials').first()).toBeVisible();
  // The recording of the input is sent before the page is left.
  const typed = () =>
    ingest.recording().filter(({ type, data }) => type === INCREMENT && data.source === INPUT);
  await expect
    .poll(async () => {
      await sendRecording(page);
      return typed().length;
    })
    .toBeGreaterThan(1);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in');
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage'));
  const { accessToken, refreshToken } = JSON.parse(String(stored)).state;

  await mock.fail('getProjectStats', { code: 500 });
  await page.goto(dashboard);
  await expect(page.getByText('New Assets could not be shown')).toBeVisible();
  await recorderLoaded(page);
  await page.evaluate(() => {
    localStorage.removeItem('auth-storage');
    // Not an error, but an object full of confidential values.
    void Promise.reject({ brokenForm: { password: 'typed-4715' } });
  });
  await page.goto(`/reset-password?token=${reset}`);
  await recorderLoaded(page);
  await page.getByLabel('New password', { exact: true }).pressSequentially('Chosen!4716');
  await throwLater(page, `Broken at ${page.url()}`);
  await expect.poll(() => ingest.about('Broken at').length).toBe(1);
  const before = ingest.replays().length;
  await expect
    .poll(async () => {
      await sendRecording(page);
      return ingest.replays().length;
    })
    .toBeGreaterThan(before);

  // All of these must exist, so that the search below has something to search.
  expect(ingest.about(/^Broken for/)[0]?.exception.values[0]?.value).toBe(
    'Broken for [email] with Bearer [hidden] and token=[hidden]',
  );
  expect(ingest.events().map(({ tags }) => tags['problem.code'])).toContain('INTERNAL');
  expect(ingest.about('Broken at')[0]?.exception.values[0]?.value).toMatch(/\/reset-password$/);
  const kinds = new Set(ingest.recording().map(({ type }) => type));
  expect([...kinds]).toContain(FULL_SNAPSHOT);

  const all = ingest.envelopes.join('\n');
  const forbidden = {
    email,
    emailed,
    emailedInAddress: encodeURIComponent(emailed),
    password,
    mistyped: 'Mistyped!4714',
    accessToken,
    refreshToken,
    reset,
    fragment: 'fragment-4713',
    inMessage: 'xyz4712',
    inObject: 'typed-4715',
    typed: 'Chosen!4716',
    bearer: 'abc.def-123',
    projectInAddress: 'project=prj_harbor',
    next: 'user-profile',
  };
  const found = Object.entries(forbidden).filter(([, value]) => all.includes(value));
  expect(found).toEqual([]);
  for (const event of ingest.events()) {
    expect(event).not.toHaveProperty('user');
    expect(event).not.toHaveProperty('request');
    expect(event).not.toHaveProperty('extra');
  }
  for (const { urls } of ingest.replays()) expect(urls.join()).not.toMatch(/[?#]/);
});
