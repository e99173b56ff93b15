import { expect } from '../../support/test.ts';
import { linkTo, pageOf } from '../public/sharing.ts';
import { walk } from './walk.ts';

const documents = '/dashboard/documents?project=prj_harbor';
const specs = { type: 'document', id: 'dir_specs' } as const;

let token = '';

walk('documents', [
  {
    name: 'a folder',
    path: `${documents}&folder=dir_safety`,
    reach: (page) =>
      expect(
        page.getByRole('link', { name: 'Crane lift plan, level 7.pdf' }).first(),
      ).toBeVisible(),
  },
  {
    name: 'the access to a folder',
    path: `${documents}&folder=dir_div03`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Folder', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Access' }).click();
      const dialog = page.getByRole('dialog', { name: 'Access to Division 03 Concrete' });
      await dialog.getByRole('combobox', { name: 'Add a role, company or person' }).click();
      await page.getByRole('option', { name: /^Cascade Mechanical/ }).click();
      await expect(dialog.getByRole('list', { name: 'Access in this folder' })).toBeVisible();
    },
    sameOnPhone: true,
  },
  {
    name: 'files to attach to an RFI',
    path: '/dashboard/rfis/rfi_h2?project=prj_harbor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'From documents' }).last().click();
      const picker = page.getByRole('dialog', { name: 'Attach from documents' });
      await picker.getByLabel('Search documents').fill('crane');
      await picker.getByRole('checkbox', { name: 'Crane lift plan' }).check();
    },
    sameOnPhone: true,
  },
  {
    name: 'where a file moves',
    path: `${documents}&folder=dir_minutes&document=doc_minutes`,
    reach: async (page) => {
      const file = page.getByRole('dialog', { name: 'Site meeting 46.docx' });
      await file.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Move' }).click();
      await page.getByRole('radio', { name: 'Safety' }).check();
    },
    sameOnPhone: true,
  },
  {
    name: 'a folder that a visitor sees',
    path: documents,
    prepare: async (mock) => {
      token = await linkTo(mock, [specs], { allowDownload: true });
    },
    reach: async (page) => {
      await page.goto(pageOf(specs, token));
      await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    },
  },
  {
    name: 'a PDF',
    path: `${documents}&document=doc_concrete`,
    reach: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Thumbnails' }).click();
      await expect(page.getByRole('button', { name: 'Show page 1' })).toBeVisible();
    },
  },
  {
    name: 'two versions of a text',
    path: `${documents}&folder=dir_minutes&document=doc_actions`,
    reach: async (page) => {
      const file = page.getByRole('dialog', { name: 'Open actions.txt', exact: true });
      await file.getByRole('checkbox', { name: 'Compare version 1' }).check();
      await file.getByRole('checkbox', { name: 'Compare version 2' }).check();
      await file.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(page.getByText(/lines removed, .* added/)).toBeVisible();
    },
    sameOnPhone: true,
  },
]);
