import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';
import { photosPath, tile, viewer } from './photosPage.ts';

test('several photos are moved, tagged, deleted and made private at once', async ({
  signedIn: page,
  mock,
}) => {
  await step(
    'several photos are moved, tagged and deleted at once, and those that remain are counted',
    async () => {
      // The page learns of what the colleague does only when it asks.
      await mock.disturbStreams({ delayMs: 60_000 });
      const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
      /** A colleague deletes one of the selected photos first. */
      const deleteOne = async (tag: string) => {
        const found = await mock.request('GET', `/projects/prj_harbor/photos?tag=${tag}&limit=1`, {
          token,
        });
        const { data } = await found.json();
        const [{ id, version }] = data;
        const path = `/projects/prj_harbor/photos/${id}?version=${version}`;
        await mock.request('DELETE', path, { token });
      };
      const boxes = page.getByRole('checkbox', { name: /^Select (Props|Shoring)/ });
      const bar = page.getByRole('toolbar');
      const selectAll = async (photos: number) => {
        await expect(boxes).toHaveCount(photos);
        await boxes.first().check();
        await boxes.last().click({ modifiers: ['Shift'] });
        await expect(page.getByText(`${photos} photos selected`)).toBeVisible();
      };

      await step('several photos are moved', async () => {
        await page.goto(`${photosPath}&tag=shoring`);
        await selectAll(4);
        await deleteOne('shoring');
        await bar.getByRole('button', { name: 'Move to' }).click();
        await page.getByRole('menuitem', { name: 'Services' }).click();
        await expect(page.getByText('3 photos moved')).toBeVisible();
        await expect(page.getByRole('alert').getByText('1 photo could not be moved')).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText('Undone')).toBeVisible();
      });

      await step('several photos are tagged', async () => {
        await page.goto(`${photosPath}&tag=shoring&album=alb_h_structure`);
        await selectAll(3);
        await bar.getByRole('button', { name: 'Tags' }).click();
        const dialog = page.getByRole('dialog', { name: 'Tags of 3 photos' });
        await dialog.getByRole('combobox', { name: 'Add' }).fill('handover');
        await page.keyboard.press('Enter');
        await dialog.getByRole('combobox', { name: 'Remove' }).click();
        await page.getByRole('option', { name: 'shoring', exact: true }).click();
        await page.keyboard.press('Escape');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('3 photos tagged')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
      });

      await step('several photos are deleted', async () => {
        await page.goto(`${photosPath}&tag=handover`);
        await selectAll(3);
        await deleteOne('handover');
        await bar.getByRole('button', { name: 'Delete' }).click();
        const question = page.getByRole('dialog', { name: 'Delete 3 photos?' });
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(boxes).toHaveCount(3);
        await bar.getByRole('button', { name: 'Delete' }).click();
        await question.getByRole('button', { name: 'Delete' }).click();
        await expect(
          page.getByRole('alert').getByText('1 photo could not be deleted'),
        ).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No photo matches' })).toBeVisible();
      });
      await mock.disturbStreams({ delayMs: 0 });
    },
  );

  await step('a private photo is hidden from a colleague until it is shared again', async () => {
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
});
