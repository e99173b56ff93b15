import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { ensureChromium, launchArgs } from '../chromium.ts';

/** The size of the largest projects. */
export const LIST_ROWS = 10_000;
/** Words from many titles: each matches some rows and not all. */
const WORDS = ['door', 'paint', 'ceiling', 'sealant', 'tile'];
const SCROLL_MS = 3_000;
/** Milliseconds: a frame longer than one and a half frames at 60 Hz is a visible stutter. */
const LONG_FRAME_MS = 1.5 * (1000 / 60);
const PATIENCE_MS = 120_000;

export interface Frames {
  all: number;
  long: number;
  longest: number;
}

export interface ListMeasured {
  /** It lasts from the last keystroke in the search until the rows are painted, including the debounce. */
  search: number;
  /** While idle: long frames here come from the machine. */
  rest: Frames;
  /** While scrolling as fast as possible. */
  frames: Frames;
  /** Rows that scrolled past. */
  scrolledRows: number;
  /** Main-thread milliseconds per frame. */
  work: number;
  /** Bytes in use after a collection: with the first rows, and with all of them. */
  heap: { first: number; all: number };
  /** From the click on Create until the row is painted: with the first rows loaded, and with all. */
  create: { first: number; all: number };
}

/** The activity log of a large account. */
export const LOG_ENTRIES = 100_000;

/** Measures the list of punch items with very many rows. */
export async function measureList(
  address: string,
  storage: Record<string, string>,
): Promise<ListMeasured> {
  return inTab(address, storage, async (tab, devtools) => {
    const all = String(LIST_ROWS + 1);
    await listOf(tab)
      .and(tab.locator(`[aria-rowcount="${all}"]`))
      .waitFor();

    const first = await heapOf(devtools);
    const search = await measureSearch(tab);
    const rest = framesOf(await tab.evaluate(frameLengths, SCROLL_MS));
    const { frames, rows, work } = await measureScroll(tab, devtools);
    await scrollThrough(tab);
    const heap = { first, all: await heapOf(devtools) };
    const createdLast = await measureCreate(tab, 'Bench: with all rows');
    await tab.goto(address);
    await listOf(tab).waitFor();
    const createdFirst = await measureCreate(tab, 'Bench: with the first rows');
    const create = { first: createdFirst, all: createdLast };
    return { search, rest, frames, scrolledRows: rows, work, heap, create };
  });
}

/** Opens a page in a browser of its own. */
export async function inTab<T>(
  address: string,
  storage: Record<string, string>,
  measure: (tab: Tab, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const { origin } = new URL(address);
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const tab = await context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    await tab.goto(address);
    const devtools = await context.newCDPSession(tab);
    // CPU time instead of wall-clock time leaves out other load on the machine.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await measure(tab, devtools);
  } finally {
    await browser.close();
  }
}

export interface LogMeasured {
  /** It lasts from the request of the page until the first entries are painted. */
  open: number;
  /** It lasts from the choice of a filter until its entries are painted. */
  filter: number;
  frames: Frames;
  scrolledRows: number;
  /** Main-thread milliseconds per frame while scrolling. */
  work: number;
}

/** Measures the activity log with very many entries. */
export function measureLog(address: string, storage: Record<string, string>): Promise<LogMeasured> {
  const start = performance.now();
  return inTab(address, storage, async (tab, devtools) => {
    const table = listOf(tab, 'Activity log');
    await table.getByRole('row').nth(2).waitFor();
    const open = performance.now() - start;
    const { frames, rows, work } = await measureScroll(tab, devtools, 'Activity log');
    await scrollerOf(tab, 'Activity log').evaluate((box) => box.scrollTo(0, 0));
    const chosen = performance.now();
    await tab.getByLabel('Action', { exact: true }).selectOption('exported');
    await table.getByRole('row').filter({ hasText: 'Exported' }).nth(2).waitFor();
    await table
      .getByRole('row')
      .filter({ hasText: 'Logged in' })
      .first()
      .waitFor({ state: 'detached' });
    return { open, filter: performance.now() - chosen, frames, scrolledRows: rows, work };
  });
}

