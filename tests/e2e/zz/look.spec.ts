import { test } from '../../support/test.ts';
const OUT = '/tmp/shots';
test('list', async ({ signedIn: page }) => {
  await page.goto('/dashboard/3d-view/models?project=prj_harbor');
  await page.getByRole('heading', { name: 'Tower, architecture' }).waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/list.png` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Actions for Tower, architecture' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/versions-dark.png` });
});
for (const id of ['mdl_tower', 'mdl_tower-structure'])
  test(`viewer ${id}`, async ({ signedIn: page }) => {
    page.on('console', (m) => console.log('console', m.text()));
    page.on('pageerror', (m) => console.log('pageerror', m.message));
    await page.goto(`/viewer?project=prj_harbor&model=${id}`);
    await page.locator('[data-phase=ready]').waitFor({ timeout: 40000 }).catch(() => {});
    await page.waitForTimeout(4000);
    console.log(await page.locator('canvas').first().getAttribute('data-busy').catch((e) => e.message));
    await page.screenshot({ path: `${OUT}/viewer-${id}.png` });
    const box = await page.locator('canvas').boundingBox();
    if (!box) return;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${OUT}/picked-${id}.png` });
  });
