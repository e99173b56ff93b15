import { expect, step, test } from '../support/test.ts';
import { openPhoto, photosPath, tile, viewer } from './photosPage.ts';

test('a photo is looked at with the keyboard, starred, discussed and edited', async ({
  signedIn: page,
}) => {
  await step(
    'keys move between photos, hide the markup and the details, and close the photo',
    async () => {
      const clash = await openPhoto(page, 'plant room', 'Clash at the header');
      const details = viewer(page).getByRole('complementary', { name: 'Details' });
      const place = viewer(page).getByText(/^\d+ of \d+$/);
      await expect(place).toBeVisible();
      const [position, all] = (place.texts()[0] ?? '').split(' of ').map(Number);
      expect(all).toBeGreaterThan(1);
      const markup = clash.getByRole('img', { name: /^Markup/ });
      await expect(markup).toBeVisible();
      await page.keyboard.press('m');
      await expect(markup).toBeHidden();
      await page.keyboard.press('i');
      await expect(details).toBeHidden();
      await page.keyboard.press('i');
      const [there, back] =
        position === 1 ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
      await page.keyboard.press(`Arrow${there}`);
      await expect(place).toHaveText(`${position === 1 ? 2 : Number(position) - 1} of ${all}`);
      await expect(clash.getByRole('heading', { name: 'Clash at the header' })).toHaveCount(0);
      await page.keyboard.press(`Arrow${back}`);
      await expect(place).toHaveText(`${position} of ${all}`);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(tile(page, 'Clash at the header')).toBeFocused();
    },
  );

  await step('a starred photo is found under Starred', async () => {
    const open = await openPhoto(page, 'clash', 'Clash at the header');
    const star = open.getByRole('button', { name: 'Star' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await open.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Starred', { exact: true }).click();
    await expect(page).toHaveURL(/starred=1/);
    await expect(tile(page, 'Clash at the header, starred')).toBeVisible();
    await tile(page, 'Clash at the header').click();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await open.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
  });

  await step('a comment on a photo mentions a person, and its author deletes it', async () => {
    const dialog = await openPhoto(page, 'clash', 'Clash at the header');
    const comments = dialog.getByRole('region', { name: 'Comments' });
    const box = comments.getByRole('textbox', { name: 'Comment' });
    await box.fill('Moved, please look, @mar');
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

  await step('the details of a photo are edited in place, and the list shows them', async () => {
    const open = await openPhoto(page, 'clash', 'Clash at the header');
    await open.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit photo' });
    await expect(form.getByLabel('Title')).toBeFocused();
    await form.getByLabel('Title').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Title is required')).toBeVisible();
    await form.getByLabel('Title').fill('Header moved, clash solved');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(form.getByLabel('Title')).toHaveValue('Header moved, clash solved');
    }
    await form.getByLabel('Album').selectOption('Structure');
    await form.getByRole('combobox', { name: 'Tags' }).fill('solved');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Photo updated')).toBeVisible();
    await page.goto(`${photosPath}&album=alb_h_structure&tag=solved`);
    await tile(page, 'Header moved, clash solved').click();
    const details = viewer(page).getByRole('complementary', { name: 'Details' });
    await expect(details.getByRole('list', { name: 'Tags' })).toContainText('solved');
    await expect(details.getByRole('definition').filter({ hasText: 'Structure' })).toBeVisible();
  });
});
