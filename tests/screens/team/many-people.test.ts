import { createRecord } from '../../support/records.ts';
import { login } from '../../support/session.ts';
import { demoAccount, expect, step, test } from '../support/test.ts';

const PEOPLE = 2030;

interface Member {
  id: string;
  name: string;
  jobTitle: string;
  companyName: string;
  distinction: string | null;
}

test('with 2,000 people and 600 rooms, one far beyond the first page is found wherever it is chosen', async ({
  page,
  signIn,
  mock,
}) => {
  await mock.growPeople(PEOPLE);
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const read = async <T>(path: string): Promise<T[]> => {
    const answer = await mock.request('GET', `/projects/prj_harbor/${path}`, { token });
    return JSON.parse(await answer.text()).data;
  };
  const rows = Array.from({ length: 600 }, (_, i) => {
    const level = Math.floor(i / 50) + 1;
    return {
      ...{ building: 'Annex', level: `Level ${level}` },
      room: `Room ${level}.${String((i % 50) + 1).padStart(2, '0')}`,
    };
  });
  await mock.request('POST', '/projects/prj_harbor/locations/import', {
    ...{ token, data: { mode: 'all', rows } },
  });
  const [far] = await read<Member>('members?ids=usr_s1500');
  if (!far) throw new Error('There is no person number 1,500.');
  const namesakes = await read<Member>('members?q=Maria%20Silva');
  const [maria, otherMaria] = namesakes;
  if (!maria || !otherMaria) throw new Error('There are no two Maria Silvas.');
  await createRecord(mock, 'punch-items', { title: 'Gate sticks' });
  await signIn(demoAccount('Tom Becker'));
  const dialog = page.getByRole('dialog');
  const option = (name: string) => page.getByRole('option', { name });
  const namesake = ({ name, distinction }: Member) =>
    page.getByRole('option', { name: new RegExp(`^${name}.*${distinction}`) });

  await step('as the assignee of a punch item', async () => {
    await page.goto('/dashboard/punch-items?project=prj_harbor&q=gate');
    await page.getByRole('link', { name: 'Gate sticks' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Assignees' }).fill(far.name.toLowerCase());
    await option(far.name).click();
    await dialog.getByRole('combobox', { name: 'Building, level or room' }).fill('annex 12.50');
    await option('Annex › Level 12 › Room 12.50').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('dl').filter({ hasText: 'Assignees' })).toContainText(far.name);
    await expect(page.locator('dl').filter({ hasText: 'Location' })).toContainText('Room 12.50');
  });

  await step('as a filter, whose address names the person again', async () => {
    await page.goto(`/dashboard/punch-items?project=prj_harbor&assigneeId=${far.id}`);
    await expect(page.getByRole('button', { name: `Assignee: ${far.name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gate sticks' })).toBeVisible();
  });

  await step('in a comment', async () => {
    await page.getByRole('link', { name: 'Gate sticks' }).click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill(`Please look: @${far.name.slice(0, -2)}`);
    await option(far.name).click();
    await expect(comment).toHaveValue(`Please look: @${far.name} `);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText(`@${far.name}`)).toBeVisible();
  });

  await step(
    'in a distribution group, and two people of the same name are told apart',
    async () => {
      await page.goto('/dashboard/team?project=prj_harbor');
      await page.getByRole('button', { name: 'Groups' }).click();
      await dialog.getByRole('button', { name: 'New group' }).click();
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Facade');
      const people = dialog.getByRole('combobox', { name: 'People' });
      await people.fill(far.name);
      await option(far.name).click();
      await people.fill('maria silva');
      await namesake(otherMaria).click();
      await expect(dialog.getByText(`Maria Silva (${otherMaria.distinction})`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(dialog.getByText(`${far.name}, Maria Silva`)).toBeVisible();
      await page.keyboard.press('Escape');
      const groups = await read<{ name: string; members: Member[] }>('distribution-groups');
      const made = groups.find(({ name }) => name === 'Facade');
      expect(made?.members.map(({ id }) => id).sort()).toEqual([far.id, otherMaria.id].sort());
    },
  );

  await step('as a successor', async () => {
    await page.goto('/dashboard/team?project=prj_harbor&q=diego%20alvarez');
    await page.getByRole('link', { name: 'Diego Alvarez' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('combobox', { name: 'Who takes over?' }).fill(far.name);
    await option(far.name).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('link', { name: 'Diego Alvarez' })).toHaveCount(0);
  });

  await step('in the tree of locations, which draws few of the rooms', async () => {
    await page.goto('/dashboard/settings/locations?project=prj_harbor');
    const tree = page.getByRole('tree', { name: 'Locations' });
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('annex 12.50');
    await expect(tree.getByRole('treeitem', { name: 'Room 12.50, room' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('annex room');
    await expect(tree.getByRole('treeitem', { name: 'Room 1.01, room' })).toBeVisible();
    await expect(tree.getByRole('treeitem', { name: 'Room 9.01, room' })).toHaveCount(0);
  });

  await step('in a message', async () => {
    await page.goto('/dashboard/messages?project=prj_harbor');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Person' }).fill('maria silva');
    await namesake(maria).click();
    await expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue(
      `Maria Silva (${maria.distinction})`,
    );
    await dialog.getByRole('button', { name: 'Write' }).click();
    await expect(dialog).toHaveCount(0);
    const text = page.getByRole('textbox', { name: /^Message to/ });
    await text.fill(`Ask @${far.name.slice(0, -2)}`);
    await option(far.name).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`Ask @${far.name}`)).toBeVisible();
  });
});
