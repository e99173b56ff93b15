import { setTimeout as sleep } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { type Frames, frameLengths, framesOf, inTab } from './list.ts';

/** The longest thread. */
export const MESSAGES = 100_000;
/** How often the thread is opened; the figure is the middle one. */
const OPENINGS = 5;
const SCROLL_MS = 3_000;

export interface MessagesMeasured {
  /** From the click on the thread until the line above the first unread message is painted, in milliseconds. */
  open: number;
  /** The farthest that a message moved against the scrolling while pages arrived, in pixels, upward and downward. */
  jump: { up: number; down: number };
  frames: Frames;
}

/** Measures a thread with very many messages. */
export function measureMessages(page: string, title: string, storage: Record<string, string>) {
  return inTab(page, storage, async (tab): Promise<MessagesMeasured> => {
    const times: number[] = [];
    // The first opening loads the code.
    for (let n = 0; n <= OPENINGS; n += 1) {
      await tab.goto(page);
      await threadNamed(tab, title).waitFor();
      if (n === 0) {
        await threadNamed(tab, title).click();
        await tab.getByText('New messages', { exact: true }).waitFor();
        continue;
      }
      times.push(await measureOpening(tab, title));
    }
    const open = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const lengths = tab.evaluate(frameLengths, 2 * SCROLL_MS);
    const up = await worstJump(tab, -400);
    const down = await worstJump(tab, 400);
    return { open, jump: { up, down }, frames: framesOf(await lengths) };
  });
}

const threadNamed = (tab: Tab, title: string) =>
  // The row of another thread may have the title in its last message.
  tab
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button', { name: new RegExp(`^${title}`) });

async function measureOpening(tab: Tab, title: string): Promise<number> {
  const painted = tab.evaluate(untilLineIsShown);
  await threadNamed(tab, title).click();
  return painted;
}

/** Runs in the page. Milliseconds from the click to the frame after the line is shown with its message. */
function untilLineIsShown(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const box = document.querySelector('section[aria-label="Messages"]');
          const line = [...(box?.querySelectorAll('p') ?? [])].find(
            (divider) => divider.textContent === 'New messages',
          );
          if (!line?.parentElement?.querySelector('article')) return requestAnimationFrame(look);
          return requestAnimationFrame((now) => resolve(now - timeStamp));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Scrolls step by step for a while. After each step, a message that stays in the document must have moved by exactly that
 * step, once the pages around it have arrived. Returns the largest difference in pixels.
 */
export async function worstJump(tab: Tab, step: number, during = SCROLL_MS): Promise<number> {
  const box = await tab.getByRole('region', { name: 'Messages' }).boundingBox();
  if (!box) throw new Error('The messages are not visible.');
  await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await tab.mouse.wheel(0, Math.sign(step));
  await sleep(200);
  let worst = 0;
  for (const end = performance.now() + during; performance.now() < end; ) {
    const before = await tab.evaluate(placesOfRows);
    if (await tab.evaluate(isAtEnd, step)) break;
    await tab.mouse.wheel(0, step);
    await tab.evaluate(untilStill);
    const after = await tab.evaluate(placesOfRows);
    for (const [id, top] of Object.entries(before)) {
      const now = after[id];
      if (now !== undefined) worst = Math.max(worst, Math.abs(top - now - step));
    }
  }
  return worst;
}

/** Runs in the page. Whether fewer pixels than a step are left to scroll. */
function isAtEnd(step: number): boolean {
  const box = document.querySelector('section[aria-label="Messages"]');
  if (!box) return true;
  const { scrollTop, scrollHeight, clientHeight } = box;
  return step < 0 ? scrollTop < -step : scrollHeight - clientHeight - scrollTop < step;
}

/** Runs in the page. The distance of each message from the top of the window, by its place in the thread. */
function placesOfRows(): Record<string, number> {
  const rows = document.querySelectorAll('section[aria-label="Messages"] [data-index]');
  return Object.fromEntries(
    [...rows]
      .filter((row) => row.querySelector('article'))
      .map((row) => [
        row.getAttribute('data-index') ?? '',
        row.querySelector('article')?.getBoundingClientRect().top ?? 0,
      ]),
  );
}

/** Runs in the page. Resolves when no page is missing, and nothing has moved for some frames. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let still = 0;
    let last = '';
    const look = () => {
      const box = document.querySelector('section[aria-label="Messages"]');
      const isLoading = box?.querySelector('[aria-busy="true"]') !== null;
      const place = `${box?.scrollTop} ${box?.scrollHeight}`;
      still = !isLoading && place === last ? still + 1 : 0;
      last = place;
      if (still < 4) requestAnimationFrame(look);
      else resolve();
    };
    requestAnimationFrame(look);
  });
}
