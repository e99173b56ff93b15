import { seedSession } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { expiredSession, refreshes, signedOut, signOut, storedSession } from './sessions.ts';
import { apiCalls, heading, submitLogin, TOP_BAR } from './steps.ts';

const { email, password } = demoAccount();

test('two tabs share one refresh, and one signs the other out and in', async ({
  page,
  baseURL,
  mock,
  allowStatus,
}) => {
  allowStatus(401);
  const other = await page.context().newPage();

  await test.step('two tabs share one refresh', async () => {
    await seedSession(page, String(baseURL), await expiredSession(mock));
    await mock.fail('refreshToken', { delayMs: 1500 });
    const calls = apiCalls(page);
    const refused: string[] = [];
    page.context().on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() === 401 && pathname !== TOP_BAR) refused.push(pathname);
    });
    await Promise.all([page.goto('/user-profile'), other.goto('/user-profile')]);
    await expect(page.getByText('Project manager')).toBeVisible();
    await expect(other.getByText('Project manager')).toBeVisible();
    expect(refused).toHaveLength(2);
    expect(refreshes(calls)).toHaveLength(1);
  });

  await test.step('signing out in one tab signs out the other, and signing in returns both', async () => {
    await page.getByRole('link', { name: 'Construction portal, home' }).click();
    await signOut(page);
    await expect(other).toHaveURL('/login?next=%2Fuser-profile');
    await expect(heading(other, 'Log in')).toBeVisible();
    expect(await storedSession(other)).toEqual(signedOut);
    await submitLogin(page, email, password);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/user-profile');
    await expect(other.getByText('Project manager')).toBeVisible();
  });
});
