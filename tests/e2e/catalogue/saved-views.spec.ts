import { declaredProblems } from '../../support/catalogue.ts';
import { expect, test } from '../../support/test.ts';
import { openViews } from '../logs/views.ts';
import { expectNoServerText, expectSignedIn, textsOf } from './expectations.ts';

const problems = declaredProblems().filter(({ operation }) => operation === 'listSavedViews');

test('listSavedViews meets every failure that it declares', async ({ page, mock, signIn }) => {
  test.slow();
  await signIn(page);
  await page.clock.install();
  await page.goto('/dashboard/punch-items?project=prj_harbor');
  const button = page.getByRole('button', { name: 'Views', exact: true });
  await expect(button).toBeVisible();
  const menu = page.getByRole('menu', { name: 'Views' });
  for (const declared of problems) {
    const { status, name } = declared;
    await test.step(`${status} ${name}`, async () => {
      await mock.heal();
      await mock.fail('listSavedViews', { code: status, example: name, times: null });
      const answered = page.waitForResponse((answer) => answer.status() === status);
      if (await menu.isVisible()) await menu.getByRole('menuitem', { name: 'Retry' }).click();
      else await openViews(page);
      await answered;
      const [happened, reason] = textsOf(declared);
      await expect(async () => {
        // Asked again twice, after 0.5 and 1 second; nobody has to wait for that here.
        if (status === 503) await page.clock.fastForward(1000);
        await expect(menu).toContainText(happened, { timeout: 1000 });
        await expect(menu).toContainText(reason, { timeout: 1000 });
      }).toPass();
      await expectNoServerText(page, declared);
      await expectSignedIn(page);
    });
  }
  await test.step('then it works', async () => {
    await mock.heal();
    await menu.getByRole('menuitem', { name: 'Retry' }).click();
    await expect(menu.getByRole('menuitemradio')).toHaveCount(2);
  });
});
