import { expect, test } from '../../support/test.ts';
import { screens } from './screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, path, prepare, reach } of screens) {
  test(`${name}: a phone need not scroll sideways`, async ({
    signedIn: page,
    mock,
    allowStatus,
  }) => {
    allowStatus(404);
    await prepare?.(mock);
    await page.goto(path);
    await reach(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the navigation fits as well', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_harbor');
  await page.getByRole('button', { name: 'Project navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveCount(16);
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
});
