import { expect, type Page, step, test } from '../support/test.ts';

const scans = '/dashboard/build-view/scans?project=prj_harbor';
const facade = 'East facade, week 38';
const crane = 'Tower crane base';
const password = 'crane-at-dawn';

/** Fills in the open form and creates the link. @returns its address, which the dialog shows only once */
async function createLink(page: Page, recipient: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient').fill(recipient);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Link ready')).toBeVisible();
  const link = dialog.getByLabel('Link', { exact: true }).one() as HTMLInputElement;
  const { pathname, search, hash } = new URL(link.value);
  return pathname + search + hash;
}

async function share(page: Page, title: string): Promise<void> {
  await page.goto(scans);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
}

test('links to scans open without an account, with a password, and stop when revoked', async ({
  page,
  signIn,
  allowStatus,
}) => {
  allowStatus(401, 404);
  const dialog = page.getByRole('dialog');
  const visit = async (address: string) => {
    localStorage.clear();
    await page.goto(address);
  };

  const address = await step('a scan is shared by a link with a password', async () => {
    await signIn();
    await share(page, facade);
    await expect(dialog.getByText('Facade consultant')).toBeVisible();
    await dialog.getByRole('button', { name: 'New link' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    const made = await createLink(page, 'The insurer');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText(/^0 views/).first()).toBeVisible();
    return made;
  });

  await step('the link asks for the password, and calls nothing else', async () => {
    const before = page.sent.length;
    await visit(address);
    await expect(page.getByRole('heading', { name: 'This link has a password' })).toBeVisible();
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('crane-at-dusk');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('Wrong password for this link')).toBeVisible();
    await field.fill(password);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1, name: facade })).toBeVisible();
    await expect(page.getByRole('link', { name: /log in/i })).toHaveCount(0);
    const calls = page.sent.slice(before);
    expect(
      calls.map(({ path }) => path).filter((path) => !/^\/(public\/|capabilities$)/.test(path)),
    ).toEqual([]);
    const token = address.split('#')[1] ?? '';
    expect(token).not.toBe('');
    expect(calls.filter(({ path, query }) => (path + query).includes(token))).toEqual([]);
    const bearers = calls.map(({ headers }) => headers.get('authorization')).filter(Boolean);
    expect(new Set(bearers).size).toBe(1);
  });

  await step('the visit is counted, and a revoked link stops', async () => {
    await signIn();
    await share(page, facade);
    await expect(dialog.getByText(/^1 view, last viewed today/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Revoke: The insurer' }).click();
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('Link revoked')).toBeVisible();
    await visit(address);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  await step(
    'one link shares several scans, of which private ones become public first',
    async () => {
      await signIn();
      await page.goto(scans);
      for (const title of [facade, crane]) {
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      }
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(dialog).toContainText('1 of these 2 scans is private');
      await dialog.getByRole('button', { name: 'Make public' }).click();
      await visit(await createLink(page, 'The crane operator'));
      await expect(page.getByRole('heading', { name: '2 scans shared with you' })).toBeVisible();
      await expect(page.getByRole('link', { name: facade })).toBeVisible();
      await expect(page.getByRole('link', { name: crane })).toBeVisible();
    },
  );
});
