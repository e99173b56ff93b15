import { latest, listOf } from '../../support/records.ts';
import { login } from '../../support/session.ts';
import { nextNumber } from '../../support/totals.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { expectOffered, record } from './records.ts';

test('an RFI is created despite a lost answer, opened, answered, closed with the official answer and reopened', async ({
  page,
  mock,
  signIn,
}) => {
  const number = await nextNumber(mock, 'rfis');
  const shown = record(page, new RegExp(`${number}|Draft`));
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const response = (text: string) =>
    shown
      .getByRole('region', { name: 'Responses' })
      .getByRole('listitem')
      .filter({ hasText: text });

  await step(
    'a subcontractor creates it despite a lost answer, and sends it to the manager',
    async () => {
      await signIn(demoAccount('Diego Alvarez'));
      await page.goto(`${listOf('rfis')}&q=sleeve+through`);
      await page.getByRole('button', { name: 'New RFI' }).click();
      const writing = page.getByRole('dialog', { name: 'New RFI' });
      await writing.getByLabel('Subject').fill('Sleeve through the transfer beam');
      await writing.getByLabel('Question').fill('May the 150 mm sleeve go through beam B-12?');
      await writing.getByLabel('Assignees').click();
      await page.getByRole('option', { name: 'Priya Raman' }).click();
      await mock.fail('createRfi', { lost: true });
      await writing.getByRole('button', { name: 'Save draft' }).click();
      await expect(writing.getByRole('alert', { name: 'Problem' })).toBeVisible();
      await mock.heal();
      await writing.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText('Draft created')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Sleeve through' })).toHaveCount(1);
      const offered = ['Send to manager', 'Void draft', 'Edit', 'Attach files', 'Comment'];
      await expectOffered(page, 'rfis', offered);
      await button('Send to manager').click();
      await expect(shown).toContainText('Sent to Ana Torres, who issues it.');
    },
  );
  const address = `${page.url()}&q=none`;

  await step('the RFI manager issues it, at the second try', async () => {
    await signIn();
    await page.goto(address);
    await mock.fail('transitionRfi', { code: 422 });
    await button('Issue').click();
    await expect(page.getByText('Failed to change the status')).toBeVisible();
    // An invalid value is not reported as missing.
    await expect(page.getByText('Still missing')).toHaveCount(0);
    await button('Issue').click();
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
  });

  await step('the manager marks the answer of a design reviewer as official', async () => {
    const id = /rfis\/([^?]+)/.exec(address)?.[1] ?? '';
    const rfi = await latest(mock, { kind: 'rfis', id, version: 0 });
    const { accessToken: token } = await login(mock, demoAccount('Priya Raman'));
    const data = { version: rfi.version, body: 'Yes, in the middle third only.' };
    const path = `/projects/prj_harbor/rfis/${id}/responses`;
    const answer = await mock.request('POST', path, { token, data });
    expect(answer.status(), await answer.text()).toBe(201);
    await expect(response('Yes, in the middle third only.')).toContainText('Priya Raman');
    await button('Mark as official').click();
    await expect(button('Mark as official')).toHaveCount(0);
  });

  await step('the RFI is closed with the official answer', async () => {
    await button('Close RFI').click();
    const closing = page.getByRole('dialog', { name: `Close RFI: ${number}` });
    await expect(closing.getByLabel('Official response')).toHaveCount(0);
    await closing.getByRole('button', { name: 'Close RFI' }).click();
    await expect(page.getByText(`${number} is now closed`)).toBeVisible();
    await expect(shown.getByText('Official response', { exact: true })).toBeVisible();
    await expect(shown).toContainText('Answered');
    await expect(shown.getByRole('textbox', { name: 'Response' })).toHaveCount(0);
  });

  await step('the RFI is reopened with a reason', async () => {
    await button('Reopen').click();
    const reopening = page.getByRole('dialog', { name: `Reopen: ${number}` });
    await reopening.getByLabel('Reason').fill('The beam has changed.');
    await reopening.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(`${number} is now open`).last()).toBeVisible();
  });

  await step('the RFI manager records the official answer of another person', async () => {
    await shown.getByRole('textbox', { name: 'Response' }).fill('The tray moves.');
    await shown.getByLabel('Respond for').selectOption('For Priya Raman');
    await shown.getByLabel('Official response').check();
    await button('Respond').click();
    const official = response('The tray moves.');
    await expect(official).toContainText('Ana Torres for Priya Raman');
    await expect(official).toContainText('Official response');
  });
});
