import { nextNumber, statsOf } from '../../support/totals.ts';
import { expect, step, test } from '../support/test.ts';
import { listAddress, record, rows } from './punchItems.ts';

test('a project manager reads punch items next to the list, and creates one', async ({
  signedIn: page,
  mock,
}) => {
  const number = await nextNumber(mock, 'punch-items');
  const before = (await statsOf(mock)).punchItem;
  await page.goto(listAddress);

  await step(
    'an item opens next to the list, under its own URL, and leads to its neighbors',
    async () => {
      await page.getByText('PI-140', { exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/punch-items\/[^/?]+\?project=prj_harbor/);
      await expect(record(page, 'PI-140')).toContainText('Ball in court');
      await record(page, 'PI-140').getByRole('button', { name: 'Next' }).click();
      await record(page, 'PI-139').getByRole('button', { name: 'Previous' }).click();
      await expect(record(page, 'PI-140')).toBeFocused();
    },
  );

  await step(
    'keys lead to the neighbors, the next step, the assignees and the comment',
    async () => {
      await page.keyboard.press('j');
      await expect(record(page, 'PI-139')).toBeFocused();
      await page.keyboard.press('k');
      await expect(record(page, 'PI-140')).toContainText('Ball in court');
      await page.keyboard.press('t');
      const next = record(page, 'PI-140').getByRole('button', { name: 'Accept and close' });
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('title', 'Accept and close (T)');
      await record(page, 'PI-140').getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Print or PDF' })).toContainText(
        /(Ctrl|⌘) P/,
      );
      await page.keyboard.press('Escape');
      await page.keyboard.press('a');
      const editing = page.getByRole('dialog', { name: 'Edit PI-140' });
      await expect(editing.getByLabel('Assignees')).toBeFocused();
      await editing.getByRole('button', { name: 'Cancel' }).click();
      await page.keyboard.press('c');
      await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    },
  );

  await step('how it stands comes first, then what was said, and the facts last', async () => {
    const shown = record(page, 'PI-140');
    const details = shown.getByRole('region', { name: 'Details' });
    const text = shown.texts().join();
    const places = ['Ball in court', 'Comments', 'Details', 'Attachments', 'Linked records'];
    const found = places.map((place) => text.indexOf(place));
    expect(found.toSorted((a, b) => a - b)).toEqual(found);
    await expect(details).not.toContainText('Created');
    await details.getByRole('button', { name: /^Show all/ }).click();
    await expect(details).toContainText('Created');
    await details.getByRole('button', { name: 'Show fewer facts' }).click();
    await expect(details).not.toContainText('Created');
  });

  await step('a reload shows the item and the list again, and a button leads back', async () => {
    await page.reload();
    await expect(record(page, 'PI-140')).toContainText('Ball in court');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Punch items' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await record(page, 'PI-140').getByRole('button', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(listAddress);
  });

  const draft = record(page, 'Draft');
  await step('a draft is created, although it is not complete', async () => {
    await page.getByRole('button', { name: 'New punch item' }).click();
    const dialog = page.getByRole('dialog', { name: 'New punch item' });
    await dialog.getByLabel('Title').fill('Fire damper access panel blocked');
    const where = dialog.getByRole('group', { name: 'Where it is' });
    await where.getByRole('combobox', { name: 'Building, level or room' }).fill('6.08 tower');
    await page.getByRole('option', { name: 'Tower › Level 6 › Rooms › Room 6.08' }).click();
    // A room is indoors.
    await expect(where.getByRole('radio', { name: 'Interior' })).toBeChecked();
    await where.getByLabel('Where exactly').fill('Grid B-2');
    await dialog.getByRole('button', { name: 'Create and open' }).click();
    await expect(dialog.getByText('Needed to open it', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Assignees')).toBeFocused();
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft created')).toBeVisible();
    await expect(draft).toContainText('Fire damper access panel blocked');
  });

  await step('the form asks for what is missing to open it', async () => {
    await draft.getByRole('button', { name: 'Issue', exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Edit draft' });
    await expect(editing.getByLabel('Assignees')).toBeFocused();
    await editing.getByLabel('Assignees').click();
    await page.getByRole('option', { name: 'Diego Alvarez' }).click();
    await editing.getByRole('button', { name: 'Save and open' }).click();
    await expect(page.getByText(`${number} is now open`)).toBeVisible();
    await expect(record(page, number)).toContainText('Diego Alvarez');
  });

  await step('the counts of the dashboard change', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Punch Items' });
    const { byStatus } = before;
    await expect(card.getByRole('definition')).toHaveText(
      [before.total + 1, byStatus.active + 1, byStatus.completed, byStatus.draft].map(String),
    );
  });
});
