import { listOf, saveView } from '../../support/records.ts';
import { openView } from '../support/lists.ts';
import { expect, step, test } from '../support/test.ts';
import { openDialog } from './records.ts';

test('views are saved, shown again, changed, deleted and restored', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await saveView(mock, 'Drafts', { query: 'q=duct', shared: true });
  await mock.fail('listSavedViews', { code: 500, times: null });
  await page.goto(`${listOf('punch-items')}&status=draft&sort=title`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await step('views that could not be loaded are loaded again', async () => {
    const menu = await openView(page);
    await expect(menu).toContainText('Failed to load saved views');
    await mock.heal();
    await menu.getByRole('menuitem', { name: 'Retry' }).click();
    await expect(menu.getByRole('menuitemradio', { name: 'Drafts' })).not.toBeChecked();
    await page.keyboard.press('Escape');
  });

  await step('a view is saved, with a name of its own', async () => {
    const dialog = await openDialog(page, 'Save this view');
    await dialog.getByLabel('Name').fill('drafts');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('You already have a view with this name')).toBeVisible();
    await expect(dialog.getByRole('alert', { name: 'Problem' })).toHaveCount(0);
    await dialog.getByLabel('Name').fill('Drafts by title');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('View saved')).toBeVisible();
  });

  await step('a saved view shows the same list again', async () => {
    await page.getByRole('searchbox').fill('duct');
    await expect(page).toHaveURL(/q=duct/);
    // The record next to the list is not part of the view, which closes it.
    await page.locator('tbody').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await (await openView(page)).getByRole('menuitemradio', { name: 'Drafts by title' }).click();
    await expect(page).toHaveURL(
      /\/punch-items\?project=prj_harbor&sort=title&saved=viw_[\w-]+&status=draft$/,
    );
    await expect(button('Status: Draft')).toBeVisible();
    const menu = await openView(page);
    const mine = menu.getByRole('group', { name: 'Mine' });
    await expect(mine.getByRole('menuitemradio', { name: 'Drafts by title' })).toBeChecked();
    const shared = menu.getByRole('group', { name: 'Shared' }).getByRole('menuitemradio');
    await expect(shared).toHaveText(['Drafts', 'Overdue, urgent first', 'Ready for reinspection']);
    const views = menu.getByRole('group', { name: /^(Mine|Shared)$/ });
    await expect(views.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await step('the button says which view is shown, and that it was changed', async () => {
    await expect(button('View: Drafts by title')).toBeVisible();
    await page.getByText('Overdue', { exact: true }).click();
    await button('View: Drafts by title, changed').click();
    await page.getByRole('menuitem', { name: 'Reset “Drafts by title”' }).click();
    await expect(button('View: Drafts by title')).toBeVisible();
    await expect(page).toHaveURL(/&status=draft$/);
  });

  await step('Undo restores a deleted view', async () => {
    const dialog = await openDialog(page, 'Manage views');
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Delete Drafts', exact: true }).click();
    await expect(rows).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(button('View: Drafts by title')).toBeFocused();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('View restored')).toBeVisible();
    await openDialog(page, 'Manage views');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Shared by Ana Torres' }).first()).toContainText('Drafts');
  });
});