export const listOf = (tab: Tab, name = 'Punch items') => tab.getByRole('table', { name });
const scrollerOf = (tab: Tab, name?: string) => listOf(tab, name).locator('..');

async function measureSearch(tab: Tab): Promise<number> {
  const field = tab.getByRole('searchbox', { name: 'Search punch items' });
  const times: number[] = [];
  for (const word of WORDS) {
    await field.focus();
    const painted = tab.evaluate(untilRowCountChanges);
    await field.pressSequentially(word, { delay: 40 });
    times.push(await painted);
    const cleared = tab.evaluate(untilRowCountChanges);
    await field.fill('');
    await tab.keyboard.press('End'); // The first key, where the measurement starts.
    await cleared;
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Runs in the page. Milliseconds from the last key to the frame after the rows change. */
function untilRowCountChanges(): Promise<number> {
  const count = () =>
    document.querySelector('table[aria-label="Punch items"]')?.getAttribute('aria-rowcount');
  const before = count();
  let last = performance.now();
  const onKey = (event: Event) => {
    last = event.timeStamp;
  };
  addEventListener('keydown', onKey, true);
  return new Promise((resolve) => {
    const look = () => {
      if (count() === before) return requestAnimationFrame(look);
      removeEventListener('keydown', onKey, true);
      return requestAnimationFrame((now) => resolve(now - last));
    };
    requestAnimationFrame(look);
  });
}

async function measureScroll(tab: Tab, devtools: CDPSession, name?: string) {
  const box = await scrollerOf(tab, name).boundingBox();
  if (!box) throw new Error('The list is not visible.');
  await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await busy(devtools);
  const lengths = tab.evaluate(frameLengths, SCROLL_MS);
  const end = performance.now() + SCROLL_MS;
  while (performance.now() < end) await tab.mouse.wheel(0, 500);
  const frames = await lengths;
  const rows = Math.round(
    (await scrollerOf(tab, name).evaluate(({ scrollTop }) => scrollTop)) / 44,
  );
  const work = ((await busy(devtools)) - before) / frames.length;
  return { frames: framesOf(frames), rows, work };
}

export function framesOf(lengths: readonly number[]): Frames {
  const long = lengths.filter((length) => length > LONG_FRAME_MS).length;
  return { all: lengths.length, long, longest: Math.max(...lengths) };
}

/** Runs in the page. */
export function frameLengths(during: number): Promise<number[]> {
  const lengths: number[] = [];
  return new Promise((resolve) => {
    const start = performance.now();
    let last: number | undefined;
    const next = (now: number) => {
      if (last !== undefined) lengths.push(now - last);
      last = now;
      if (now - start < during) requestAnimationFrame(next);
      else resolve(lengths);
    };
    requestAnimationFrame(next);
  });
}

/** Scrolls to the end and back to the top. */
async function scrollThrough(tab: Tab): Promise<void> {
  const last = tab.locator(`tr[aria-rowindex="${LIST_ROWS + 1}"]`);
  const end = performance.now() + PATIENCE_MS;
  while ((await last.count()) === 0) {
    if (performance.now() > end) throw new Error('The list did not reach its end.');
    await scrollerOf(tab).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await sleep(30);
  }
  await scrollerOf(tab).evaluate((box) => box.scrollTo(0, 0));
}

/** Main-thread CPU time in milliseconds. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function measureCreate(tab: Tab, title: string): Promise<number> {
  await tab.getByRole('button', { name: 'New punch item' }).click();
  const dialog = tab.getByRole('dialog', { name: 'New punch item' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  const painted = tab.evaluate(untilRowAppears, title);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  return painted;
}

/** Runs in the page. Milliseconds from the last click to the frame after the row appears. */
function untilRowAppears(title: string): Promise<number> {
  let last = performance.now();
  const onClick = (event: Event) => {
    last = event.timeStamp;
  };
  addEventListener('click', onClick, true);
  return new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelector('table[aria-label="Punch items"] tbody');
      if (!rows?.textContent?.includes(title)) return requestAnimationFrame(look);
      removeEventListener('click', onClick, true);
      return requestAnimationFrame((now) => resolve(now - last));
    };
    requestAnimationFrame(look);
  });
}
