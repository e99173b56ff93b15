import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';

test('the contact card keeps what a company hides, and the tab of a suspended person ends cleanly', async ({
  page,
  mock,
  signIn,
  allowStatus,
}) => {
  allowStatus(401, 403);
  await signIn(page, demoAccount('Diego Alvarez'));
  await page.goto('/dashboard/punch-items/pch_h17?project=prj_harbor&q=none');
  const card = page.getByRole('dialog');

  await test.step('a name in a record opens the contact card, which keeps what a company hides', async () => {
    const other = page.getByRole('button', { name: 'Sam Whitfield' }).first();
    await other.press('Enter');
    await expect(card).toContainText('Electrical foreman, Northline Electric');
    await expect(card).toContainText('In their court');
    await expect(card.getByRole('link', { name: '@' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(other).toBeFocused();
  });

  await test.step('the card leads to the team, also on a phone', async () => {
    const history = page.getByRole('region', { name: 'History' });
    await page.setViewportSize({ width: 390, height: 844 });
    await history.getByRole('button', { name: 'Kofi Mensah' }).last().click();
    await expect(card.getByRole('link', { name: 'kofi.mensah@example.com' })).toBeVisible();
    await card.getByRole('link', { name: 'Show in the team' }).click();
    await expect(page).toHaveURL(/\/dashboard\/team\?.*member=usr_kofi/);
    await expect(card).toContainText('Kofi Mensah');
  });

  await test.step('the open tab of a suspended person ends cleanly, and signing in says why', async () => {
    const { accessToken: token } = await login(mock, demoAccount('Ingrid Solberg'));
    const data = { items: [{ id: 'usr_diego', version: 1, status: 'suspended' }] };
    const answer = await mock.request('POST', '/members/bulk', { token, data });
    expect(answer.status(), await answer.text()).toBe(200);
    // Without a click: the stream of events says that the access has ended.
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Email').fill('diego.alvarez@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Portal!2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Your account is suspended. Ask an administrator.')).toBeVisible();
  });
});
