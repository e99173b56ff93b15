import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { act } from '../scans/scansPage.ts';
import { type Visitor, visitor } from './visitor.ts';

const TOURS = '/dashboard/3d-view/tours?project=prj_harbor';
const MODELS = '/dashboard/3d-view/models?project=prj_harbor';
const tour = 'Level 4, weekly walk';
const tower = 'Tower, architecture';

/** Creates a link in the open dialog. @returns its URL */
async function makeLink(page: Page, recipient: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient').fill(recipient);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText(/^0 views/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address;
}

/** Checks that the visitor called only the visitor operations, and the one that tells what the host offers, with one bearer token and no token in a URL. */
function expectNothingElse({ addresses, bearers }: Visitor, address: string): void {
  const token = new URL(address).hash.slice(1);
  const apiCalls = addresses.filter((each) => each.includes('/api/v1/'));
  const others = apiCalls.filter((each) => !/\/api\/v1\/(public\/|capabilities$)/.test(each));
  expect(others).toEqual([]);
  expect(addresses.filter((each) => each.includes(token))).toEqual([]);
  expect([...bearers]).toHaveLength(1);
}

/** Viewers are slow where the CPU draws. */
const viewer = { timeout: 60_000 };

const expectTourReady = (page: Page) =>
  expect(page.locator('[data-phase=ready]')).toBeVisible(viewer);

test('a visitor walks through a shared tour on a phone: scenes, links between them, plan and dates', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
}) => {
  test.slow();
  await page.goto(TOURS);
  await act(page, tour, 'Share');
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  // A tour has nothing to download.
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0);
  await expectNoAxeFindings(page);
  const address = await makeLink(page, 'The tenant');

  const guest = await visitor(browser, mock, tenant);
  const opened = await guest.page.goto(address);
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  await expect(guest.page.getByRole('heading', { level: 1, name: tour })).toBeVisible();
  await expectTourReady(guest.page);
  const photo = (name: string) => guest.page.getByRole('region', { name: `360° photo: ${name}` });
  await expect(photo('East corridor')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: /Edit|Add|Share|Copy/ })).toHaveCount(0);

  await guest.page.getByRole('button', { name: 'Plan', exact: true }).click();
  const plan = guest.page.getByRole('complementary');
  await expect(plan.getByRole('img', { name: 'Plan' })).toBeVisible();
  await plan.getByRole('button', { name: 'Elevator lobby' }).click();
  await expect(photo('Elevator lobby')).toBeVisible();
  await expectNoAxeFindings(guest.page);
  const picture = guest.page.locator('[data-phase]');
  await picture.getByRole('button', { name: 'East corridor' }).click();
  await expect(photo('East corridor')).toBeVisible();

  await guest.page.getByRole('button', { name: 'Scenes', exact: true }).click();
  await guest.page.getByRole('button', { name: /^Compare with/ }).click();
  await expect(guest.page.getByRole('region', { name: /^360° photo: East corridor/ })).toHaveCount(
    2,
  );
  await expect(guest.page.getByText('Loading', { exact: true })).toHaveCount(0, viewer);
  await expectNoAxeFindings(guest.page);
  expectNothingElse(guest, address);
  // The URL contains the scene and its date, next to the link.
  await guest.page.reload();
  await expect(guest.page.getByRole('region', { name: /^360° photo: East corridor/ })).toHaveCount(
    2,
  );
  expect(guest.findings()).toEqual([]);
  await guest.close();
});

test('a visitor views a shared model with the same tools as members, and downloads it', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
}) => {
  test.slow();
  await page.goto('/viewer?project=prj_harbor&model=mdl_tower');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await page.getByRole('checkbox', { name: 'Allow downloads' }).check();
  const address = await makeLink(page, 'The facade maker');
  // Two viewers at once are a heavy load for a software renderer.
  await page.goto('about:blank');

  const guest = await visitor(browser, mock, tenant);
  await guest.page.goto(address);
  await expect(guest.page.getByRole('heading', { level: 1, name: tower })).toBeVisible();
  await expect(guest.page.getByRole('treeitem', { name: /Level 6/ })).toBeVisible(viewer);
  await guest.page.getByRole('button', { name: /^Sections/ }).click();
  await expect(guest.page.getByRole('complementary', { name: 'Sections' })).toBeVisible();
  await expect(guest.page.getByRole('button', { name: /Pins|Saved views|Share/ })).toHaveCount(0);
  await expectNoAxeFindings(guest.page);
  const download = guest.page.waitForEvent('download');
  await guest.page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ifc$/);
  expectNothingElse(guest, address);
  expect(guest.findings()).toEqual([]);
  await guest.close();
});

test('a link to a tour and a model ends for a visitor of the tour when the model becomes private', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
  allowStatus,
}) => {
  test.slow();
  allowStatus(404);
  await page.goto(MODELS);
  await act(page, tower, 'Share');
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await page.getByRole('combobox', { name: 'Also include' }).fill('weekly');
  await page.getByRole('option', { name: tour }).click();
  await expect(page.getByRole('dialog').getByText(/and 1 tour more/)).toBeVisible();
  const address = await makeLink(page, 'The investor');

  const guest = await visitor(browser, mock, tenant);
  await guest.page.goto(address);
  await expect(guest.page.getByRole('heading', { name: '2 items shared with you' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: tower })).toBeVisible();
  await expectNoAxeFindings(guest.page);
  await guest.page.getByRole('link', { name: tour }).click();
  await expectTourReady(guest.page);

  // Open and loaded before the link ends: a picture that fails to load would end the visit before the click.
  await guest.page.getByRole('button', { name: 'Scenes', exact: true }).click();
  const lobby = guest.page
    .getByRole('complementary')
    .getByRole('button', { name: /^Elevator lobby/ })
    .first();
  await expect(lobby.locator('img')).toHaveJSProperty('complete', true);

  // The pictures of the scenes stop working with their link.
  guest.allow(/404 .*\/__mock\/visits\//);
  await act(page, tower, 'Make private');
  await expect(page.getByRole('status').getByText('Model is now private')).toBeVisible();
  await lobby.click();
  const ended = guest.page.getByRole('heading', { name: 'This link does not work' });
  await expect(ended).toBeVisible(viewer);
  await guest.page.goto(address);
  await expect(ended).toBeVisible();
  expect(guest.findings()).toEqual([]);
  await guest.close();
});
