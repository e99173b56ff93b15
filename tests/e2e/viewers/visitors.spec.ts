import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { act } from '../scans/scansPage.ts';
import { type Visitor, visitor } from './visitor.ts';

const TOURS = '/dashboard/3d-view/tours?project=prj_harbor';
const tour = 'Level 4, weekly walk';
const tower = 'Tower, architecture';

/** Viewers are slow where the CPU draws. */
const viewer = { timeout: 60_000 };

/** Fills in the open form, creates the link, and closes the dialog. @returns the URL, which it shows only once */
async function makeLink(page: Page, recipient: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient').fill(recipient);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Link ready')).toBeVisible();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByText(/^0 views/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address;
}

/**
 * Checks that the visitor of a link called only the visitor operations, and the one that tells what the host offers, with
 * one bearer token and no token in a URL. What comes later is of another link.
 */
function expectNothingElse({ addresses, bearers }: Visitor, address: string): void {
  const token = new URL(address).hash.slice(1);
  const apiCalls = addresses.filter((each) => each.includes('/api/v1/'));
  const others = apiCalls.filter((each) => !/\/api\/v1\/(public\/|capabilities$)/.test(each));
  expect(others).toEqual([]);
  expect(addresses.filter((each) => each.includes(token))).toEqual([]);
  expect([...bearers]).toHaveLength(1);
  addresses.length = 0;
  bearers.clear();
}

test('a visitor walks through a tour and views a model, until the model becomes private', async ({
  signedIn: page,
  browser,
  mock,
  tenant,
  allowStatus,
}) => {
  test.slow();
  allowStatus(404);
  const dialog = page.getByRole('dialog');

  await test.step('a tour has nothing to download', async () => {
    await page.goto(TOURS);
    await act(page, tour, 'Share');
    await dialog.getByRole('button', { name: 'New link' }).click();
    await expect(dialog.getByLabel('Recipient')).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await page.goto(TOURS);
  });

  const address =
    await test.step('a model is shared with a tour, and may be downloaded', async () => {
      await page.getByRole('link', { name: '3D models', exact: true }).click();
      await act(page, tower, 'Share');
      await dialog.getByRole('button', { name: 'New link' }).click();
      const others = dialog.getByRole('combobox', { name: 'Also include' });
      await others.fill('weekly');
      await page.getByRole('option', { name: tour }).click();
      await expect(dialog.getByText(/and 1 tour more/)).toBeVisible();
      await others.press('Escape');
      await dialog.getByRole('checkbox', { name: 'Allow downloads' }).check();
      return makeLink(page, 'The investor');
    });

  const guest = await visitor(browser, mock, tenant);
  const photo = (name: string) => guest.page.getByRole('region', { name: `360° photo: ${name}` });
  const openPanel = (name: string) => guest.page.getByRole('button', { name, exact: true }).click();
  await test.step('the visitor sees what is shared', async () => {
    const opened = await guest.page.goto(address);
    expect(opened?.headers()['x-robots-tag']).toContain('noindex');
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    const title = guest.page.getByRole('heading', { name: '2 items shared with you' });
    await expect(title).toBeVisible();
    const robots = guest.page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute('content', /noindex/);
  });

  await test.step('a model is viewed with the same tools as members have, and downloaded', async () => {
    await guest.page.getByRole('link', { name: tower }).click();
    await expect(guest.page.getByRole('heading', { level: 1, name: tower })).toBeVisible();
    await expect(guest.page.getByRole('treeitem', { name: /Level 6/ })).toBeVisible(viewer);
    await guest.page.getByRole('button', { name: /^Sections/ }).click();
    await expect(guest.page.getByRole('complementary', { name: 'Sections' })).toBeVisible();
    await expect(guest.page.getByRole('button', { name: /Pins|Saved views|Share/ })).toHaveCount(0);
    const download = guest.page.waitForEvent('download');
    await guest.page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ifc$/);
    await guest.page.getByRole('link', { name: 'All shared items' }).click();
  });

  await test.step('a tour is walked: scenes, links between them, plan and dates', async () => {
    await guest.page.getByRole('link', { name: tour }).click();
    await expect(guest.page.getByRole('heading', { level: 1, name: tour })).toBeVisible();
    await expect(guest.page.locator('[data-phase=ready]')).toBeVisible(viewer);
    await expect(photo('East corridor')).toBeVisible();
    await expect(guest.page.getByRole('button', { name: /Edit|Add|Share|Copy/ })).toHaveCount(0);

    await openPanel('Plan');
    const plan = guest.page.getByRole('complementary');
    await expect(plan.getByRole('img', { name: 'Plan' })).toBeVisible();
    await plan.getByRole('button', { name: 'Elevator lobby' }).click();
    await expect(photo('Elevator lobby')).toBeVisible();
    const picture = guest.page.locator('[data-phase]');
    await picture.getByRole('button', { name: 'East corridor' }).click();
    await expect(photo('East corridor')).toBeVisible();

    await openPanel('Scenes');
    await guest.page.getByRole('button', { name: /^Compare with/ }).click();
    const both = guest.page.getByRole('region', { name: /^360° photo: East corridor/ });
    await expect(both).toHaveCount(2);
    await expect(guest.page.getByText('Loading', { exact: true })).toHaveCount(0, viewer);
    expectNothingElse(guest, address);
    // The URL contains the scene and its date, next to the link.
    await guest.page.reload();
    await expect(both).toHaveCount(2);
    await expect(guest.page.getByText('Loading', { exact: true })).toHaveCount(0, viewer);
  });

  await test.step('the link ends for a visitor of the tour when the model becomes private', async () => {
    // Open and loaded before the link ends: a picture that fails to load would end the visit before the click.
    const scenes = guest.page.getByRole('complementary');
    const lobby = scenes.getByRole('button', { name: /^Elevator lobby/ }).first();
    const ended = guest.page.getByRole('heading', { name: 'This link does not work' });
    await openPanel('Scenes');
    await expect(lobby.locator('img')).toHaveJSProperty('complete', true);
    // The pictures of the scenes stop working with their link.
    guest.allow(/404 .*\/__mock\/visits\//);
    await act(page, tower, 'Make private');
    await expect(page.getByRole('status').getByText('Model is now private')).toBeVisible();
    await lobby.click();
    await expect(ended).toBeVisible(viewer);
    await guest.page.reload();
    await expect(ended).toBeVisible();
  });
  expect(guest.findings()).toEqual([]);
  await guest.close();
});
