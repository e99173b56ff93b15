import { demoAccount, expect, test } from '../../support/test.ts';
import { openPhoto, photosPath, tile } from './photosPage.ts';

test('a private photo is hidden from a colleague until it is shared again', async ({
  page,
  signIn,
}) => {
  const here = `${photosPath}&q=clash`;
  await signIn(page);
  await page.goto(here);
  await page.getByRole('checkbox', { name: 'Select Clash at the header', exact: true }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected photos' });
  await bar.getByRole('button', { name: 'Who sees them' }).click();
  await page.getByRole('menuitem', { name: /^Make private/ }).click();
  await expect(page.getByText('1 photo made private')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Clash at the header, private/ })).toBeVisible();

  await signIn(page, demoAccount('Marcus Reed'));
  await page.goto(here);
  await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();

  await signIn(page);
  const dialog = await openPhoto(page, 'clash', 'Clash at the header');
  const details = dialog.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText(
    'Kofi Mensah, and the managers and administrators of the project',
  );
  // click() instead of uncheck(), because React shows the old state until the request is sent.
  await details.getByRole('switch', { name: 'Private' }).click();
  await expect(details).toContainText('Everyone in the project');
  await expect(page.getByText('Everyone in the project can see the photo now')).toBeVisible();

  await signIn(page, demoAccount('Marcus Reed'));
  await page.goto(here);
  await expect(tile(page, 'Clash at the header')).toBeVisible();
});

test('a comment on a photo mentions a person, and its author deletes it', async ({
  signedIn: page,
}) => {
  const dialog = await openPhoto(page, 'clash', 'Clash at the header');
  const comments = dialog.getByRole('region', { name: 'Comments' });
  const box = comments.getByRole('textbox', { name: 'Comment' });
  await box.fill('Moved, please look, ');
  await box.pressSequentially('@mar');
  await expect(comments.getByRole('option', { name: /Marcus Reed/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  const own = comments
    .getByRole('listitem')
    .filter({ hasText: 'Moved, please look, @Marcus Reed' });
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'Delete your comment' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your comment?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'Delete your comment' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await expect(comments).toBeFocused();
  // Other people's comments stay and cannot be deleted.
  const other = comments.getByRole('listitem').filter({ hasText: 'Diego Alvarez' }).last();
  await expect(other.getByRole('button')).toHaveCount(0);
});
