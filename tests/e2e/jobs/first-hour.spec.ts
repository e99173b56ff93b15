import { countTaps } from '../../support/taps.ts';
import { expect, test } from '../../support/test.ts';
import { emailedLink, newcomer, submitLogin } from '../auth/steps.ts';
import { bulletin } from '../plans/bulletin.ts';

/** What the first hour may cost: more clicks, and strangers give up. */
const MOST = { manager: 25, subcontractor: 7 };

const sub = 'sami@stranger.example';

test('a stranger has a project with rooms, people and plans, and closes the first item', async ({
  page,
  mock,
  browser,
  baseURL,
  tenant,
}) => {
  const clicks = { manager: 0, subcontractor: 0 };
  /** Opens an address, as from a mail, and counts the clicks until the next one. */
  const from = async (path: string) => {
    await page.goto(path);
    const count = await countTaps(page, { fields: false });
    return async (who: keyof typeof clicks) => {
      clicks[who] += await count();
    };
  };
  const checklist = page.getByRole('region', { name: 'Get the project going' });
  const toDashboard = () =>
    page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();

  await test.step('signs up, and confirms the address', async () => {
    const done = await from('/signup/');
    await page.getByLabel('Name', { exact: true }).fill(newcomer.name);
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByLabel('Confirm password').fill(newcomer.password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/verify-pending/);
    await done('manager');
  });

  const done = await from(await emailedLink(mock, newcomer.email));
  await test.step('logs in, and creates a project', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
    await submitLogin(page, newcomer.email, newcomer.password);
    await page.getByRole('button', { name: 'Create your first project' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your first project' });
    await dialog.getByLabel('Your company').fill('Vance Construction');
    await dialog.getByLabel(/^Name/).fill('Cedar Street School');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(checklist.getByText('5 steps left')).toBeVisible();
  });

  await test.step('invites a subcontractor', async () => {
    await checklist.getByRole('link', { name: 'Invite the team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await dialog.getByLabel(/^Email addresses/).fill(sub);
    // The company is new, too.
    await dialog.getByRole('combobox', { name: 'Company' }).fill('Sami Electric');
    await page.getByRole('option', { name: 'Create "Sami Electric"' }).click();
    const company = page.getByRole('dialog', { name: 'New company' });
    await company.getByRole('button', { name: 'Create' }).click();
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('generates levels and rooms', async () => {
    await toDashboard();
    await checklist.getByRole('link', { name: 'Add levels and rooms' }).click();
    await page.getByRole('button', { name: 'Generate levels and rooms' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate levels and rooms' });
    await dialog.getByLabel('Building').fill('School');
    await dialog.getByRole('button', { name: /^Add \d+ locations$/ }).click();
    await expect(page.getByText('1 building, 12 levels, 240 rooms')).toBeVisible();
  });

  await test.step('uploads and publishes the plans', async () => {
    await toDashboard();
    await checklist.getByRole('link', { name: 'Upload the plans' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload a set of drawings' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'Issued for construction.pdf',
      mimeType: 'application/pdf',
      buffer: bulletin(),
    });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('link', { name: 'Issued for construction' }).click();
    await page.getByRole('button', { name: 'Publish 8 sheets' }).click();
    await expect(page.getByText('Issued for construction published')).toBeVisible();
  });

  await test.step('creates an item in a room for the subcontractor', async () => {
    await toDashboard();
    // The files have arrived, and nothing lies over the page.
    await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0);
    await checklist.getByRole('link', { name: 'Create the first punch item' }).click();
    const dialog = page.getByRole('dialog', { name: 'New punch item' });
    await dialog.getByLabel('Title').fill('Seal the sleeve above the ceiling');
    await dialog.getByLabel('Building, level or room').fill('3.07');
    await page.getByRole('option', { name: /Room 3\.07/ }).click();
    await dialog.getByLabel('Assignees').fill('sami');
    await page.getByRole('option', { name: /^Sami Electric/ }).click();
    await dialog.getByRole('button', { name: 'Create and open' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the subcontractor joins on a phone, does the work and hands it over', async () => {
    const context = await browser.newContext({
      ...{ baseURL: String(baseURL), extraHTTPHeaders: { 'x-mock-tenant': tenant } },
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    });
    const phone = await context.newPage();
    await phone.goto(await emailedLink(mock, sub));
    const taps = await countTaps(phone);
    await phone.getByLabel('Name', { exact: true }).fill('Sami Khan');
    await phone.getByLabel('Password', { exact: true }).fill('Sleeve_2026');
    await phone.getByRole('button', { name: 'Join' }).tap();
    await phone.getByRole('link', { name: /Seal the sleeve/ }).tap();
    await phone.getByRole('button', { name: 'Ready for reinspection' }).tap();
    const dialog = phone.getByRole('dialog', { name: /^Ready for reinspection/ });
    await dialog.getByLabel('What was done').fill('Sealed and labeled');
    await dialog.getByRole('button', { name: 'Ready for reinspection' }).tap();
    await expect(dialog).toHaveCount(0);
    clicks.subcontractor = await taps();
    await context.close();
  });

  await test.step('the manager, who still looks at the item, closes it', async () => {
    await expect(page.getByText('Sealed and labeled')).toBeVisible();
    await page.getByRole('button', { name: 'Accept and close' }).click();
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
    await done('manager');
  });

  expect(clicks.manager).toBeLessThanOrEqual(MOST.manager);
  expect(clicks.subcontractor).toBeLessThanOrEqual(MOST.subcontractor);
});
