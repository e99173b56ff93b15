import {
  addressOf,
  createRecord,
  latest,
  performTransition,
  ready,
} from '../../support/records.ts';
import { nextNumber } from '../../support/totals.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { expectOffered, record } from './records.ts';

test('a punch item is opened, fixed, sent back, fixed again, accepted and reopened', async ({
  page,
  mock,
  signIn,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const item = await createRecord(mock, 'punch-items', ready);
  // The list next to a record is empty, which is faster.
  const address = `${addressOf(item)}&q=none`;
  const move = async (name: string, body: Record<string, unknown>) =>
    expect(await performTransition(mock, await latest(mock, item), body, name)).toBe(200);
  const shown = record(page, new RegExp(`${number}|Draft`));
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name: `${name}: ${number}` });
  const submit = (name: string) => dialog(name).getByRole('button', { name }).click();
  const fixed = 'Ready for reinspection';

  await step('a subcontractor is offered what the role and the status permit', async () => {
    await move('Marcus Reed', { status: 'open' });
    await signIn(demoAccount('Diego Alvarez'));
    await page.goto(address);
    await expectOffered(page, 'punch-items', [fixed, 'Dispute', 'Attach files', 'Comment']);
  });

  await step(
    'a subcontractor says what was done, and another person has to accept it',
    async () => {
      await button(fixed).click();
      await expect(dialog(fixed)).toContainText(
        'Add a photo of the finished work, or describe what was done.',
      );
      await submit(fixed);
      await expect(dialog(fixed).getByRole('alert')).toHaveText(
        'Add a photo of the finished work, or describe what was done.',
      );
      await dialog(fixed).getByLabel('What was done').fill('Sanded and painted again.');
      await submit(fixed);
      await expect(shown).toContainText('Pending reinspection');
      await expect(shown).toContainText('“Sanded and painted again.”');
      await expect(button('Accept and close')).toHaveCount(0);
      await expect(shown).toContainText('another person has to accept it: Ana Torres.');
    },
  );

  await step('the superintendent sends it back', async () => {
    await move('Marcus Reed', { status: 'open', reason: 'Still visible in daylight.' });
    await expect(shown).toContainText('“Still visible in daylight.”');
    await expect(shown).toContainText('Reinspections');
  });

  await step('the subcontractor says again what was done', async () => {
    await button(fixed).click();
    await dialog(fixed).getByLabel('What was done').fill('Filled, sanded and painted.');
    await submit(fixed);
    await expect(page.getByText(`${number} is now pending reinspection`).last()).toBeVisible();
    await expect(shown).toContainText('“Filled, sanded and painted.”');
  });

  await step('the superintendent accepts it, and the subcontractor cannot reopen it', async () => {
    await move('Marcus Reed', { status: 'closed', resolution: 'completed' });
    await expect(shown).toContainText('Completed');
    await expect(button('Reopen')).toHaveCount(0);
  });

  await step('the project manager reopens it', async () => {
    await signIn(demoAccount('Ana Torres'));
    await page.goto(address);
    await button('Reopen').click();
    await dialog('Reopen').getByLabel('Reason').fill('The client found another run.');
    await submit('Reopen');
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
  });
});
