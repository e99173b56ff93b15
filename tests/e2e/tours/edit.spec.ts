import type { Page } from '@playwright/test';
import { pointOf } from '../../support/steady.ts';
import { expect, test } from '../../support/test.ts';

const CORE = '/dashboard/3d-view/tours/tour_core?project=prj_harbor';

const scenes = (page: Page) => page.getByRole('list', { name: 'Scenes', exact: true });

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
