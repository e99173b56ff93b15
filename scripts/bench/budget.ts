import type { Page as Tab } from '@playwright/test';
import { type Frames, frameLengths, framesOf, inTab } from './list.ts';

/** The largest budget. */
export const LINES = 5_000;
/** Cells of one paste, all in one column. */
export const PASTED = 1_000;
const SCROLL_MS = 3_000;

/** Milliseconds until the result is painted. */
export interface BudgetMeasured {
  /** It lasts from the click on the link until the first rows are painted. */
  open: number;
  sort: number;
  group: number;
  /** It begins with Enter in a cell. */
  edit: number;
  /** From the paste until the first pasted cell is painted, and until the host has saved all of them. */
  paste: { shown: number; saved: number };
  frames: Frames;
}

/** Measures a budget with very many lines. */
export function measureBudget(page: string, storage: Record<string, string>) {
  return inTab(page, storage, async (tab): Promise<BudgetMeasured> => {
    const grid = tab.getByRole('grid', { name: 'Lines of the budget' });
    const link = (name: string) =>
      tab.getByRole('navigation', { name: 'Project' }).getByRole('link', { name });
    // The first opening loads the code.
    await grid.waitFor();
    await link('RFIs').click();
    await tab.getByRole('heading', { name: 'RFIs' }).waitFor();
    const open = await painted(tab, 'row', () => link('Budget').click());
    await tab.getByLabel('Group', { exact: true }).selectOption('none');
    const sort = await painted(tab, 'order', () =>
      tab.getByLabel('Sort', { exact: true }).selectOption('-originalMinor'),
    );
    const group = await painted(tab, 'order', () =>
      tab.getByLabel('Group', { exact: true }).selectOption('costType'),
    );
    await tab.getByLabel('Group', { exact: true }).selectOption('none');
    const cell = grid.getByRole('row').nth(3).getByRole('gridcell').nth(1);
    await cell.click();
    await tab.keyboard.type('Bench: typed');
    const edit = await painted(tab, 'Bench: typed', () => tab.keyboard.press('Enter'));
    await cell.click();
    const shown = await painted(tab, 'Bench: pasted 0', () => grid.evaluate(pasteColumn, PASTED));
    const saved = shown + (await tab.evaluate(untilSaved));
    await grid.hover();
    const lengths = tab.evaluate(frameLengths, SCROLL_MS);
    for (const end = performance.now() + SCROLL_MS - 200; performance.now() < end; ) {
      await tab.mouse.wheel(0, 300);
    }
    return { open, sort, group, edit, paste: { shown, saved }, frames: framesOf(await lengths) };
  });
}

/** Does something, and waits until the grid shows it. @returns milliseconds in the page, without the way to it */
async function painted(tab: Tab, what: string, act: () => Promise<unknown>): Promise<number> {
  const shown = tab.evaluate(untilPainted, what);
  await act();
  return shown;
}

/**
 * Runs in the page. Milliseconds from the next event until the frame after the grid shows a text, any row, or with 'order'
 * other first rows.
 */
function untilPainted(what: string): Promise<number> {
  const rows = () =>
    [...document.querySelectorAll('[role="grid"] [role="row"]')]
      .slice(1, 6)
      .map((row) => row.textContent)
      .join();
  const before = rows();
  const isShown = () => {
    if (what === 'row') return rows() !== '';
    if (what === 'order') return rows() !== '' && rows() !== before;
    return document.querySelector('[role="grid"]')?.textContent?.includes(what) === true;
  };
  return new Promise((resolve) => {
    const events = ['click', 'change', 'keydown', 'paste'] as const;
    const start = ({ timeStamp }: Event) => {
      for (const event of events) removeEventListener(event, start, true);
      const look = () =>
        isShown()
          ? requestAnimationFrame((now) => resolve(now - timeStamp))
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    };
    for (const event of events) addEventListener(event, start, true);
  });
}

/** Runs in the page. */
function pasteColumn(grid: Element, count: number): void {
  const clipboardData = new DataTransfer();
  const cells = Array.from({ length: count }, (_, index) => `Bench: pasted ${index}`);
  clipboardData.setData('text/plain', cells.join('\r\n'));
  grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

/** Runs in the page. Milliseconds until nothing is being saved. */
function untilSaved(): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const isSaving = [...document.querySelectorAll('[role="status"]')].some((status) =>
        status.textContent?.includes('Saving'),
      );
      if (isSaving) requestAnimationFrame(look);
      else resolve(performance.now() - begin);
    };
    requestAnimationFrame(look);
  });
}
