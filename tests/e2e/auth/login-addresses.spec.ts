import { demoAccount, expect, test } from '../../support/test.ts';
import { heading, submitLogin } from './steps.ts';

const { email, password } = demoAccount();

test('a valid email in the link fills in the field, an invalid one is ignored', async ({
  page,
}) => {
  await page.goto('/login/?email=ana.torres%40example.com');
  await expect(page.getByLabel('Email')).toHaveValue('ana.torres@example.com');
  await page.goto('/login/?email=ana%40');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
});

test('signing in returns to the requested page', async ({ page }) => {
  const next = '/settings/roles?sort=name&open=%2Fetc';
  await page.goto(next);
  await expect(page).toHaveURL(/\/login\?next=/);
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(next);
});

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

/** src/shared/routing/paths.test.ts has all paths that a browser could resolve to another host. */
test('a page of another host as the next page leads home', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`);
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Your projects')).toBeVisible();
});
