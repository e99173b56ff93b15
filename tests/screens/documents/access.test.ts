import { login } from '../../support/session.ts';
import { chooseFilter } from '../support/lists.ts';
import { demoAccount, expect, type Page, step, test } from '../support/test.ts';

const documents = '/dashboard/documents?project=prj_harbor';

async function folderMenu(page: Page, folder: string, item: string): Promise<void> {
  await page.goto(`${documents}&folder=${folder}`);
  await page.getByRole('button', { name: 'Folder', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a company gets its access to a folder, and sees what is for it', async ({
  signedIn: page,
  signIn,
  allowStatus,
  allowConsole,
}) => {
  // Only a browser draws the pages of a PDF.
  allowConsole(/use the `legacy` build in Node/);
  await step('a company gets its access to a folder', async () => {
    await folderMenu(page, 'dir_specs', 'Access');
    const dialog = page.getByRole('dialog', { name: 'Access to Specifications' });
    await dialog.getByRole('combobox', { name: 'Add a role, company or person' }).click();
    await page.getByRole('option', { name: /^Cascade Mechanical/ }).click();
    const entry = dialog.getByRole('list', { name: 'Access in this folder' });
    await expect(entry.getByText('Cascade Mechanical can view, not download')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Access saved')).toBeVisible();

    // A folder below says where it comes from, and what a person may do.
    await folderMenu(page, 'dir_div03', 'Access');
    const below = page.getByRole('dialog', { name: 'Access to Division 03 Concrete' });
    await expect(below.getByText('can view, not download, from Specifications')).toBeVisible();
    await below.getByRole('combobox', { name: 'What can a person do here?' }).click();
    await page.getByRole('option', { name: 'Diego Alvarez, Cascade' }).click();
    await expect(below.getByText('Diego Alvarez can view, not download.')).toBeVisible();
    await expect(below.getByText('Through their company, in Specifications.')).toBeVisible();
  });

  await step(
    'the people of the company see what is for it, and add files to its folder',
    async () => {
      allowStatus(404);
      await signIn(demoAccount('Diego Alvarez'));
      await page.goto(documents);
      const table = page.getByRole('table');
      await expect(table.getByRole('link', { name: 'Specifications' })).toBeVisible();
      await expect(table.getByRole('link', { name: 'Northline Electric' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
      await page.goto(`${documents}&document=doc_concrete`);
      const file = page.getByRole('dialog');
      await expect(file.getByText('You can view this file, not download it.')).toBeVisible();
      await expect(file.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
      await page.goto(`${documents}&folder=dir_northline`);
      await expect(page.getByText('Failed to load documents')).toBeVisible();
      await page.goto(`${documents}&folder=dir_cascade`);
      await expect(page.getByRole('button', { name: 'Upload', exact: true }).first()).toBeVisible();
    },
  );
});

test('a file is checked out, changed by two people, moved, deleted and restored', async ({
  signedIn: page,
  mock,
  allowStatus,
}) => {
  allowStatus(409);
  const TALK = '/projects/prj_harbor/documents/doc_toolbox';
  const name = 'Toolbox talk, week 46.txt';
  const file = page.getByRole('dialog', { name });

  await step(
    'a file that is checked out waits for the one who has it, or for a manager',
    async () => {
      const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
      const taken = await mock.request('PUT', `${TALK}/check-out`, {
        token,
        data: { checkedOut: true },
      });
      expect(taken.ok(), await taken.text()).toBe(true);
      await page.goto(`${documents}&folder=dir_safety`);
      await expect(page.getByRole('img', { name: 'Checked out by Marcus Reed' })).toBeVisible();
      await page.getByRole('link', { name }).click();
      await expect(file.getByText(/Marcus Reed has it checked out since/)).toBeVisible();
      await expect(file.getByRole('button', { name: 'New version' })).toHaveCount(0);
      await file.getByRole('button', { name: 'Check in for Marcus Reed' }).click();
      await expect(file.getByRole('button', { name: 'New version' })).toBeVisible();
      await file.getByRole('button', { name: 'Check out' }).click();
      await expect(file.getByText('You have it checked out')).toBeVisible();
      await file.getByRole('button', { name: 'Check in' }).click();
      await expect(file.getByRole('button', { name: 'Check out' })).toBeVisible();
    },
  );

  const renamed = page.getByRole('dialog', { name: 'Talk.txt' });
  await step('two people change a file at once, and neither loses what they changed', async () => {
    await mock.disturbStreams({ delayMs: 60_000 });
    const { accessToken: token } = await login(mock, demoAccount('Tom Becker'));
    const { data } = await (await mock.request('GET', TALK, { token })).json();
    await page.goto(`${documents}&folder=dir_safety&document=doc_toolbox`);
    await file.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit file' });
    await edit.getByLabel('Description').fill('For both cranes.');

    const body = { version: data.version, name: 'Talk.txt' };
    const changed = await mock.request('PATCH', TALK, { token, data: body });
    expect(changed.status(), await changed.text()).toBe(200);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('alert')).toContainText('changed this');
    await expect(edit.getByLabel('Description')).toHaveValue('For both cranes.');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toHaveCount(0);
    await expect(renamed.getByText('For both cranes.')).toBeVisible();
    await mock.disturbStreams({ delayMs: 0 });
  });

  await step('a favorite moves, and comes back from the recycle bin', async () => {
    await renamed.getByRole('button', { name: 'Favorite' }).click();
    await renamed.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Move' }).click();
    const move = page.getByRole('dialog', { name: 'Move Talk.txt' });
    await move.getByRole('radio', { name: 'Division 03 Concrete' }).check();
    await move.getByRole('button', { name: 'Move' }).click();
    await expect(renamed.getByText('Specifications / Division 03 Concrete')).toBeVisible();
    await renamed.getByRole('button', { name: 'Close' }).click();
    await chooseFilter(page, 'Show', 'Favorites');
    await page.getByRole('link', { name: 'Talk.txt' }).click();
    await renamed.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(renamed).toHaveCount(0);
    await chooseFilter(page, 'Show', 'Recycle bin');
    await page.getByRole('button', { name: 'Restore Talk.txt' }).click();
    await expect(page.getByText('Talk.txt restored')).toBeVisible();
    await page.goto(`${documents}&folder=dir_div03`);
    await expect(page.getByRole('link', { name: 'Talk.txt' })).toBeVisible();
  });

  await step('folders have names of their own', async () => {
    await page.goto(documents);
    await page.getByRole('button', { name: 'New folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'New folder' });
    await dialog.getByLabel('Name').fill('safety');
    await dialog.getByRole('button', { name: 'Create folder' }).click();
    await expect(dialog.getByText('This folder has an item of this name')).toBeVisible();
  });
});

test('a file of the documents is linked to an RFI, both ways', async ({ signedIn: page }) => {
  await page.goto('/dashboard/rfis/rfi_h2?project=prj_harbor');
  const record = page.getByRole('main');
  await record.getByRole('button', { name: 'Link a document' }).click();
  const linker = page.getByRole('dialog', { name: 'Link documents' });
  await linker.getByRole('button', { name: 'Safety' }).click();
  await linker.getByRole('checkbox', { name: 'Toolbox talk' }).check();
  await linker.getByRole('button', { name: 'Link 1' }).click();
  const section = record.getByRole('region', { name: 'Documents' });
  await section.getByRole('link', { name: 'Toolbox talk, week 46.txt' }).click();
  const file = page.getByRole('dialog', { name: 'Toolbox talk, week 46.txt' });
  const links = file.getByRole('region', { name: 'Linked records' });
  await links.getByRole('button', { name: /^Unlink/ }).click();
  await expect(links.getByRole('link')).toHaveCount(0);
});
