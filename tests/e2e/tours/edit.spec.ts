import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { pointOf } from '../../support/steady.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { statsOf } from '../../support/totals.ts';
import { withoutLiveUpdates } from '../logs/records.ts';

const CORE = '/dashboard/3d-view/tours/tour_core?project=prj_harbor';
const tenant = 'Level 4 for the tenant';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const scenes = (page: Page) => page.getByRole('list', { name: 'Scenes', exact: true });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a tour is changed after a colleague, made private and hidden again, and the dashboard counts it', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const before = (await statsOf(mock)).tour;
  const figures = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Virtual Tours', exact: true }) })
    .getByRole('definition');
  await page.goto('/dashboard?project=prj_harbor');
  await expect(figures.first()).toHaveText(String(before.total));
  await page.getByRole('link', { name: 'Tours', exact: true }).click();

  await test.step('a tour that is made private is counted so by the dashboard', async () => {
    await choose(page, tenant, 'Make private');
    await expect(page.getByText('Tour is now private')).toBeVisible();
    await expect(card(page, tenant).getByText('Private', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const after = [before.total, before.public - 1, before.private + 1];
    await expect(figures).toHaveText(after.map(String));
    await page.getByRole('link', { name: 'Tours', exact: true }).click();
  });

  await test.step('a tour that goes back to draft is hidden from colleagues', async () => {
    const walk = 'Level 4, weekly walk';
    const { accessToken: token } = await login(mock, demoAccount('Helen Park'));
    const seenByHelen = async () => {
      const { data }: { data: { title: string }[] } = await (
        await mock.request('GET', '/projects/prj_harbor/tours', { token })
      ).json();
      return data.map(({ title }) => title);
    };
    expect(await seenByHelen()).toContain(walk);
    await choose(page, walk, 'Back to draft');
    await expect(page.getByText('Tour is a draft again')).toBeVisible();
    await expect(card(page, walk).getByText('Draft', { exact: true })).toBeVisible();
    expect(await seenByHelen()).not.toContain(walk);
  });

  await test.step('a tour that a colleague changed is saved after its newer version was read', async () => {
    await choose(page, tenant, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit tour' });
    await dialog.getByLabel('Title').fill('Level 4, handover');
    const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
    const path = '/projects/prj_harbor/tours/tour_level-4-handover';
    const shown = await mock.request('GET', path, { token });
    const { version }: { version: number } = (await shown.json()).data;
    const changed = await mock.request('PATCH', path, {
      token,
      data: { version, description: 'Moved to Monday.' },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('changed this');
    await expect(dialog.getByLabel('Title')).toHaveValue('Level 4, handover');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tour updated')).toBeVisible();
    await expect(card(page, 'Level 4, handover')).toContainText('Moved to Monday.');
  });
});

test('the scenes of a tour are deleted, moved on the plan and renamed, and it begins at another', async ({
  signedIn: page,
}) => {
  const editScene = page.getByRole('button', { name: 'Edit scene', exact: true });
  const openScenes = () => page.getByRole('button', { name: 'Scenes', exact: true }).click();
  const openScene = async (title: RegExp) => {
    await openScenes();
    await scenes(page).getByRole('button', { name: title }).click();
    await editScene.click();
  };

  await test.step('a photo that does not arrive can be requested again', async () => {
    let arrives = false;
    await page.route('**/__mock/files/**', async (route) => {
      if (arrives || route.request().resourceType() === 'image') await route.continue();
    });
    await page.goto(CORE);
    await expect(page.getByText('Connecting')).toBeVisible();
    // It comes after 15 seconds.
    const notice = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual.' });
    await expect(notice).toBeVisible();
    arrives = true;
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Connecting')).toBeHidden();
    await expect(page.locator('[data-phase="ready"]')).toBeVisible();
  });
  await editScene.click();

  await test.step('a deleted scene is gone with the links to it', async () => {
    const link = page.getByRole('button', { name: 'Remove the link to Elevator lobby' });
    await expect(link).toBeVisible();
    await openScene(/^Elevator lobby/);
    await page.getByRole('button', { name: 'Delete scene' }).click();
    const question = page.getByRole('dialog', { name: 'Delete scene?' });
    await expect(question).toContainText('Elevator lobby, its picture and all links to it');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Scene deleted')).toBeVisible();
    await expect(page.getByRole('region', { name: '360° photo: East corridor' })).toBeVisible();
    await expect(page.getByText('No links to other scenes yet.')).toBeVisible();
    await expect(link).toHaveCount(0);
    await openScenes();
    await expect(scenes(page).getByRole('listitem')).toHaveCount(2);
    await editScene.click();
  });

  const place = () =>
    page
      .getByRole('button', { name: 'East corridor', exact: true })
      .locator('..')
      .evaluate(({ style }) =>
        [style.left, style.top].map((percent) => Math.round(Number.parseFloat(percent))),
      );
  await test.step('a scene moves to another place on the plan', async () => {
    await page.getByRole('button', { name: 'Place on the plan' }).click();
    const hint = page.getByText('Click where East corridor was taken.');
    await expect(hint).toBeVisible();
    const [x, y] = await pointOf({
      locator: page.getByRole('img', { name: 'Plan' }),
      x: 0.75,
      y: 0.9,
    });
    await page.mouse.click(x, y);
    await expect(hint).toHaveCount(0);
    await expect.poll(place).toEqual([75, 90]);
  });

  const gallery = page.getByRole('region', { name: '360° photo: Gallery, framed' });
  await test.step('a scene is renamed, and the tour begins at it', async () => {
    await openScene(/^Gallery/);
    await page.getByLabel('Title').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await page.getByLabel('Title').fill('Gallery, framed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(gallery).toBeVisible();
    await page.getByRole('button', { name: 'Start the tour here' }).click();
    await expect(page.getByRole('button', { name: 'The tour starts here' })).toBeDisabled();
  });

  await test.step('all of it stays after a reload', async () => {
    await page.goto(CORE);
    await expect(gallery).toBeVisible();
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect.poll(place).toEqual([75, 90]);
  });
});
