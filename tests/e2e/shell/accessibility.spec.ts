import { expect, expectAccessible, expectNoAxeFindings, test } from '../../support/test.ts';
import { overflow } from './narrow.ts';
import { screens } from './screens.ts';

const areas = new Set(screens.map(areaOf));

for (const area of areas) {
  const members = screens.filter((screen) => areaOf(screen) === area);
  test(`${area}: has no axe findings, and a phone does not scroll sideways @phone`, async ({
    signedIn: page,
    mock,
    allowStatus,
    isMobile,
  }) => {
    test.slow();
    allowStatus(404);
    for (const { name, path, prepare, reach } of members) {
      await test.step(name, async () => {
        // A late call of the earlier screen must not take the failure meant for this one.
        await page.goto('about:blank');
        await mock.heal();
        await prepare?.(mock);
        await page.goto(path);
        await reach(page);
        await expectAccessible(page);
        if (isMobile) expect(await overflow(page)).toBe(0);
      });
    }
  });
}

function areaOf({ path }: { path: string }): string {
  const { pathname } = new URL(path, 'http://portal');
  if (pathname === '/') return 'home';
  if (pathname === '/dashboard') return 'dashboard';
  return /scans|notifications/.exec(pathname)?.[0] ?? 'other screens';
}

test('axe findings are reported with their element', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.evaluate(() => {
    const grey = Object.assign(document.createElement('p'), { id: 'grey', textContent: 'Hardly' });
    grey.style.cssText = 'color: #ccc; background: #fff';
    document.querySelector('main')?.append(grey, document.createElement('img'));
  });
  await expect(expectNoAxeFindings(page)).rejects.toThrow(
    /color-contrast: .* \| #grey \| [\s\S]*image-alt: .* \| img \|/,
  );
});
