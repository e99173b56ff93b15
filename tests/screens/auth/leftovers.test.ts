import { demoAccount, expect, type Page, step, test } from '../support/test.ts';
import { signOut } from './sessions.ts';
import { submitLogin } from './steps.ts';

const project = 'prj_harbor';
const address = `/dashboard/punch-items?project=${project}&q=grid`;
const title = 'Expansion joint cover missing at grid D';

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

async function openNew(page: Page) {
  await page.getByRole('button', { name: 'New punch item' }).click();
  return page.getByRole('dialog', { name: 'New punch item' });
}

async function enter(page: Page, name: string): Promise<void> {
  const { email, password } = demoAccount(name);
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await submitLogin(page, email, password);
}

const offer = (page: Page) =>
  page.getByRole('dialog', { name: 'New punch item' }).getByText('You have an unsent draft');

async function typeAndLeave(page: Page): Promise<void> {
  await page.goto(address);
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').fill(title);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Finish later' }).click();
  await expect(dialog).toHaveCount(0);
}

test('what a person has typed is only for them after they log out', async ({
  signedIn: page,
  mock,
}) => {
  await typeAndLeave(page);
  expect(stored()).toContain(title);
  await expect.poll(stored).toContain('storage-key');

  await step('the browser has no trace of them', async () => {
    await signOut(page);
    await expect.poll(stored).not.toContain('storage-key');
    expect(stored()).toContain('sealed:');
    expect(stored()).not.toMatch(/Expansion|usr_|prj_|Ana|Torres|example\.com|Harbor/);
  });

  await step('somebody else is offered nothing', async () => {
    await enter(page, 'Marcus Reed');
    await openNew(page);
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(stored()).not.toContain('Expansion');
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: /Account of Marcus/ })).toBeVisible();
    await signOut(page);
  });

  await step('they are offered it again, at the latest when the host answers', async () => {
    await mock.fail('getStorageKey', { code: 503, times: 9 });
    await enter(page, 'Ana Torres');
    await expect(page.getByRole('alert').last()).toContainText('Failed to bring back');
    await expect(page.getByRole('button', { name: /Account of Ana/ })).toBeVisible();
    await mock.heal();
    await page.goto(address);
    await openNew(page);
    await expect(offer(page)).toBeVisible();
  });
});

test('a host that keeps no key asks before it deletes what was typed', async ({
  signedIn: page,
  mock,
}) => {
  await mock.fail('getStorageKey', { code: 500, times: 9 });
  await typeAndLeave(page);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out and delete 1 draft?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(stored()).toContain(title);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(stored).not.toContain('prj_');
  expect(stored()).not.toContain(title);
});

test('a message that was typed just now is sealed, too', async ({ signedIn: page }) => {
  await page.goto(`/dashboard/messages?project=${project}&thread=thr_harbor-ana-marcus`);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('The crane is late');
  await signOut(page);
  await expect.poll(stored).not.toContain('crane');
  expect(stored()).not.toMatch(/usr_|prj_|Ana/);
});
