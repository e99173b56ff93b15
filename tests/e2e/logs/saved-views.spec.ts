import {
  demoAccount,
  expect,
  expectAccessible,
  expectNoAxeFindings,
  test,
} from '../../support/test.ts';
import { listOf } from './records.ts';
import { openDialog, openViews, saveView } from './views.ts';

const list = listOf('punch-items');
const draftButton = { name: 'Status: Draft' };

test('a saved view shows the same list again', async ({ signedIn: page, mock, allowStatus }) => {
  allowStatus(409);
  await saveView(mock, 'Drafts', { query: 'q=duct' });
  await page.goto(`${list}&status=draft&sort=title`);
  const dialog = await openDialog(page, 'Save this view');
  await dialog.getByLabel('Name').fill('drafts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('You already have a view with this name')).toBeVisible();
  await expect(dialog.getByRole('alert', { name: 'Problem' })).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Drafts by title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('View saved')).toBeVisible();

  // Closes the record next to the list, which is not part of the view.
  await page.goto('/dashboard/punch-items/pch_h8?project=prj_harbor&q=duct');
  await (await openViews(page)).getByRole('menuitemradio', { name: 'Drafts by title' }).click();
  await expect(page).toHaveURL(
    /\/punch-items\?project=prj_harbor&sort=title&saved=viw_[\w-]+&status=draft$/,
  );
  await expect(page.getByRole('button', draftButton)).toBeVisible();

  const menu = await openViews(page);
  const mine = menu.getByRole('group', { name: 'Mine' });
  await expect(mine.getByRole('menuitemradio', { name: 'Drafts by title' })).toBeChecked();
  const shared = menu.getByRole('group', { name: 'Shared' }).getByRole('menuitemradio');
  await expect(shared).toHaveText(['Overdue, urgent first', 'Ready for reinspection']);
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');

  // The button says which view is shown, and that it was changed.
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('View: Drafts by title')).toBeVisible();
  await page.getByText('Overdue', { exact: true }).click();
  await button('View: Drafts by title, changed').click();
  await page.getByRole('menuitem', { name: 'Reset “Drafts by title”' }).click();
  await expect(button('View: Drafts by title')).toBeVisible();
  await expect(page).toHaveURL(/&status=draft$/);
});

test('others see shared views, and a viewer cannot share one', async ({ page, mock, signIn }) => {
  await saveView(mock, 'Mine alone');
  await saveView(mock, 'For all of us', { shared: true });
  await signIn(page, demoAccount('Grace Lindqvist'));
  await page.goto(list);
  const menu = await openViews(page);
  await expect(menu.getByRole('menuitemradio', { name: 'For all of us' })).toBeVisible();
  await expect(menu.getByRole('menuitemradio', { name: 'Mine alone' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem')).toHaveText(['Save this view…']);
  await menu.getByRole('menuitem').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('Undo restores a deleted view', async ({ signedIn: page, mock }) => {
  await saveView(mock, 'Drafts', { shared: true });
  await page.goto(list);
  const dialog = await openDialog(page, 'Manage views');
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Delete Drafts' }).click();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('View restored')).toBeVisible();
  await openDialog(page, 'Manage views');
  await expect(rows.first()).toContainText('Shared by Ana Torres');
  await expect(rows).toHaveCount(3);
});

test('a view can be selected on a phone @phone-only', async ({ signedIn: page }) => {
  await page.goto(list);
  const menu = await openViews(page);
  await menu.getByRole('menuitemradio', { name: 'Ready for reinspection' }).click();
  await expect(page).toHaveURL(/project=prj_harbor&saved=viw_h2&status=pending_reins$/);
  await expect(page.getByRole('listitem').first()).toContainText('Pending reinspection');
});

test('the menu and its dialogs have no axe findings', async ({ signedIn: page, mock }) => {
  await saveView(mock, 'Parapets', { query: 'q=zzzz' });
  await mock.fail('listSavedViews', { code: 500, times: null });
  // Other tests cover the list's content.
  await page.goto(`${list}&q=zzzz`);
  const menu = await openViews(page);
  await expect(menu).toContainText('Failed to load saved views');
  await expectNoAxeFindings(page);
  await mock.heal();
  await menu.getByRole('menuitem', { name: 'Retry' }).click();
  await expect(menu.getByRole('menuitemradio', { name: 'Parapets' })).toBeChecked();
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Manage views' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await openDialog(page, 'Save this view');
  await expectNoAxeFindings(page);
});
