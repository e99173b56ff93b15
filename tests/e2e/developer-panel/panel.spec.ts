import { expect, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

test('a developer uses the panel on the sign-in page', async ({
  page,
  mock,
  allowConsole,
  allowStatus,
}) => {
  test.slow();
  allowStatus(503);
  const data = { email: 'ana.torres@example.com' };
  await mock.request('POST', '/auth/forgot-password', { data });
  const panel = new Panel(page);
  await page.goto('/login');

  await test.step('works by keyboard alone', async () => {
    await expect(panel.button).toBeVisible();
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel.search).toBeFocused();

    await page.keyboard.type('scans list');
    await expect(panel.dialog.getByRole('option')).toHaveText([/listScans/]);
    await page.keyboard.press('Enter');
    const first = panel.dialog.getByRole('radio', { name: '200 typical' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(panel.dialog.getByRole('radio', { name: '200 empty' })).toBeChecked();
    await page.keyboard.press('Enter');
    await panel.expectStatus('Set. listScans: 200 empty, next call.');

    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('arrow keys move through the operations and wrap around', async () => {
    await panel.open();
    await panel.dialog.getByRole('button', { name: 'Other operation' }).click();
    const options = panel.dialog.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await panel.search.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await panel.search.press('ArrowDown');
    await panel.search.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await panel.search.fill('no such operation');
    await expect(panel.dialog.getByText('No operation matches.')).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel.dialog).toBeHidden();
  });

  await test.step('Escape and the shortcut return the focus to the button', async () => {
    await panel.open();
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await expect(panel.button).toBeFocused();
    await expect(panel.button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(panel.dialog).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel.button).toBeFocused();
    await panel.open();
  });

  await test.step('links to the outbox', async () => {
    const opened = page.waitForEvent('popup');
    await panel.dialog.getByRole('link', { name: 'Outbox' }).click();
    const outbox = await opened;
    await expect(outbox.getByRole('heading', { name: 'Outbox' })).toBeVisible();
    await expect(outbox.getByText('ana.torres@example.com').first()).toBeVisible();
    await outbox.close();
  });

  await test.step('an answer counts down its calls without a word', async () => {
    await panel.choose('login');
    await panel.set({ answer: '503 UNAVAILABLE', times: 2 });
    await page.getByRole('textbox', { name: 'Email' }).fill(data.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('Crane_2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    const left = panel.answers.filter({ hasText: '503 UNAVAILABLE' });
    await expect(left).toContainText('next call');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(left).toHaveCount(0);
  });

  await test.step('changes the lifetime of access tokens, and resets all data after a confirmation', async () => {
    await panel.set({ answer: '503 UNAVAILABLE' });
    const seconds = panel.dialog.getByLabel('Access token lifetime');
    await expect(seconds).toHaveValue('900');
    await seconds.fill('5');
    await panel.dialog.getByRole('button', { name: 'Save' }).click();
    await panel.expectStatus('Saved. New access tokens expire after 5 s.');
    expect((await mock.settings({})).accessTokenSeconds).toBe(5);
    expect(await mock.outbox()).toHaveLength(1);

    const reset = panel.dialog.getByRole('button', { name: 'Reset all data' });
    await expect(reset).toBeHidden();
    await panel.dialog.getByText('Reset data', { exact: true }).click();
    await reset.click();
    await panel.expectStatus('Reset. Reload the page to see the initial data.');
    await expect(panel.answers).toHaveCount(0);
    await expect(seconds).toHaveValue('900');
    await expect(reset).toBeHidden();
    expect(await mock.outbox()).toEqual([]);
  });

  await test.step('requires an answer and a delay, and shows an error if the mock server cannot be reached', async () => {
    allowConsole(/Failed to load resource: net::ERR_FAILED.*__mock/);
    await panel.chooseOther('login');
    const submit = panel.dialog.getByRole('button', { name: 'Set answer' });
    await submit.click();
    await panel.dialog.getByRole('radio', { name: 'Its own answer (slow)' }).check();
    await submit.click();
    await expect(panel.dialog.getByRole('spinbutton', { name: /^Delay/ })).toBeFocused();
    await expect(panel.answers).toHaveCount(0);

    await page.route('**/__mock/**', (route) => route.abort());
    await panel.dialog.getByRole('radio', { name: '503 UNAVAILABLE' }).check();
    await submit.click();
    await expect(panel.dialog.getByRole('alert')).toHaveText(
      'The mock server cannot be reached (GET /__mock/faults).',
    );
  });
});
