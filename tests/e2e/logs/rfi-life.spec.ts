import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { listOf, record } from './records.ts';

const beam = {
  name: 'beam.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

test('an RFI is created despite a lost answer, opened, answered, closed with the official answer and reopened', async ({
  page,
  mock,
  signIn,
}) => {
  const number = await nextNumber(mock, 'rfis');
  const shown = record(page, new RegExp(`${number}|Draft`));
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const as = async (name: string, address: string) => {
    await signIn(page, demoAccount(name));
    await page.goto(address);
  };

  await as('Diego Alvarez', listOf('rfis'));
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
  await expect(button('Issue')).toHaveCount(0);
  await button('Send to manager').click();
  await expect(shown).toContainText('Sent to Ana Torres, who issues it.');
  const address = page.url();

  await as('Ana Torres', address);
  await button('Issue').click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();

  await as('Priya Raman', address);
  await expect(button('Close RFI')).toHaveCount(0);
  await expect(shown.getByLabel('Official response')).toHaveCount(0);
  await shown.getByRole('textbox', { name: 'Response' }).fill('Yes, in the middle third only.');
  const chooser = page.waitForEvent('filechooser');
  await button('Add files').click();
  await (await chooser).setFiles(beam);
  await button('Respond').click();
  await expect(page.getByText('Response sent')).toBeVisible();

  await as('Ana Torres', address);
  await expect(shown).toContainText('Yes, in the middle third only.');
  const answer = shown.getByRole('list', { name: 'Files', exact: true });
  await expect(answer.getByRole('link', { name: 'beam.pdf' })).toBeVisible();
  await button('Mark as official').click();
  await expect(page.getByText('Official response changed')).toBeVisible();
  await expect(button('Mark as official')).toHaveCount(0);
  await button('Close RFI').click();
  const closing = page.getByRole('dialog', { name: `Close RFI: ${number}` });
  await expect(closing.getByLabel('Official response')).toHaveCount(0);
  await closing.getByRole('button', { name: 'Close RFI' }).click();
  await expect(page.getByText(`${number} is now closed`)).toBeVisible();
  await expect(shown.getByText('Official response', { exact: true })).toBeVisible();
  await expect(shown).toContainText('Answered');
  await expect(shown.getByRole('textbox', { name: 'Response' })).toHaveCount(0);

  await button('Reopen').click();
  const reopening = page.getByRole('dialog', { name: `Reopen: ${number}` });
  await reopening.getByLabel('Reason').fill('The beam has changed.');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`${number} is now open`)).toBeVisible();
});

test('the RFI manager records the official answer of another person', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(`${listOf('rfis')}&q=RFI-056`);
  await page.getByRole('link', { name: /^Chilled water header/ }).click();
  const shown = record(page, 'RFI-056');
  await shown.getByRole('textbox', { name: 'Response' }).fill('The tray moves.');
  await shown.getByLabel('Respond for').selectOption('For Yuki Tanaka');
  await shown.getByLabel('Official response').check();
  await shown.getByRole('button', { name: 'Respond' }).click();
  const response = shown
    .getByRole('region', { name: 'Responses' })
    .getByRole('listitem')
    .filter({ hasText: 'The tray moves.' });
  await expect(response).toContainText('Ana Torres for Yuki Tanaka');
  await expect(response).toContainText('Official response');
});
