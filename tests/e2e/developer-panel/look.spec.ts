import { placeOf } from '../../support/steady.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

// The walks of tests/e2e/accessibility see the published portal, which has no panel.
test('the panel is accessible, and fits on a narrow screen', async ({ page, mock }) => {
  await mock.fail('listScans', { example: 'empty', times: null });
  const panel = new Panel(page);
  await page.goto('/login');
  await expect(panel.button).toHaveAccessibleDescription('1 answer is set');
  await panel.open();
  await panel.choose('login');
  await panel.set({ answer: '503 UNAVAILABLE', times: 3, delayMs: 200 });
  await panel.dialog.getByText('Reset data', { exact: true }).click();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const place = await placeOf(panel.dialog);
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.x + place.width).toBeLessThanOrEqual(390);
  expect(place.y, 'part of the page stays visible').toBeGreaterThan(844 * 0.2);
  const overflow = await panel.dialog.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter((part) => {
        const { right, width } = part.getBoundingClientRect();
        return width > 0 && right > dialog.getBoundingClientRect().right + 1;
      }).length,
  );
  expect(overflow, 'elements that overflow').toBe(0);
});
