import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { textOf } from '../../support/steady.ts';

export const cell = (page: Page, row: string, column: number) =>
  page.getByRole('row').filter({ hasText: row }).getByRole('gridcell').nth(column);

/** Pastes into the grid what a spreadsheet puts on the clipboard. */
export const paste = (page: Page, text: string) =>
  page.getByRole('grid').evaluate((grid, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    grid.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one cell, in the last row and column that Excel has. */
export function lastCell(): Buffer {
  const cell = '<c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c>';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1048576">${cell}</row></sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}

/** A sum above the tabs, as a text such as '$1,234.56'. */
export async function totalOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: `${name} ` });
  return (await textOf(link, /\d/)).replace(name, '').trim();
}

export const cents = (text: string | null) => Number(String(text).replace(/[^\d]/g, ''));
