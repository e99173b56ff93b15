import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { chooseRecord, drawn, openPanel, openRoom, panel, pickMiddle } from './room.ts';

test('an item is pinned to a place in a scan and links back to it; a new item is created at a place', async ({
  signedIn: page,
}) => {
  test.slow();
  // Warnings of the software renderer when it picks a point.
  await openRoom(page, '&pin=pin_h1');
  await expect(page.getByRole('button', { name: /: PI-134 .*, Open$/ })).toBeVisible();
  await panel(page, 'Pins').getByRole('button', { name: 'Pin an item' }).click();
  // On the floor, away from existing pins.
  await page.locator('canvas').click({ position: { x: 180, y: 474 } });
  await chooseRecord(page, 'PI-139');
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('status').getByText('Item pinned')).toBeVisible();
  const pins = panel(page, 'Pins').getByRole('listitem');
  await expect(pins).toHaveCount(4);
  await expect(pins.last()).toContainText('PI-139 Stair door does not latch');
  await expectNoAxeFindings(page);

  await panel(page, 'Pins')
    .getByRole('link', { name: /^Details of PI-139/ })
    .click();
  const pinned = page.getByRole('region', { name: 'Pinned on' });
  await pinned.getByRole('link', { name: 'Scan: Mechanical room B2, pipe racks' }).click();
  await expect(page).toHaveURL(/\/viewer\/potree-viewer\?(?=.*scan=scn_harbor-03)(?=.*pin=pin_)/);
  await expect(page.getByRole('button', { name: /: PI-139 .*, Open$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
    { timeout: 60_000 },
  );

  await openRoom(page, '&pin=pin_h1');
  await pickMiddle(page);
  await page.getByRole('button', { name: 'New punch item here' }).click();
  await page.getByLabel('Title').fill('Bracket loose at the riser');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/viewer\/potree-viewer\?.*&pin=pin_/, { timeout: 30_000 });
  await expect(panel(page, 'Pins').getByText(/Bracket loose at the riser$/)).toBeVisible({
    timeout: 60_000,
  });
});

test('a saved view shows the same picture again', async ({ signedIn: page }) => {
  test.slow();
  const camera = '#v=3,3,1.7,6,6,1';
  await openRoom(page, camera);
  const views = await openPanel(page, 'Saved views');
  await views.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Racks from the door');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('View saved')).toBeVisible();
  await expectNoAxeFindings(page);

  await views.getByRole('button', { name: /^Racks from above/ }).click();
  await expect(page).toHaveURL(/#v=8,-3,11,8,4.5,2$/);
  await page.reload();
  await drawn(page);
  await openPanel(page, 'Saved views');
  await views.getByRole('button', { name: /^Racks from the door/ }).click();
  await expect(page).toHaveURL(/#v=3,3,1.7,6,6,1$/);
});
