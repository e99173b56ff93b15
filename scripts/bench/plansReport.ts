import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as Tab } from '@playwright/test';
import type { Host } from './host.ts';
import { report } from './report.ts';
import { ask, type Session } from './session.ts';
import { type BenchSet, heavySheet, largeSet, numberOf, writeSet } from './sets.ts';
import { megabytes, seconds } from './units.ts';
import { publishedSet } from './uploadSet.ts';
import { measureViewer, OPENINGS } from './viewers.ts';

/** Maximum growth of a page's memory from the first to the last time that a sheet was closed. */
const MAX_GROWTH = 0.1;
/** What the page that shows a sheet of the large set may have, in bytes. */
const MAX_MEMORY = 400_000_000;
const LATE_PAGE = 250;
const SHARP = '[data-sharp="true"]';
const STEPS = 90;
/** Time between two moves of the pointer, in milliseconds. */
const STEP_MS = 16;

interface Options {
  web: Host;
  mockAddress: string;
  /** The folder of the written sets. */
  folder: string;
  session: Session;
  storage: Record<string, string>;
}

interface Moved {
  frames: number;
  median: number;
  longest: number;
  /** CPU time of the main thread, in milliseconds. */
  work: number;
  /** Milliseconds until the moved view was sharp. */
  sharp: number;
}

/** Measures sheets that are large in two ways and prints the figures. @returns whether all are within their limits */
export async function reportPlans(options: Options): Promise<boolean> {
  const heavy = await reportSheet(options, heavySheet, 1);
  const late = await reportSheet(options, largeSet, LATE_PAGE);
  return heavy && late;
}

async function reportSheet(options: Options, set: BenchSet, page: number): Promise<boolean> {
  const { web, mockAddress, folder, session, storage } = options;
  const { projectId, data } = session;
  const path = join(folder, `${set.name.toLowerCase().replace(' ', '-')}.pdf`);
  writeSet(path, set);
  const { id, reading } = await publishedSet(mockAddress, session, path, set.name);
  const query = `setId=${id}&number=${numberOf(page)}`;
  const [sheet] = await ask<{ id: string }[]>(
    mockAddress,
    `/projects/${projectId}/sheets?${query}`,
    data.accessToken,
  );
  const list = `/dashboard/documents/plans?project=${projectId}`;
  let moved: Moved | undefined;
  let memory = 0;
  const measured = await measureViewer(
    web,
    {
      name: set.name,
      list,
      viewer: `/dashboard/documents/plans/${sheet?.id}?project=${projectId}`,
      shown: SHARP,
      use: async (tab) => {
        moved = await move(tab);
        memory = await memoryOf(tab);
      },
    },
    storage,
  );
  const { first, last } = measured.memory;
  const growth = last.retained / first.retained - 1;
  console.log(`
${set.name}, page ${page} of ${set.pages}, ${set.strokes} strokes: read by the mock in ${seconds(reading)}
  Click to first sharp view: ${seconds(measured.first)}
  Panning: ${moved?.frames} frames in ${(STEPS * STEP_MS) / 1000} s, the median ${moved?.median.toFixed(0)} ms, the longest ${moved?.longest.toFixed(0)} ms; ${moved?.work.toFixed(0)} ms of the main thread; sharp ${seconds(moved?.sharp ?? 0)} later
  Memory after closing it for the first and the ${OPENINGS}th time: ${megabytes(first.retained)} and ${megabytes(last.retained)}`);
  return report(set.name, [
    {
      what: `${set.name}: memory of the page with the sheet`,
      ...{ value: memory / 1_000_000, limit: MAX_MEMORY / 1_000_000, unit: 'MB' },
    },
    {
      what: `${set.name}: growth of memory with ${OPENINGS} openings`,
      ...{ value: growth * 100, limit: MAX_GROWTH * 100, unit: '%' },
    },
  ]);
}

/** Zooms in and drags the sheet. */
async function move(tab: Tab): Promise<Moved> {
  const box = await tab.locator('section.leaflet-container').boundingBox();
  if (!box) throw new Error('There is no sheet.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.mouse.move(x, y);
  for (let i = 0; i < 4; i++) await tab.mouse.wheel(0, -180);
  await tab.waitForTimeout(500);
  await tab.locator(SHARP).waitFor();
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await tab.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  const before = await workSoFar();
  await tab.mouse.down();
  for (let i = 0; i < STEPS; i++) {
    await tab.mouse.move(x + Math.sin(i / 10) * 300, y + Math.cos(i / 14) * 200 - 200);
    await tab.waitForTimeout(STEP_MS);
  }
  await tab.mouse.up();
  const work = (await workSoFar()) - before;
  const frames = await tab.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const begun = performance.now();
  await tab.locator(SHARP).waitFor();
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    frames: frames.length,
    median: sorted[sorted.length >> 1] ?? 0,
    longest: sorted.at(-1) ?? 0,
    work,
    sharp: performance.now() - begun,
  };
}

/** Bytes of memory that the process of a page has for itself, with its workers. 0 where the system does not tell. */
async function memoryOf(tab: Tab): Promise<number> {
  const browser = tab.context().browser();
  if (!browser || process.platform !== 'linux') return 0;
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    });
  return Math.max(...sizes);
}
