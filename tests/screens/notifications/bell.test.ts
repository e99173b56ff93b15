import { demoAccount, expect, test } from '../support/test.ts';
import { act, bell, createItem, group, openPanel, panel } from './bell.ts';

const DASHBOARD = '/dashboard?project=prj_harbor';

test('each line says why it came, and gives less of it in one click', async ({
  mock,
  page,
  signIn,
}) => {
  const { accessToken: token } = await signIn(demoAccount('Grace Lindqvist'));
  const items = '/projects/prj_harbor/punch-items';
  const list = await mock.request('GET', `${items}?status=open&limit=1`, { token });
  const [{ id, number }] = (await list.json()).data;
  const comment = {
    path: `${items}/${id}/comments`,
    data: { body: 'See the sketch.', visibility: 'everyone' },
  };
  const path = `${items}/${id}/watching`;
  await act(mock, 'Grace Lindqvist', { method: 'PUT', path, data: { watching: true } });
  await act(mock, 'Tom Becker', comment);
  await page.goto(DASHBOARD);
  await openPanel(page);
  const news = panel(page).getByRole('tab', { name: /^Updates/ });
  await news.click();
  const line = group(page, number);
  await expect(line).toContainText(`You watch ${number}`);
  await line.getByRole('button', { name: 'Stop watching' }).click();
  await expect(panel(page).getByText(`You no longer watch ${number}`)).toBeVisible();
  await act(mock, 'Tom Becker', comment);
  await page.reload();
  await openPanel(page);
  await news.click();
  await expect(line.getByRole('link')).toHaveCount(1);
  // An item of the settings is off with one click, and on again with another.
  await panel(page).getByRole('button', { name: 'Turn off “New photos added”' }).first().click();
  const off = panel(page).getByText('“New photos added” is off');
  await expect(off).toBeVisible();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(off).toBeHidden();
  await panel(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'New photos added' })).toBeChecked();
});

test('what is done or snoozed goes away and comes back, and a muted record brings no news', async ({
  mock,
  signedIn: page,
}) => {
  const { id } = await createItem(mock, 'Ana Torres', { title: 'Loose handrail' });
  const path = `/projects/prj_harbor/punch-items/${id}/comments`;
  await act(mock, 'Tom Becker', { path, data: { body: 'Fixed?', visibility: 'everyone' } });
  await page.goto(DASHBOARD);
  await openPanel(page);
  const line = group(page, 'Loose handrail');
  await line.getByRole('button', { name: 'Done: Loose handrail' }).click();
  await expect(line).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Snooze Loose handrail' }).click();
  await expect(page.getByRole('menuitem', { name: /^Tomorrow morning/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Until a day…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze Loose handrail' });
  await dialog.getByLabel('Until').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a day within a year.');
  const nextWeek = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000);
  await dialog.getByLabel('Until').fill(nextWeek.toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(line).toHaveCount(0);
  await panel(page).getByLabel('Show').selectOption('Snoozed');
  await expect(line).toContainText('Comes back');
  await line.getByRole('button', { name: 'Put back: Loose handrail' }).click();
  await expect(line).toHaveCount(0);
  await expect(panel(page).getByText('Nothing snoozed')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show what is open' }).click();
  await expect(line).toBeVisible();
  // A muted record brings nothing more but what asks for the person.
  await line.getByRole('button', { name: 'Mute Loose handrail' }).click();
  await expect(panel(page).getByText('No more updates about Loose handrail')).toBeVisible();
  await act(mock, 'Tom Becker', { path, data: { body: 'Still loose?', visibility: 'everyone' } });
  const mention = { body: '@Ana Torres', visibility: 'everyone', mentions: ['usr_ana'] };
  await act(mock, 'Tom Becker', { path, data: mention });
  await expect(line.getByRole('link')).toHaveText([/mentioned you/, /Fixed\?/]);
  // The keyboard moves through the lines.
  const links = panel(page).getByRole('tabpanel').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByRole('tab', { name: 'For you', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('what was opened without the bell is read', async ({ mock, signedIn: page }) => {
  const { id } = await createItem(mock, 'Tom Becker', { title: 'Loose stair nosing' });
  const path = `/projects/prj_harbor/punch-items/${id}/comments`;
  const data = { body: '@Ana Torres', visibility: 'everyone', mentions: ['usr_ana'] };
  await act(mock, 'Tom Becker', { path, data });
  await page.goto(DASHBOARD);
  await expect(bell(page)).toHaveAttribute('aria-label', /for you/);
  await openPanel(page);
  await panel(page).getByLabel('Show').selectOption('Unread');
  await expect(group(page, 'Loose stair nosing')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/dashboard/punch-items/${id}?project=prj_harbor`);
  await expect(page.getByRole('region', { name: /^Draft|^PI-/ })).toBeVisible();
  await openPanel(page);
  await panel(page).getByLabel('Show').selectOption('Unread');
  await expect(panel(page).getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(group(page, 'Loose stair nosing')).toHaveCount(0);
});

test('a failure of the panel offers Retry', async ({ mock, signedIn: page }) => {
  await page.goto(DASHBOARD);
  await expect(bell(page)).toBeVisible();
  await mock.fail('listNotifications', { example: 'INTERNAL' });
  await openPanel(page);
  await expect(panel(page).getByText('Failed to load notifications')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByRole('tabpanel').getByRole('link').first()).toBeVisible();
});
