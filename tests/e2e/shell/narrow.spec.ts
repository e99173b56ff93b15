import { expect, test } from '../../support/test.ts';
import { overflow } from './narrow.ts';

// accessibility.spec.ts checks that no screen is too wide for a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the navigation fits a phone', async ({ signedIn: page }) => {
  await page.goto('/dashboard?project=prj_harbor');
  await page.getByRole('button', { name: 'Project navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveCount(16);
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
});

test('content wider than a phone is detected', async ({ signedIn: page }) => {
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.locator('main').evaluate((main) => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 400px; height: 1px';
    main.append(wide);
  });
  await expect.poll(() => overflow(page)).toBeGreaterThan(0);
});
