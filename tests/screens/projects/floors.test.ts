import { createRecord, ready } from '../../support/records.ts';
import { expect, step, test } from '../support/test.ts';

const ROOM = 'loc_h_tower_level-4_rooms_room-4-08';

test('the work by floor leads to the open items of a room', async ({ signedIn: page, mock }) => {
  await createRecord(mock, 'punch-items', { ...ready, projectLocationId: ROOM, status: 'open' });
  await page.goto('/dashboard/floors?project=prj_harbor');
  const tower = page.getByRole('region', { name: 'Tower' });
  const level = tower.getByRole('button', { name: /^Level 4/ });

  await step('a floor shows its rooms on demand', async () => {
    await expect(level).toHaveAttribute('aria-expanded', 'false');
    await expect(tower.getByText('Rooms › Room 4.08')).toHaveCount(0);
    await level.click();
    await expect(tower.getByText('Rooms › Room 4.08')).toBeVisible();
  });

  await step('a search finds rooms, and the address keeps it', async () => {
    await page.getByRole('searchbox', { name: 'Search floors and rooms' }).fill('4.08');
    await expect(page).toHaveURL(/[?&]q=4\.08/);
    await expect(tower.getByRole('button')).toHaveCount(1);
    await expect(level).toHaveAttribute('aria-expanded', 'true');
  });

  await step('a count leads to the items', async () => {
    await tower.getByRole('link', { name: /^\d+ punch items? open, Rooms, Room 4\.08$/ }).click();
    await expect(page).toHaveURL(/\/punch-items\?.*projectLocationId=loc_h_tower_level-4_rooms_ro/);
    await expect(page.getByRole('link', { name: /^Paint run at door 4\.12/ })).toBeVisible();
  });
});

test('a project without locations says how to get some', async ({ signedIn: page, mock }) => {
  await mock.fail('listProjectLocations', { example: 'empty' });
  await page.goto('/dashboard/floors?project=prj_harbor');
  await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add locations' })).toHaveAttribute(
    'href',
    '/dashboard/settings/locations?project=prj_harbor',
  );
});
