import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';
import { linkTo } from '../public/sharing.ts';

const LIST = '/dashboard/3d-view/tours?project=prj_harbor';
const CORE = '/dashboard/3d-view/tours/tour_core?project=prj_harbor';
const tenant = 'Level 4 for the tenant';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const scenes = (page: Page) => page.getByRole('list', { name: 'Scenes', exact: true });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens a tour of three scenes and the form of its first one. */
async function openEditor(page: Page): Promise<void> {
  await page.goto(CORE);
  await expect(page.locator('[data-phase="ready"]')).toBeVisible();
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
}
const openScenes = (page: Page) =>
  page.getByRole('button', { name: 'Scenes', exact: true }).click();

test('a tour without scenes is neither published nor shared, and is deleted after a question', async ({
  signedIn: page,
}) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'New tour' }).click();
  await page.getByLabel('Title').fill('Roof');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'No scenes yet' })).toBeVisible();
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Actions for Roof' }).click();
  for (const name of ['Publish', 'Share']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled();
  }
  await expect(page.getByRole('menuitem', { name: /^Make/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete tour?' });
  await expect(question).toContainText('Roof and its 0 scenes');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Roof')).toHaveCount(0);
});

test('a tour that is made private leaves its public links, and the dashboard counts it', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(404);
  const before = (await statsOf(mock)).tour;
  const token = await linkTo(mock, [{ type: 'tour', id: 'tour_level-4-handover' }]);
  const link = `/public-viewer/tour-view#${token}`;
  const figures = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Virtual Tours', exact: true }) })
    .getByRole('definition');
  await page.goto('/dashboard?project=prj_harbor');
  await expect(figures.first()).toHaveText(String(before.total));
  await page.getByRole('link', { name: 'Tours', exact: true }).click();
  await choose(page, tenant, 'Make private');
  await expect(page.getByText('Tour is now private')).toBeVisible();
  await expect(card(page, tenant).getByText('Private', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(figures).toHaveText(
    [before.total, before.public - 1, before.private + 1].map(String),
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('a tour that goes back to draft is hidden from colleagues', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(LIST);
  await choose(page, tenant, 'Back to draft');
  await expect(page.getByText('Tour is a draft again')).toBeVisible();
  await expect(card(page, tenant).getByText('Draft', { exact: true })).toBeVisible();
  await signIn(page, demoAccount('Helen Park'));
  await page.goto(LIST);
  await expect(card(page, 'Level 4, weekly walk')).toBeVisible();
  await expect(card(page, tenant)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});

test('a tour that a colleague changed is saved after its newer version was read', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await page.goto(LIST);
  await choose(page, tenant, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit tour' });
  await dialog.getByLabel('Title').fill('Level 4, handover');
  const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
  const changed = await mock.request('PATCH', '/projects/prj_harbor/tours/tour_level-4-handover', {
    token,
    data: { version: 1, description: 'Moved to Monday.' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed this');
  await expect(dialog.getByLabel('Title')).toHaveValue('Level 4, handover');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tour updated')).toBeVisible();
  await expect(card(page, 'Level 4, handover')).toContainText('Moved to Monday.');
});

test('a scene is renamed, and the tour begins at it', async ({ signedIn: page }) => {
  await openEditor(page);
  await openScenes(page);
  await scenes(page)
    .getByRole('button', { name: /^Gallery/ })
    .click();
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByLabel('Title').fill('Gallery, framed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: '360° photo: Gallery, framed' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin the tour here' }).click();
  await expect(page.getByRole('button', { name: 'The tour begins here' })).toBeDisabled();
  await page.goto(CORE);
  await expect(page.getByRole('region', { name: '360° photo: Gallery, framed' })).toBeVisible();
});

test('a scene moves to another place on the plan', async ({ signedIn: page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Place on the plan' }).click();
  const plan = page.getByRole('img', { name: 'Plan' });
  const dot = page.getByRole('button', { name: 'East corridor', exact: true });
  const box = await plan.boundingBox();
  if (!box) throw new Error('The plan is not on the page.');
  await expect(page.getByText('Click where East corridor was taken.')).toBeVisible();
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.9);
  await expect(page.getByText('Click where East corridor was taken.')).toHaveCount(0);
  const place = () =>
    dot
      .locator('..')
      .evaluate(({ style }) =>
        [style.left, style.top].map((at) => Math.round(Number.parseFloat(at))),
      );
  await expect.poll(place).toEqual([75, 90]);
  await page.reload();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect.poll(place).toEqual([75, 90]);
});

test('a deleted scene is gone with the links to it', async ({ signedIn: page }) => {
  await openEditor(page);
  const link = page.getByRole('button', { name: 'Remove the link to Elevator lobby' });
  await expect(link).toBeVisible();
  await openScenes(page);
  await expect(scenes(page).getByRole('listitem')).toHaveCount(3);
  await scenes(page)
    .getByRole('button', { name: /^Elevator lobby/ })
    .click();
  await page.getByRole('button', { name: 'Edit scene', exact: true }).click();
  await page.getByRole('button', { name: 'Delete scene' }).click();
  const question = page.getByRole('dialog', { name: 'Delete scene?' });
  await expect(question).toContainText('Elevator lobby, its picture and all links to it');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Scene deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
  await expect(page.getByText('Nobody can go on from here yet.')).toBeVisible();
  await expect(link).toHaveCount(0);
  await openScenes(page);
  await expect(scenes(page).getByRole('listitem')).toHaveCount(2);
});
