import { expect, expectNoAxeFindings } from '../../support/test.ts';
import { breakDates, dashboard, fixDates, loseCode, referenceOn, test } from './monitoring.ts';

test.beforeEach(({ allowConsole }) => allowConsole(/Broken|dynamically imported|Failed to load/));

test('an error breaks only its part of the page', async ({ signedIn: page, ingest }) => {
  await test.step('a broken panel leaves the rest of the page usable, and works again after Retry', async () => {
    await breakDates(page, 'medium');
    await page.goto(dashboard);
    const failure = page.getByRole('alert').filter({ hasText: 'New Assets could not be shown' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Virtual Tours' })).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expectNoAxeFindings(page);

    const reference = await referenceOn(page);
    await expect.poll(() => ingest.about('Broken date').length).toBe(1);
    const [event] = ingest.about('Broken date');
    expect(event?.event_id.slice(0, 8)).toBe(reference);
    expect(event?.tags).toMatchObject({ reference, panel: 'New Assets', route: '/dashboard' });

    // The first Retry fails: the same error is not reported again.
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toContainText(reference);
    await fixDates(page);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'New Assets' }).getByRole('listitem'),
    ).toHaveCount(5);
    await page.getByRole('link', { name: 'Scans', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Scans', level: 1 })).toBeVisible();
    expect(ingest.events()).toHaveLength(1);
  });

  await test.step('a broken page leaves the frame usable, and works again after Retry', async () => {
    await breakDates(page, 'full', 'Broken heading');
    await page.goto(dashboard);
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    await expect(failure.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('navigation', { name: 'Project' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
    const reference = await referenceOn(page);
    await expect.poll(() => ingest.about('Broken heading').length).toBe(1);
    expect(ingest.about('Broken heading')[0]?.event_id.slice(0, 8)).toBe(reference);
    await fixDates(page);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test('code that cannot be loaded breaks only its part of the page', async ({
  signedIn: page,
  ingest,
}) => {
  await test.step('a part of the page whose code is missing says so, and Retry loads it again', async () => {
    for (const [chunk, says, then] of [
      ['DashboardPage', 'This page could not be shown', 'Punch Items'],
      ['project', 'The account menu could not be shown', 'Account of'],
      ['routes', 'This page could not be shown', 'Punch Items'],
    ] as const) {
      const code = await loseCode(page, chunk);
      ingest.envelopes.length = 0;
      await page.goto(dashboard);
      const failure = page.getByRole('alert').filter({ hasText: says });
      await expect(failure).toBeVisible();
      // The bar with the logo always stays.
      await expect(page.getByRole('banner')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      code.found();
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(
        page.getByRole('heading', { name: then }).or(page.getByRole('button', { name: then })),
      ).toBeVisible();
      await expect(failure).toBeHidden();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
      await expect.poll(() => ingest.about('dynamically imported').length).toBeGreaterThan(0);
    }
  });

  await test.step('a chunk that stays missing reloads the page', async () => {
    ingest.envelopes.length = 0;
    const code = await loseCode(page, 'DashboardPage');
    await page.goto(dashboard);
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    const retry = failure.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/DashboardPage-'),
    );
    await retry.click();
    await lost;
    await expect(retry).toBeVisible();
    await expect.poll(() => ingest.events().length).toBe(1);
    code.found();
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await retry.click();
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
  });

  await test.step('a dialog shows an error and closes if its code cannot load', async () => {
    ingest.envelopes.length = 0;
    const code = await loseCode(page, 'UploadScanDialog');
    await page.getByRole('link', { name: 'Scans', exact: true }).first().click();
    await page.getByRole('button', { name: 'Upload' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The dialog could not be shown' });
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    code.found();
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => ingest.events().length).toBe(1);
  });
});
