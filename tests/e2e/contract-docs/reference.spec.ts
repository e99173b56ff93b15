import { addressOf } from '../../support/ports';
import { expect, expectNoAxeFindings, test } from '../../support/test';

// Requests to other hosts and violations of the content security policy fail every test (tests/support/watch.ts).
const docs = `${addressOf('mock')}/docs/`;

// The script that draws the reference is not a dependency: it is downloaded when the pages are first opened. Without
// access to a package registry there are no pages.
test.beforeEach(async ({ request }) => {
  const answer = await request.get(docs, { timeout: 80_000 });
  test.skip(answer.status() === 503, await answer.text());
  expect(answer.status()).toBe(200);
});

test('the error catalog leads to the reference, which needs no other host and calls the mock', async ({
  page,
  mock,
}) => {
  await page.goto(`${docs}errors.html`);
  const row = (code: string) => page.getByRole('row', { name: new RegExp(`^${code} `) });
  await expect(row('EMAIL_EXISTS 409')).toContainText('Email already exists');
  // Many operations declare this one, so their list is closed at first.
  await row('RATE_LIMITED 429').locator('summary').click();
  await row('RATE_LIMITED 429').getByRole('link', { name: 'forgotPassword', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Request a password reset' })).toBeInViewport();
  await expect(page.getByText('proposed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^(Ask AI|Generate MCP|Share|Deploy)$/)).toHaveCount(0);

  await page.getByRole('button', { name: /^Test Request\b.*forgot-password/i }).click();
  const answer = page.waitForResponse(/forgot-password/);
  await page.getByRole('button', { name: /^Send post request/i }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('dialog').getByText('200', { exact: false }).first()).toBeVisible();
  expect((await mock.outbox()).map(({ to }) => to)).toEqual(['ana.torres@example.com']);
});

test('our own pages are accessible in both themes', async ({ page }) => {
  for (const name of ['permissions.html', 'errors.html', 'calls.html', 'decisions.html']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${docs}${name}`);
    // The rows of a table are alike, and axe needs seconds for hundreds of them.
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('tr:nth-child(n + 6)')) row.remove();
    });
    await expectNoAxeFindings(page);
    // All pages have the colors of one style sheet.
    if (name !== 'errors.html') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page, 'colors');
  }
});
