import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { heading } from '../auth/steps.ts';
import { expectStreams } from '../live/live.ts';

/** The portal takes what the host said as current for a minute. */
const AFTER_A_MINUTE = 61_000;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Project' });
const screen = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });

/** The calls to the API whose path contains a text, from now on. */
function callsWith(page: Page, part: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1') && pathname.includes(part)) calls.push(pathname);
  });
  return calls;
}

test('a module that the host gains is there on the next page, and one that it loses gives way to a notice', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  await test.step('a module that the host gains is there on the next page', async () => {
    await mock.offer('documented,projects,submittals');
    await page.clock.install();
    await page.goto('/dashboard?project=prj_harbor');
    await expect(screen(page, 'Submittals')).toBeVisible();
    await expect(screen(page, 'RFIs')).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'RFIs' })).toBeVisible();

    await mock.offer('documented,projects,submittals,rfis');
    await page.clock.fastForward(AFTER_A_MINUTE);
    await screen(page, 'Scans').click();
    await screen(page, 'RFIs').click();
    await expect(heading(page, 'RFIs')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Clearance before the main switchboard' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'New RFI' }).click();
    await expect(page.getByRole('dialog', { name: 'New RFI' })).toBeVisible();
  });

  await test.step('a module that the host loses gives way to a notice, without a loop of calls', async () => {
    await mock.offer('all');
    await page.goto('/dashboard/rfis?project=prj_harbor');
    await expect(
      page.getByRole('link', { name: 'Clearance before the main switchboard' }),
    ).toBeVisible();
    // The host refuses the next one, which makes the page ask what the host offers.
    await expectStreams(mock, 1);

    await mock.offer('documented,projects,submittals');
    allowStatus(404);
    const asked = callsWith(page, '/capabilities');
    const calls = callsWith(page, '/rfis');
    await page.clock.fastForward(AFTER_A_MINUTE);
    await expect(page.getByText('This host does not offer RFIs yet')).toBeVisible();
    await expect(screen(page, 'RFIs')).toHaveCount(0);
    await screen(page, 'Submittals').click();
    await expect(page.getByRole('link', { name: 'Curtain wall, levels 4 to 6' })).toBeVisible();
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(calls.length).toBeLessThanOrEqual(4);
  });
});
