import { statsOf } from '../../support/totals.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';
import { openScans, seeded, titles } from './scansPage.ts';

const actions = (page: Page) => page.getByRole('button', { name: /^Actions for / });

/** Opens the menu of a scan, expects its items, and closes it. */
async function expectOffered(page: Page, menu: ReturnType<typeof actions>, items: string[]) {
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(items);
  await menu.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}
const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}` });

test('the role in a project decides what is offered for its scans', async ({
  page,
  mock,
  signIn,
}) => {
  const { total } = (await statsOf(mock)).buildviewScan;
  await step("a user's role depends on the project", async () => {
    await signIn();
    await openScans(page);
    await expect(actions(page)).toHaveCount(total);
    const everything = ['Edit', 'Download', 'Share', 'Make public', 'Delete'];
    await expectOffered(page, menuOf(page, seeded.newest), everything);
    await openScans(page, '/dashboard/build-view/scans?project=prj_riverside');
    await expectOffered(page, actions(page).first(), ['Edit', 'Download']);
  });

  await step("a superintendent edits their own scans and downloads others'", async () => {
    await signIn(demoAccount('Marcus Reed'));
    await openScans(page);
    await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    await expectOffered(page, menuOf(page, seeded.newest), ['Edit', 'Download']);
    await expectOffered(page, menuOf(page, seeded.third), ['Download']);
  });

  await step('a viewer can only view', async () => {
    await signIn(demoAccount('Grace Lindqvist'));
    await openScans(page);
    await expect(titles(page)).toHaveCount(total);
    await expect(page.getByText(`${total} scans`, { exact: true })).toBeVisible();
    await expect(actions(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    // A viewer has no use for a selection.
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
