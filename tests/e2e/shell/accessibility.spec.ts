import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { screens } from './screens.ts';

for (const { name, path, prepare, reach } of screens) {
  test(`${name}: axe finds nothing @phone`, async ({
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
    // What a phone has of its own is a layout; the colours are those of the wide screen.
    if (isMobile) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectNoAxeFindings(page);
  });
}
