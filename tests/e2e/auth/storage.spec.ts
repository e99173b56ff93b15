import type { Page } from '@playwright/test';
import { demoAccount, expect, expectNoAxeFindings, test } from '../../support/test.ts';
import { signOut } from './sessions.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

/** As in a browser that blocks cookies, and more: each of these throws when it is touched. */
function forbid(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const lock = (owner: object, names: readonly string[]) => {
    for (const name of names) Object.defineProperty(owner, name, { get: refuse });
  };
  lock(window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
  lock(Navigator.prototype, ['locks', 'serviceWorker']);
  lock(Notification, ['permission']);
  Object.assign(window, { BroadcastChannel: refuse });
}

/** As in a browser whose storage is full. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const line = (page: Page) =>
  page.getByText(/^You are signed in until you close or reload this tab/);

test('a browser that keeps nothing keeps people signed in for as long as the page lives', async ({
  page,
  sharedContext,
  mock,
  allowStatus,
}) => {
  await test.step('with a storage that is forbidden', async () => {
    await page.addInitScript(forbid);
    await page.goto('/login/');
    await submitLogin(page, email, password);
    await expect(heading(page, 'Your projects')).toBeVisible();
    await expect(line(page)).toBeVisible();
    await expectNoAxeFindings(page);
    await page
      .getByRole('link', { name: /Harbor Point Tower/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Punch items' }).first().click();
    await expect(heading(page, 'Punch items')).toBeVisible();
    await expect(line(page)).toBeVisible();
  });

  await test.step('also when the token has ended', async () => {
    allowStatus(401);
    await mock.fail('listRfis', { example: 'TOKEN_EXPIRED' });
    await page.getByRole('link', { name: 'RFIs' }).first().click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });

  await test.step('and they can log out', async () => {
    await signOut(page);
    await expect(line(page)).toBeHidden();
  });

  await test.step('with a storage that is full, in all tabs at the same time', async () => {
    const [one, two] = [await sharedContext.newPage(), await sharedContext.newPage()];
    await one.addInitScript(fill);
    await two.addInitScript(fill);
    await two.goto('/login?next=%2Fuser-profile');
    await one.goto('/login/');
    await submitLogin(one, email, password);
    await expect(line(one)).toBeVisible();
    await submitLogin(two, email, password);
    await expect(line(two)).toBeVisible();
    await signOut(one);
    await expect(heading(two, 'Log in')).toBeVisible();
  });
});
