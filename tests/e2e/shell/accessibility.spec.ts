import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { overflow } from './narrow.ts';
import { screens } from './screens.ts';

for (const { name, path, prepare, reach } of screens) {
  test(`${name}: axe finds nothing, and a phone need not scroll sideways @phone`, async ({
    signedIn: page,
    mock,
    allowStatus,
    isMobile,
  }) => {
    allowStatus(404);
    await prepare?.(mock);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await reach(page);
    await expectNoAxeFindings(page);
    if (isMobile) {
      // What a phone has of its own is a layout; the colours are those of the wide screen.
      expect(await overflow(page)).toBe(0);
      return;
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectNoAxeFindings(page);
  });
}

test('what axe finds is said with its element', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => {
    const grey = Object.assign(document.createElement('p'), { id: 'grey', textContent: 'Hardly' });
    grey.style.cssText = 'color: #ccc; background: #fff';
    document.querySelector('main')?.append(grey, document.createElement('img'));
  });
  await expect(expectNoAxeFindings(page)).rejects.toThrow(
    /color-contrast: .* \| #grey \| [\s\S]*image-alt: .* \| #main > img/,
  );
});
