import { expect, expectAccessible, expectNoAxeFindings, test } from '../../support/test.ts';
import { Panel } from './panel.ts';

test('axe finds nothing in any state of the panel', async ({ page, mock }) => {
  await mock.fail('listScans', { example: 'empty', times: null });
  const panel = new Panel(page);
  await page.goto('/login');
  await expect(panel.button).toHaveAccessibleDescription('1 answer is set');
  await panel.open();
  await expect(panel.dialog.getByRole('option').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await panel.choose('login');
  await panel.set({ answer: '503 UNAVAILABLE', times: 3, delayMs: 200 });
  await panel.set({ answer: '401 INVALID_CREDENTIALS' });
  await panel.set({ answer: 'No answer (offline)' });
  await panel.dialog.getByText('Reset data', { exact: true }).click();
  await expectAccessible(page);
});

test('on a narrow screen, fits and leaves part of the page visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = new Panel(page);
  await panel.setForLogin({ answer: '503 UNAVAILABLE' });
  const box = await panel.dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(box?.y).toBeGreaterThan(844 * 0.2);
  const overflow = await panel.dialog.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter((part) => {
        const { right, width } = part.getBoundingClientRect();
        return width > 0 && right > dialog.getBoundingClientRect().right + 1;
      }).length,
  );
  expect(overflow, 'elements that overflow').toBe(0);
});
