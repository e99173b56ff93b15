import { expect, expectAccessible, test } from '../../support/test.ts';

test('a person changes their profile, and dates follow without a reload', async ({
  signedIn: page,
}) => {
  await page.goto('/user-profile');
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Name').fill('');
  await about.getByLabel('Phone').fill('call me');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(about.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await about.getByLabel('Name').fill('Ana Torres-Reed');
  await about.getByLabel('Phone').fill('(206) 555-0142');
  await about.getByLabel('Locale').selectOption('German (Germany)');
  await about.getByLabel('Time zone').selectOption('EST (Eastern)');
  await about.getByLabel('Theme').selectOption('Dark');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(about.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Account of Ana Torres-Reed' })).toBeVisible();

  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Harbor Point Tower' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\p{L}+tag, \d+\. \p{L}+ \d{4}$/u,
  );
});
