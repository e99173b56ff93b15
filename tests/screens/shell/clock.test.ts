import { expect, test } from '../support/test.ts';

test('the clock of a page begins with the page, so that its first answers are not late', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const age = performance.now();
  await page.reload();
  expect(performance.now()).toBeLessThan(age);
});
