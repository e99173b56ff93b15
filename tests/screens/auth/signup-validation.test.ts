import { expect, test } from '../support/test.ts';
import { signUp } from './steps.ts';

const short = 'Password must be at least 8 characters';

test('an empty form shows all errors at once and focuses its first field', async ({ page }) => {
  await page.goto('/signup/');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await expect(field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(field('Password')).toHaveAccessibleDescription(short);
  await expect(field('Confirm password')).toHaveAccessibleDescription(short);
  await expect(field('Name')).toBeFocused();
  await expect(page).toHaveSent([]);
});

test('an error disappears as soon as its value is valid', async ({ page }) => {
  await signUp(page, { name: '', password: 'Crane!2027', confirmation: 'Crane!2026' });
  const name = page.getByLabel('Name', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  await name.fill('Iris');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByLabel('Password', { exact: true }).fill('Crane!2026');
  await expect(confirmation).toHaveAccessibleDescription('');
});

test('a checklist follows the password while the user types', async ({ page }) => {
  await page.goto('/signup/');
  const rows = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const password = page.getByLabel('Password', { exact: true });
  const labels = [
    'At least 8 characters',
    'An uppercase letter',
    'A lowercase letter',
    'A digit',
    'A special character from !@#$%^&*()_+',
  ];
  const states = (...met: boolean[]) => labels.map((l, i) => `${l}, ${met[i] ? '' : 'not '}met`);
  await expect(rows).toHaveText(states());
  await password.fill('c');
  await expect(rows).toHaveText(states(false, false, true));
  await password.fill('cR1');
  await expect(rows).toHaveText(states(false, true, true, true));
  await password.fill('cR1_2345');
  await expect(rows).toHaveText(states(true, true, true, true, true));
});
