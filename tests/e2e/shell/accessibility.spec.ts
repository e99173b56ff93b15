import { expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { screens } from './screens.ts';

for (const { name, path, prepare, reach } of screens) {
  test(`${name}: axe finds nothing in either theme @phone`, async ({
    signedIn: page,
    mock,
    allowStatus,
  }) => {
    allowStatus(404);
    await prepare?.(mock);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await reach(page);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expectNoAxeFindings(page);
  });
}
