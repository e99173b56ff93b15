import { plainJpeg } from '../../support/pictures.ts';
import { drag } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { nextNumber } from '../../support/totals.ts';
import { expectOffered, listOf, record } from './records.ts';

const curve = {
  name: 'pump-curve.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
const drawing = {
  name: 'base.jpg',
  mimeType: 'image/jpeg',
  buffer: plainJpeg(400, 300, [225, 228, 232]),
};

test('a submittal is sent for review, sent back, and submitted again as a revision', async ({
  page,
  mock,
  signIn,
  allowStatus,
}) => {
  const number = await nextNumber(mock, 'submittals');
  allowStatus(422);
  const shown = record(page, /SUB-\d{3}\.\d|Draft/);
  const button = (name: string) => shown.getByRole('button', { name, exact: true });
  const as = async (name: string, address: string) => {
    await signIn(page, demoAccount(name));
    await page.goto(address);
  };

  await test.step('a project manager writes it and sends it for review with files, at the second try', async () => {
    // A short list next to the record is faster.
    await as('Ana Torres', `${listOf('submittals')}&q=chilled+water+pumps`);
    await page.getByRole('button', { name: 'New submittal' }).click();
    const writing = page.getByRole('dialog', { name: 'New submittal' });
    await writing.getByLabel('Title').fill('Chilled water pumps');
    await writing.getByLabel('Spec section').fill('23 21 23');
    await writing.getByRole('combobox', { name: 'Submitter' }).fill('diego');
    await page.getByRole('option', { name: 'Diego Alvarez' }).click();
    await writing.getByRole('button', { name: 'Add a step' }).click();
    const step = writing.getByRole('group', { name: 'Step 1' });
    await step.getByLabel('Reviewers').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Priya Raman' }).click();
    await step.getByLabel('Working days').fill('10');
    await writing.getByRole('button', { name: 'Create and send' }).click();
    await expect(writing).toContainText('Needed to send it');
    const chooser = page.waitForEvent('filechooser');
    await writing.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles([curve, drawing]);
    await mock.fail('addSubmittalAttachment', { code: 500 });
    await writing.getByRole('button', { name: 'Create and send' }).click();
    await expect(writing).toContainText('The draft is saved, but not complete.');
    await expect(writing).toContainText('pump-curve.pdf was not attached.');
    await mock.heal();
    await writing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(`${number}.0 is now open`)).toBeVisible();
    await expect(shown.getByRole('link', { name: /pump-curve\.pdf/ })).toBeVisible();
    await expect(shown).toContainText('10 working days · under review');
  });

  const address = page.url();

  await test.step('a design reviewer sends it back with a marked-up drawing', async () => {
    await as('Priya Raman', address);
    await expectOffered(page, 'submittals', ['Review', 'Attach files', 'Comment']);
    await button('Review').click();
    const review = page.getByRole('dialog', { name: `Review ${number}.0` });
    const send = review.getByRole('button', { name: 'Send review' });
    await send.click();
    await expect(review.getByRole('alert')).toHaveText('Response is required');
    await expect(review.getByLabel('Response')).toBeFocused();
    await review.getByLabel('Response').selectOption('Revise and resubmit');
    await send.click();
    await expect(review.getByRole('alert')).toHaveText('Comment is required');
    await review.getByLabel('Comment').fill('Show the duty point on the curve.');
    const markup = page.waitForEvent('filechooser');
    await review.getByRole('button', { name: 'Add files' }).click();
    await (await markup).setFiles({ ...curve, name: 'marked-up.pdf' });
    await review.getByRole('button', { name: 'Mark up a picture' }).click();
    await page.getByRole('menuitem', { name: 'base.jpg' }).click();
    const sheet = page.getByRole('dialog', { name: 'Mark up base.jpg' });
    const start = { locator: sheet.locator('canvas'), x: 0.2, y: 0.2 };
    await drag(page, start, { to: { by: [140, 90] } });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await send.click();
    await expect(shown).toContainText('Show the duty point on the curve.');
    const ofReview = shown.getByRole('list', { name: 'Files', exact: true });
    await expect(ofReview.getByRole('link', { name: 'marked-up.pdf' })).toBeVisible();
    await expect(ofReview.getByText('base (marked up).jpg')).toBeVisible();
    await expect(button('Review')).toHaveCount(0);
  });

  await test.step('the project manager closes it with the response of the review', async () => {
    await as('Ana Torres', address);
    await button('Close and distribute').click();
    const closing = page.getByRole('dialog', { name: `Close and distribute: ${number}.0` });
    await expect(closing.getByLabel('Final response')).toHaveValue('revise_and_resubmit');
    await closing.getByRole('button', { name: 'Close and distribute' }).click();
    await expect(page.getByText(`${number}.0 is now closed`)).toBeVisible();
  });

  await test.step('a revision of it is submitted, which leads to the first one', async () => {
    await button('Create revision').click();
    await expect(page.getByText(`${number}.1 created`)).toBeVisible();
    await expect(shown).toContainText(`${number}.1`);
    await expect(shown).toContainText('Priya Raman');
    await button('Send for review').click();
    const sending = page.getByRole('dialog', { name: /^Edit / });
    const revised = page.waitForEvent('filechooser');
    await expect(sending.getByRole('button', { name: 'Add files' })).toBeFocused();
    await page.keyboard.press('Enter');
    await (await revised).setFiles(curve);
    await sending.getByRole('button', { name: 'Save and send' }).click();
    await expect(page.getByText(`${number}.1 is now open`)).toBeVisible();
    const revisions = shown.getByRole('region', { name: 'Revisions' });
    await expect(revisions.getByRole('listitem').last()).toContainText('Revise and resubmit');
    await revisions.getByRole('link', { name: `${number}.0` }).click();
    await expect(shown).toContainText('Show the duty point on the curve.');
  });
});
