import { declaredProblems, type OperationId } from '../../support/catalog.ts';
import { expect, test } from '../../support/test.ts';
import { signUp } from './emails.ts';
import {
  expectErrorState,
  expectNoServerText,
  expectSignedIn,
  expectSignedOut,
  textsOf,
  withoutMotion,
} from './expectations.ts';

/** The calls of the session, which have no form or button. */
const problemsOf = (operation: OperationId, ...names: string[]) =>
  declaredProblems().filter((one) => one.operation === operation && names.includes(one.name));
const always = { times: null };

for (const declared of problemsOf('refreshToken', 'INTERNAL', 'UNAVAILABLE')) {
  const { status, name } = declared;
  // An unavailable server has not rejected the session.
  const ends = status !== 503;
  test(`${name} of refreshToken ${ends ? 'ends' : 'keeps'} the session`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(page);
    await page.clock.install();
    await mock.fail('listProjects', { code: 401, example: 'TOKEN_EXPIRED', ...always });
    await mock.fail('refreshToken', { code: status, example: name, ...always });
    await page.goto('/');
    if (ends) {
      await expectSignedOut(page);
      await expectNoServerText(page, declared);
      return;
    }
    const [, reason] = textsOf(declared);
    await expect(async () => {
      await page.clock.fastForward(1000);
      const texts: [string, string] = ['Failed to load projects', reason];
      await expectErrorState(page, texts, { timeout: 1000 });
    }).toPass();
    await expectSignedIn(page);
    await mock.heal();
    await mock.fail('listProjects', { code: 401, example: 'TOKEN_EXPIRED' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Harbor Point Tower' })).toBeVisible();
  });
}

test('a failed logout signs out of this browser anyway', async ({ page, mock, signIn }) => {
  await signIn(page);
  await mock.fail('logout', { code: 500 });
  await page.goto('/settings/roles');
  await page.getByRole('button', { name: 'Account of Ana Torres' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('verifyEmail offers another email for a bad token, and Retry for other failures', async ({
  page,
  mock,
}) => {
  test.slow();
  await withoutMotion(page);
  const token = await signUp(mock, 'rita@example.com');
  for (const declared of problemsOf('verifyEmail', 'TOKEN_INVALID', 'INTERNAL')) {
    const { status, name } = declared;
    await test.step(`${status} ${name}`, async () => {
      const [, reason] = textsOf(declared);
      await mock.heal();
      await mock.fail('verifyEmail', { code: status, example: name, ...always });
      await page.goto(`/verify-email/?token=${token}`);
      await expect(page.getByRole('alert')).toHaveText(reason);
      await expectNoServerText(page, declared);
      // A rejected token stays rejected, so the user needs a new email.
      const another = status === 401 || status === 422;
      const next = page.getByRole('button', { name: another ? 'Resend email' : 'Retry' });
      await expect(next).toBeVisible();
    });
  }
  await test.step('then it works', async () => {
    await mock.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  });
});
