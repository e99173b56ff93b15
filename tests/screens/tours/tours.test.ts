import { withoutLiveUpdates } from '../../support/records.ts';
import { login } from '../../support/session.ts';
import { statsOf } from '../../support/totals.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

const tenant = 'Level 4 for the tenant';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a tour is changed after a colleague, made private and hidden again, and the dashboard counts it', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  await withoutLiveUpdates(mock);
  const before = (await statsOf(mock)).tour;
  const figures = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Virtual Tours', exact: true }) })
    .getByRole('definition');
  await page.goto('/dashboard?project=prj_harbor');
  await expect(figures.first()).toHaveText(String(before.total));
  await page.getByRole('link', { name: 'Tours', exact: true }).click();

  await step('a tour that is made private is counted so by the dashboard', async () => {
    await choose(page, tenant, 'Make private');
    await expect(page.getByText('Tour is now private')).toBeVisible();
    await expect(card(page, tenant).getByText('Private', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const after = [before.total, before.public - 1, before.private + 1];
    await expect(figures).toHaveText(after.map(String));
    await page.getByRole('link', { name: 'Tours', exact: true }).click();
  });

  await step('a tour that goes back to draft is hidden from colleagues', async () => {
    const walk = 'Level 4, weekly walk';
    const { accessToken: token } = await login(mock, demoAccount('Helen Park'));
    const seenByHelen = async () => {
      const { data }: { data: { title: string }[] } = await (
        await mock.request('GET', '/projects/prj_harbor/tours', { token })
      ).json();
      return data.map(({ title }) => title);
    };
    expect(await seenByHelen()).toContain(walk);
    await choose(page, walk, 'Back to draft');
    await expect(page.getByText('Tour is a draft again')).toBeVisible();
    await expect(card(page, walk).getByText('Draft', { exact: true })).toBeVisible();
    expect(await seenByHelen()).not.toContain(walk);
  });

  await step(
    'a tour that a colleague changed is saved after its newer version was read',
    async () => {
      await choose(page, tenant, 'Edit');
      const dialog = page.getByRole('dialog', { name: 'Edit tour' });
      await dialog.getByLabel('Title').fill('Level 4, handover');
      const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
      const path = '/projects/prj_harbor/tours/tour_level-4-handover';
      const shown = await mock.request('GET', path, { token });
      const { version }: { version: number } = (await shown.json()).data;
      const changed = await mock.request('PATCH', path, {
        token,
        data: { version, description: 'Moved to Monday.' },
      });
      expect(changed.status(), await changed.text()).toBe(200);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('alert')).toContainText('changed this');
      await expect(dialog.getByLabel('Title')).toHaveValue('Level 4, handover');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Tour updated')).toBeVisible();
      await expect(card(page, 'Level 4, handover')).toContainText('Moved to Monday.');
    },
  );
});
