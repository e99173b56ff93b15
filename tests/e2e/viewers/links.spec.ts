import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { act, openScans, select } from '../scans/scansPage.ts';
import { visitor } from './visitor.ts';

const facade = 'East facade, week 38';
const password = 'crane-at-dawn';

/** The URL, which the dialog shows only once. */
const addressIn = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();

test('a link with a password opens on a phone without an account, counts visits, and stops when revoked', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
  allowStatus,
}) => {
  test.slow();
  allowStatus(401, 404);
  await openScans(page);
  await act(page, facade, 'Share');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Facade consultant')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByLabel('Recipient').fill('The insurer');
  await dialog.getByLabel('Password (optional)').fill(password);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Link ready')).toBeVisible();
  await expectNoAxeFindings(page);
  const address = await addressIn(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText(/^0 views/).first()).toBeVisible();

  const guest = await visitor(browser, mock, tenant);
  const opened = await guest.page.goto(address);
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(guest.page.getByRole('heading', { name: 'This link has a password' })).toBeVisible();
  await expectNoAxeFindings(guest.page);
  const field = guest.page.getByLabel('Password', { exact: true });
  await field.fill('crane-at-dusk');
  await guest.page.getByRole('button', { name: 'Open' }).click();
  await expect(guest.page.getByText('Wrong password for this link')).toBeVisible();
  await field.fill(password);
  await guest.page.getByRole('button', { name: 'Open' }).click();
  await expect(guest.page.getByRole('heading', { level: 1, name: facade })).toBeVisible();
  await guest.page.getByRole('button', { name: /^About this scan/ }).click();
  await expect(guest.page.getByRole('complementary').getByText('Harbor Point Tower')).toBeVisible();
  await expect(guest.page.getByRole('link', { name: /log in/i })).toHaveCount(0);
  await expect(guest.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeFindings(guest.page);
  const token = new URL(address).hash.slice(1);
  expect(guest.addresses.filter((asked) => asked.includes(token))).toEqual([]);
  expect([...guest.bearers]).toHaveLength(1);

  await page.reload();
  await act(page, facade, 'Share');
  await expect(dialog.getByText(/^1 view, last viewed today/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke: The insurer' }).click();
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Link revoked')).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectNoAxeFindings(guest.page);
  expect(guest.findings()).toEqual([]);
  await guest.close();
});

test('one link shares several scans, of which private ones become public first', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
}) => {
  await openScans(page);
  await select(page, facade);
  await select(page, 'Tower crane base');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of these 2 scans is private');
  await dialog.getByRole('button', { name: 'Make public' }).click();
  await dialog.getByLabel('Recipient').fill('The crane operator');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await addressIn(page);

  const guest = await visitor(browser, mock, tenant);
  await guest.page.goto(address);
  await expect(guest.page.getByRole('heading', { name: '2 scans shared with you' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: facade })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Tower crane base' })).toBeVisible();
  expect(guest.findings()).toEqual([]);
  await guest.close();
});
