import { demoAccount, expect, test } from '../../support/test.ts';
import { emailedLink, heading, newcomer, signUp, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

for (const special of '_+') {
  test(`a password with ${special} as its only special character works for sign-up and sign-in`, async ({
    page,
    mock,
  }) => {
    const own = `Crane${special}2026`;
    await signUp(page, { password: own });
    await expect(page).toHaveURL(/\/verify-pending/);
    await page.goto(await emailedLink(mock, newcomer.email));
    await expect(heading(page, 'Email verified')).toBeVisible();
    await page.goto('/login/');
    await submitLogin(page, newcomer.email, own);
    await expect(page).toHaveURL('/');
  });
}

test('a valid email in the link fills in the field', async ({ page }) => {
  await page.goto('/login/?email=ana.torres%40example.com');
  await expect(page.getByLabel('Email')).toHaveValue('ana.torres@example.com');
});

test('an invalid email in the link is ignored', async ({ page }) => {
  for (const wrong of ['ana%40', '%3Cscript%3E']) {
    await test.step(`'${wrong}'`, async () => {
      await page.goto(`/login/?email=${wrong}`);
      await expect(heading(page, 'Log in')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
    });
  }
});

for (const next of ['/user-profile/', '/settings/roles?sort=name&open=%2Fetc']) {
  test(`signing in returns to ${next}`, async ({ page }) => {
    await page.goto(next);
    await expect(page).toHaveURL(/\/login\?next=/);
    await submitLogin(page, email, password);
    await expect(page).toHaveURL(next);
  });
}

test('Back does not return to the sign-in form', async ({ page }) => {
  await page.goto('/signup/');
  await page.goto('/login/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await page.goBack();
  // The sign-up page came before it and is open to signed-out users as well.
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
});

/** Two paths that a browser could resolve to another host; src/shared/routing/paths.test.ts has all of them. */
for (const next of ['//evil.example', '/\t/evil.example']) {
  test(`${JSON.stringify(next)} as the next page leads home`, async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await submitLogin(page, email, password);
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Your projects')).toBeVisible();
  });
}

test('a signed-in user with a foreign next page is redirected home', async ({ signedIn: page }) => {
  for (const next of ['//evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
    await test.step(JSON.stringify(next), async () => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/');
    });
  }
});

test('the same next page works more than once', async ({ page }) => {
  await page.goto('/login?next=%2Flogin%3Fnext%3D%252Fuser-profile');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/user-profile');
});
