import { statsOf } from '../../support/totals.ts';
import { chooseFilter, chooseInView, filterButton, openView } from '../support/lists.ts';
import { expect, type Page, step, test } from '../support/test.ts';
import { scan, scansPath, seeded, select, titles } from './scansPage.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search scans' });

const view = { q: 'week', sort: 'title', visibility: 'private' };
const found = ['Excavation, week 12', 'Site overview, week 40'] as const;

/** The state of the view, as the controls and the scans show it. */
async function expectView(page: Page) {
  await expect(search(page)).toHaveValue(view.q);
  await expect(filterButton(page, 'Visibility')).toHaveText('Visibility: Private');
  const menu = await openView(page);
  await expect(menu.getByRole('menuitem', { name: 'Sort by' })).toContainText('Title');
  await expect(menu.getByRole('menuitemradio', { name: 'List' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(found);
}

test('the list of scans fails, is empty, shows scans, selects some of them and finds others', async ({
  signedIn: page,
  mock,
}) => {
  const { total, public: shared } = (await statsOf(mock)).buildviewScan;
  const all = page.getByRole('checkbox', { name: 'Select all scans' });

  await step('shows why the list failed and loads it on Retry', async () => {
    await mock.fail('listScans', { code: 500 });
    await mock.fail('listScans', { example: 'empty' });
    await page.goto(scansPath);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Failed to load scans' })).toBeVisible();
    await alert.getByRole('button', { name: 'Retry' }).click();
  });

  await step('an empty list offers to upload the first scan', async () => {
    await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
    await expect(search(page)).toHaveCount(0);
    const upload = page.getByRole('main').getByRole('button', { name: 'Upload' });
    await expect(upload.first()).toHaveAttribute('title', 'Upload (C)');
    await upload.last().click();
    await expect(page.getByRole('dialog', { name: 'Upload a scan' })).toBeVisible();
    await page.reload();
  });

  await step('shows thumbnail, title, description, size, points, date and visibility', async () => {
    await expect(titles(page)).toHaveCount(total);
    await expect(titles(page).first()).toHaveText(seeded.newest);
    const first = scan(page, seeded.newest);
    await expect(first).toContainText('Whole site from four ground setups');
    await expect(first).toContainText(/\d+ kB·?60,000 points/);
    await expect(first.getByText('Private', { exact: true })).toBeVisible();
    await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(first.locator('img')).toHaveAttribute('src', /./);
  });

  await step('selects some scans, all and none', async () => {
    const none = page.getByText(`${total} scans`, { exact: true });
    await expect(none).toBeVisible();
    await select(page, seeded.newest);
    await page.getByRole('checkbox', { name: `Select ${seeded.published}` }).press('Space');
    await expect(page.getByText(/^2 scans selected, \d/)).toBeVisible();
    expect(Reflect.get(all.one() ?? {}, 'indeterminate')).toBe(true);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);

    await all.check();
    await expect(page.getByText(new RegExp(`^${total} scans selected`))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Select ${seeded.third}` })).toBeChecked();
    await all.uncheck();
    await expect(none).toBeVisible();
  });

  await step('actions and Select all leave out scans that are not shown', async () => {
    const dialogOf = (count: number) =>
      page.getByRole('dialog', { name: `Delete ${count} scan${count > 1 ? 's' : ''}?` });
    const cancel = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await select(page, seeded.newest);
    await select(page, seeded.published);
    await chooseFilter(page, 'Visibility', 'Public');
    await expect(page.getByText(/^1 scan selected/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(dialogOf(1)).toContainText(seeded.published);
    await cancel();

    await expect(titles(page)).toHaveCount(shared);
    await all.check();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(dialogOf(shared)).toBeVisible();
    await cancel();
    await all.uncheck();
  });

  await step('shows a message when nothing matches, and how to clear the filters', async () => {
    await search(page).fill('basement of another building');
    await expect(page.getByRole('heading', { name: 'No scan matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(titles(page)).toHaveCount(total);
  });

  await step(
    'the URL contains search, filter, sort order and layout, and a reload shows the same',
    async () => {
      await search(page).fill(view.q);
      await chooseInView(page, 'Title', 'Sort by');
      await chooseFilter(page, 'Visibility', 'Private');
      await chooseInView(page, 'List');
      await expect
        .poll(() => Object.fromEntries(new URLSearchParams(location.search)))
        .toEqual({ project: 'prj_harbor', ...view, layout: 'list' });
      await expectView(page);
      await page.reload();
      await expectView(page);
    },
  );

  await step('Back returns to the previous view', async () => {
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await expect(page).toHaveURL('/dashboard?project=prj_harbor');
    await page.goBack();
    await expectView(page);
  });
});
