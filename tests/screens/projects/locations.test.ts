import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const admin = demoAccount('Ingrid Solberg');

test('a new project gets buildings, levels and rooms', async ({
  page,
  signIn,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await signIn(admin);
  const { accessToken: token } = await login(mock, admin);
  const made = await mock.request('POST', '/projects', {
    token,
    data: {
      ...{ name: 'Cedar Street School', code: 'CSS', projectType: 'Commercial - Office' },
      ...{ timeZone: 'PST', currency: 'USD', units: 'imperial', startDate: '2027-01-11' },
    },
  });
  const { data: project } = await made.json();
  const paths = async () => {
    const answer = await mock.request('GET', `/projects/${project.id}/locations`, { token });
    const { data } = await answer.json();
    return data.map(({ path }: { path: string[] }) => path.join(' > '));
  };
  await page.goto(`/dashboard/settings/locations?project=${project.id}`);
  const tree = page.getByRole('tree', { name: 'Locations' });
  const row = (name: string) => tree.getByRole('treeitem', { name });
  const dialog = page.getByRole('dialog');

  await step('they are typed one after the other, and Tab goes one level in', async () => {
    await expect(page.getByText('No locations yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a building' }).click();
    await page.getByLabel('Name of a building').fill('Annex');
    await page.getByLabel('Name of a building').press('Enter');
    await expect(row('Annex, building')).toBeVisible();
    await page.getByLabel('Name of a building').press('Tab');
    for (const name of ['Level 1', 'Level 2']) {
      await page.getByLabel('Name of a level').fill(name);
      await page.getByLabel('Name of a level').press('Enter');
      await expect(row(`${name}, level`)).toBeVisible();
    }
    await page.getByLabel('Name of a level').press('Tab');
    await page.getByLabel('Name of a room').fill('Room 2.01');
    await page.getByLabel('Name of a room').press('Enter');
    await expect(row('Room 2.01, room')).toBeVisible();
    await page.getByLabel('Name of a room').press('Escape');
    await expect
      .poll(paths)
      .toEqual(['Annex', 'Annex > Level 1', 'Annex > Level 2', 'Annex > Level 2 > Room 2.01']);
    await expect(page.getByText('1 building, 2 levels, 1 room')).toBeVisible();
  });

  await step('one is renamed, and a name that is taken stays in the field', async () => {
    await row('Level 1, level').click();
    await tree.press('F2');
    const field = page.getByLabel('New name of Level 1');
    await field.fill('level 2');
    await field.press('Enter');
    await expect(page.getByText('Another location here has this name.')).toBeVisible();
    await expect(field).toHaveValue('level 2');
    await field.fill('Ground floor');
    await field.press('Enter');
    await expect(row('Ground floor, level')).toBeVisible();
  });

  await step('one is moved with the keyboard', async () => {
    await row('Ground floor, level').click();
    await tree.press('Alt+Shift+ArrowDown');
    await expect
      .poll(paths)
      .toEqual(['Annex', 'Annex > Level 2', 'Annex > Level 2 > Room 2.01', 'Annex > Ground floor']);
  });

  await step('one is archived, and restored', async () => {
    await tree.getByRole('button', { name: 'Actions for Level 2' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(row('Level 2, level')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Show archived (2)' }).click();
    await expect(row('Room 2.01 (archived), room')).toBeVisible();
    await tree.getByRole('button', { name: 'Actions for Level 2' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(row('Room 2.01, room')).toBeVisible();
  });

  await step('one is deleted with what is in it', async () => {
    await row('Level 2, level').click();
    await tree.press('Delete');
    await expect(
      dialog.getByText('Level 2 and 1 location in it are deleted for good.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(row('Level 2, level')).toHaveCount(0);
  });

  await step('cells of a spreadsheet are checked, and those without faults are added', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Paste from a spreadsheet' }).click();
    const cells = [
      'Building\tFloor\tRoom',
      'Annex\tGround floor\tRoom 1',
      '\t\tRoom 2',
      'Annex\tAttic\tGallery',
      'annex\tGROUND FLOOR\t',
      `Annex\tGround floor\t${'x'.repeat(101)}`,
    ];
    await dialog.getByLabel('Cells').fill(cells.join('\n'));
    await expect(
      dialog.getByText('4 new locations, 1 row there already, 1 row with faults.'),
    ).toBeVisible();
    const first = dialog.getByRole('region', { name: 'Rows' }).getByRole('row').nth(1);
    await expect(first).toContainText('Room is longer than 100 characters');
    await dialog.getByRole('button', { name: 'Add 4 locations' }).click();
    await expect
      .poll(paths)
      .toEqual([
        'Annex',
        'Annex > Ground floor',
        'Annex > Ground floor > Room 1',
        'Annex > Ground floor > Room 2',
        'Annex > Attic',
        'Annex > Attic > Gallery',
      ]);
  });

  await step('levels and rooms are generated', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Generate levels and rooms' }).click();
    await dialog.getByLabel('Last').first().fill('300');
    await expect(dialog.getByText(/6,000 locations are too many/)).toBeVisible();
    await dialog.getByLabel('Last').first().fill('12');
    await expect(
      dialog.getByText(
        '12 levels with 240 rooms, from Annex › Level 1 › Room 1.01 to Annex › Level 12 › Room 12.20.',
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 252 locations' }).click();
    await expect(page.getByText('1 building, 14 levels, 243 rooms')).toBeVisible();
  });

  await step('a code opens the open items of a room', async () => {
    await page.getByLabel('Search locations').fill('12.20');
    await tree.getByRole('button', { name: 'Actions for Room 12.20' }).click();
    await page.getByRole('menuitem', { name: 'QR code' }).click();
    await expect(dialog.getByRole('img', { name: 'Code of Room 12.20' })).toBeVisible();
  });

  await step('a name that is typed is saved when the page is left', async () => {
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add a building' }).click();
    await page.getByLabel('Name of a building').fill('Shed');
    await page.goBack();
    await expect.poll(paths).toContain('Shed');
  });
});

test('who may not manage locations looks at them, and takes their names along', async ({
  page,
  signIn,
  downloads,
}) => {
  await signIn(demoAccount('Grace Lindqvist'));
  await page.goto('/dashboard/settings/locations?project=prj_harbor');
  const tree = page.getByRole('tree', { name: 'Locations' });
  await expect(tree.getByRole('treeitem', { name: 'Tower, building' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await tree.getByRole('treeitem', { name: 'Tower, building' }).click();
  await tree.press('F2');
  await tree.press('Delete');
  await tree.press('Enter');
  await expect(tree.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expect.poll(() => downloads.length).toBe(1);
});
