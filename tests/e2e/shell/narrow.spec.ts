import { expect, test } from '../../support/test.ts';
import { overflow } from './narrow.ts';

// accessibility.spec.ts checks that no screen is too wide for a phone.
test('content wider than a phone is detected @phone-only', async ({ signedIn: page }) => {
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
