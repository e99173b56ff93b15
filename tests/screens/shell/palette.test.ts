import { login } from '../../support/session.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

/** A screen that does not query the lists. */
const messages = '/dashboard/messages?project=prj_harbor';

const opener = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Number, words or command' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name });
const active = (page: Page) => results(page).getByRole('option', { selected: true });

async function openPalette(page: Page): Promise<void> {
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types, and selects the first result. */
async function choose(page: Page, words: string, found: string | RegExp): Promise<void> {
  await openPalette(page);
  await field(page).fill(words);
  await expect(active(page)).toHaveText(found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a person finds records and commands with the keyboard', async ({ page, signIn, mock }) => {
  await signIn();
  await page.goto(messages);

  await step('finds a record by its number and by words, using only the keyboard', async () => {
    await opener(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    await choose(page, 'pi 15', /PI-015/);
    await expect(page).toHaveURL(/\/dashboard\/punch-items\/pch_[^/?]+\?project=prj_harbor$/);
    await expect(page.getByRole('heading', { name: 'Exit sign arrow' })).toBeVisible();

    await openPalette(page);
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText([/^Exit sign arrow.*PI-015$/]);
    await field(page).fill('sleeve caulk');
    await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const second = results(page).getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(second.one()?.id));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(results(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('a late response does not replace a newer one', async () => {
    await mock.fail('listWorkItems', { delayMs: 700 });
    await openPalette(page);
    await field(page).fill('level');
    const isAsked = ({ path, query }: (typeof page.sent)[number]) =>
      path.endsWith('/work-items') && query.includes('q=level');
    await expect.poll(() => page.sent.some(isAsked)).toBe(true);
    await expect(page.getByText('Searching records…')).toBeVisible();
    await field(page).fill('rfi-7');
    await expect(active(page)).toContainText('RFI-007');
    // The late response, too, has come.
    await page.idle();
    await expect(page.getByRole('group', { name: 'Records' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('a failed search leaves the rest usable', async () => {
    await mock.fail('listWorkItems', { code: 500 });
    await openPalette(page);
    await field(page).fill('scan');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Records could not be searched. Something went wrong');
    await expect(active(page)).toHaveText('Scans');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    await field(page).press('Enter');
    await expect(page).toHaveURL('/dashboard/build-view/scans?project=prj_harbor');
  });

  await step(
    'creates records, switches the project on the same screen, and switches the theme',
    async () => {
      await choose(page, 'dark', 'Dark theme');
      await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark');
      await openPalette(page);
      await expect(option(page, /^Dark theme/)).toContainText('Current');
      await expect(option(page, /^Harbor Point Tower/)).toContainText('Current');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await choose(page, 'riverside', 'Riverside Community Clinic');
      await expect(page).toHaveURL('/dashboard/build-view/scans?project=prj_riverside');
      await choose(page, 'question', 'RFIs');
      await expect(page).toHaveURL('/dashboard/rfis?project=prj_riverside');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await choose(page, 'new rfi', 'New RFI');
      await expect(page).toHaveURL('/dashboard/rfis?project=prj_riverside&new=1');
    },
  );

  await step('offers only permitted actions, and finds no drafts of others', async () => {
    const { accessToken: token } = await login(mock, demoAccount());
    const data = { title: 'Quokka fence', punchType: 'internal_punch' };
    await mock.request('POST', '/projects/prj_harbor/punch-items', { token, data });
    await signIn(demoAccount('Helen Park'));
    await page.goto(messages);
    await openPalette(page);
    await expect(page.getByRole('group', { name: 'Create' }).getByRole('option')).toHaveText([
      'New punch item',
    ]);
    await field(page).fill('quokka');
    await expect(page.getByRole('status').getByText('Nothing found for “quokka”')).toBeVisible();
  });
});
