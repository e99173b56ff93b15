import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

/** How soon what others do must appear, in milliseconds. */
const SOON_MS = 2_000;
/** For a machine that is busy with other tests. */
const PATIENCE_MS = 30_000;

export interface Sought {
  /** A text that appears on the page. */
  text?: string;
  /** Or an element. */
  selector?: string;
  /** Whether it disappears instead. */
  gone?: boolean;
}

/**
 * Does something that others must see on their pages within 2 seconds. `act` returns when the mock stored it.
 *
 * Tests share two cores, so the time on the clock says little. Two parts of it belong to the machine: the time in which the
 * page could not run at all (its timers were late), and the time in which it waited for answers of the mock. The rest is what
 * the portal itself lets pass: how long it collects events, waits between attempts, or polls. `npm run bench -- live` measures
 * the whole time on a machine that does nothing else.
 */
export async function expectSoon(
  sights: readonly (readonly [Page, Sought])[],
  act: () => Promise<string>,
): Promise<void> {
  const watching = sights.map(async ([page, sought]) => {
    const seen = await page.evaluate(watch, { ...sought, patience: PATIENCE_MS });
    return { sought, ...seen };
  });
  const all = Promise.all(watching);
  // A failure is reported below.
  all.catch(() => {});
  // The pages watch before anything happens.
  for (const [page] of sights) await page.evaluate(() => {});
  const stored = Date.parse(await act());
  for (const { sought, seenAt, machine } of await all) {
    const ownTime = seenAt - stored - lengthOf(machine, stored, seenAt);
    const words = `${JSON.stringify(sought)} took ${Math.round(seenAt - stored)} ms`;
    expect(ownTime, `${words}; without the time of the machine, in ms`).toBeLessThan(SOON_MS);
  }
}

type Interval = [from: number, to: number];

/** How long at least one of the intervals lasted between two times. */
function lengthOf(intervals: readonly Interval[], from: number, to: number): number {
  let covered = from;
  let sum = 0;
  for (const [begin, end] of [...intervals].sort(([a], [b]) => a - b)) {
    const start = Math.max(begin, covered);
    const stop = Math.min(end, to);
    if (stop <= start) continue;
    sum += stop - start;
    covered = stop;
  }
  return sum;
}

/** Runs in the page: waits for what is sought, and notes when the machine kept the page from running. */
function watch({ text, selector, gone = false, patience }: Sought & { patience: number }) {
  const TICK_MS = 50;
  const machine: [number, number][] = [];
  const now = () => performance.timeOrigin + performance.now();
  const begun = now();
  let last = begun;
  const timer = setInterval(() => {
    const start = now();
    if (start - last > 2 * TICK_MS) machine.push([last + TICK_MS, start]);
    last = start;
  }, TICK_MS);
  const isThere = () =>
    selector
      ? document.querySelector(selector) !== null
      : document.body.textContent.includes(text ?? '');
  return new Promise<{ seenAt: number; machine: [number, number][] }>((resolve, reject) => {
    const end = (settle: () => void) => {
      observer.disconnect();
      clearInterval(timer);
      clearTimeout(limit);
      settle();
    };
    const look = () => {
      if (isThere() === gone) return;
      const seenAt = now();
      for (const { startTime, responseEnd, initiatorType } of performance.getEntriesByType(
        'resource',
      ) as PerformanceResourceTiming[]) {
        const from = performance.timeOrigin + startTime;
        if (initiatorType === 'fetch' && from > begun)
          machine.push([from, performance.timeOrigin + responseEnd]);
      }
      end(() => resolve({ seenAt, machine }));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
      attributes: true,
    });
    const limit = setTimeout(
      () => end(() => reject(new Error(`Not seen in time: ${text ?? selector}`))),
      patience,
    );
    look();
  });
}
