import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { openPhoto, photosPath, tile, viewer } from './photosPage.ts';

test('a private photo is hidden from a colleague until it is shared again', async ({
  signedIn: page,
  mock,
}) => {
  const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
  const seenByMarcus = async () => {
    const path = '/projects/prj_harbor/photos?q=clash';
    const { data }: { data: { title: string }[] } = await (
      await mock.request('GET', path, { token })
    ).json();
    return data.map(({ title }) => title);
  };
  const seen = await seenByMarcus();
  expect(seen).toContain('Clash at the header');
  await page.goto(`${photosPath}&q=clash`);
  await page.getByRole('checkbox', { name: 'Select Clash at the header', exact: true }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected photos' });
  await bar.getByRole('button', { name: 'Who can see them' }).click();
  await page.getByRole('menuitem', { name: /^Make private/ }).click();
  await expect(page.getByText('1 photo made private')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Clash at the header, private/ })).toBeVisible();

  expect(await seenByMarcus()).not.toContain('Clash at the header');

  await tile(page, 'Clash at the header').click();
  const details = viewer(page).getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText(
    'Kofi Mensah, and the managers and administrators of the project',
  );
  // click() instead of uncheck(), because React shows the old state until the request is sent.
  await details.getByRole('switch', { name: 'Private' }).click();
  await expect(details).toContainText('Everyone in the project');
  await expect(page.getByText('Everyone in the project can see the photo now')).toBeVisible();

  expect(await seenByMarcus()).toEqual(seen);
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
  const ownComment = comments
    .getByRole('listitem')
    .filter({ hasText: 'Moved, please look, @Marcus Reed' });
  await expect(ownComment).toBeVisible();
  await ownComment.getByRole('button', { name: 'Delete your comment' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your comment?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(ownComment).toBeVisible();
  await ownComment.getByRole('button', { name: 'Delete your comment' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(ownComment).toHaveCount(0);
  await expect(comments).toBeFocused();
  // Other people's comments stay and cannot be deleted.
  const other = comments.getByRole('listitem').filter({ hasText: 'Diego Alvarez' }).last();
  await expect(other.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  // Escape closes the contact card, and the photo stays open.
  await other.getByRole('button', { name: 'Diego Alvarez' }).click();
  const card = page.getByRole('dialog', { name: 'Diego Alvarez', exact: true });
  await expect(card).toContainText('Cascade Mechanical');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(comments).toBeVisible();
});
