import type { Page } from '@playwright/test';
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

/** A sum above the tabs, as a text such as '$1,234.56'. */
export async function totalOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: `${name} ` });
  return (await textOf(link, /\d/)).replace(name, '').trim();
}

export const cents = (text: string | null) => Number(String(text).replace(/[^\d]/g, ''));
