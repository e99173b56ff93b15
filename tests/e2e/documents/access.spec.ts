import type { Page } from '@playwright/test';
import { login } from '../../support/session.ts';
import { demoAccount, expect, test } from '../../support/test.ts';
import { turnTo } from '../../support/turnTo.ts';

const documents = '/dashboard/documents?project=prj_harbor';

async function folderMenu(page: Page, folder: string, item: string): Promise<void> {
  await turnTo(page, `${documents}&folder=${folder}`);
  await page.getByRole('button', { name: 'Folder', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('folders and files are shared, checked out and attached, and a company sees what is for it', async ({
  signedIn: page,
  signIn,
  mock,
  allowStatus,
}) => {
  await page.goto(documents);

  await test.step('a company gets its access to a folder', async () => {
    await folderMenu(page, 'dir_specs', 'Access');
    const dialog = page.getByRole('dialog', { name: 'Access to Specifications' });
    await dialog.getByRole('combobox', { name: 'Add a role, company or person' }).click();
    await page.getByRole('option', { name: 'Cascade Mechanical' }).click();
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
    await below.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a file that is checked out waits for the one who has it, or for a manager', async () => {
    const { accessToken: token } = await login(mock, demoAccount('Marcus Reed'));
    const path = '/projects/prj_harbor/documents/doc_crane/check-out';
    const taken = await mock.request('PUT', path, { token, data: { checkedOut: true } });
    expect(taken.ok(), await taken.text()).toBe(true);
    await turnTo(page, `${documents}&folder=dir_safety`);
    await expect(page.getByRole('img', { name: 'Checked out by Marcus Reed' })).toBeVisible();
    await page.getByRole('link', { name: 'Crane lift plan, level 7.pdf' }).click();
    const file = page.getByRole('dialog');
    await expect(file.getByText(/Marcus Reed has it checked out since/)).toBeVisible();
    await expect(file.getByRole('button', { name: 'New version' })).toHaveCount(0);
    await file.getByRole('button', { name: 'Check in for Marcus Reed' }).click();
    await expect(file.getByRole('button', { name: 'New version' })).toBeVisible();
    await file.getByRole('button', { name: 'Check out' }).click();
    await expect(file.getByText('You have it checked out')).toBeVisible();
  });

  await test.step('a file of the documents is attached to an RFI and linked to it, both ways', async () => {
    await turnTo(page, '/dashboard/rfis/rfi_h2?project=prj_harbor');
    const record = page.getByRole('main');
    await record.getByRole('button', { name: 'From documents' }).last().click();
    const picker = page.getByRole('dialog', { name: 'Attach from documents' });
    await picker.getByLabel('Search documents').fill('crane');
    await picker.getByRole('checkbox', { name: 'Crane lift plan' }).check();
    await picker.getByRole('button', { name: 'Attach 1' }).click();
    await expect(record.getByRole('link', { name: /Crane lift plan, level 7\.pdf/ })).toBeVisible();
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

  await test.step('the people of the company look and save nothing, and add files to the folder of the company', async () => {
    allowStatus(404);
    await signIn(page, demoAccount('Diego Alvarez'));
    await page.goto(`${documents}&document=doc_concrete`);
    const file = page.getByRole('dialog');
    await expect(file.getByRole('img', { name: 'Page 1' })).toBeVisible();
    await expect(file.getByText('You can view this file, not download it.')).toBeVisible();
    await expect(file.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
    await turnTo(page, documents);
    const table = page.getByRole('table');
    await expect(table.getByRole('link', { name: 'Specifications' })).toBeVisible();
    await expect(table.getByRole('link', { name: 'Northline Electric' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
    await turnTo(page, `${documents}&folder=dir_northline`);
    await expect(page.getByText('Failed to load documents')).toBeVisible();
    await turnTo(page, `${documents}&folder=dir_cascade`);
    await expect(page.getByRole('button', { name: 'Upload', exact: true }).first()).toBeVisible();
  });
});
