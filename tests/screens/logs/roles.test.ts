import { createRecord, listOf, ready, saveView } from '../../support/records.ts';
import { openView } from '../support/lists.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { expectOffered } from './records.ts';

/** The lives of a punch item, an RFI and a submittal show what other roles are offered. */
test('a viewer reads and is offered nothing to change', async ({ page, mock, signIn }) => {
  await createRecord(mock, 'punch-items', { ...ready, status: 'open' });
  await saveView(mock, 'Mine alone');
  await saveView(mock, 'For all of us', { shared: true });
  await signIn(demoAccount('Grace Lindqvist'));
  await page.goto(`${listOf('punch-items')}&q=paint+run+at+door+4.12`);

  await step('only actions that the role permits are offered', async () => {
    const link = page.getByRole('link', { name: /^Paint run at door 4\.12/ });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: 'New punch item' })).toHaveCount(0);
    await link.click();
    await expectOffered(page, 'punch-items', []);
  });

  await step('others see shared views, and a viewer cannot share one', async () => {
    const menu = await openView(page);
    await expect(menu.getByRole('menuitemradio', { name: 'For all of us' })).toBeVisible();
    await expect(menu.getByRole('menuitemradio', { name: 'Mine alone' })).toHaveCount(0);
    const aboutViews = menu.getByRole('menuitem').filter({ hasText: 'view' });
    await expect(aboutViews).toHaveText(['Save this view…']);
    await aboutViews.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  });
});
