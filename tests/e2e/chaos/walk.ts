import type { Page, Request } from '@playwright/test';
import {
  type BrokenAnswer,
  brokenAnswers,
  noAnswer,
  serverWords,
} from '../../support/brokenAnswers.ts';
import { brokenContents } from '../../support/brokenContent.ts';
import type { BrokenHost } from '../../support/brokenHost.ts';

type Answer = Parameters<BrokenHost['breakCalls']>[1];

const failing = new Set([
  '200 without its fields',
  '200 with null',
  '200 cut off',
  '500 with a page',
]);
const named = (answer: BrokenAnswer): [string, Answer] => [answer.name, answer];

/** What each call of a screen is answered with. */
export const answers: readonly [name: string, answer: Answer][] = [
  named(noAnswer),
  ...brokenAnswers.filter(({ name }) => failing.has(name)).map(named),
  ...Object.entries(brokenContents),
];

/** A page that reacts to nothing for so many milliseconds is frozen. */
const FROZEN_MS = 10_000;
/** The portal gives up a call after 30 seconds; then it may say so. In milliseconds. */
const PATIENCE_MS = 45_000;
const STEP_MS = 3_000;

const isCall = (request: Request) =>
  request.method() === 'GET' &&
  /\/api\/v1\//.test(request.url()) &&
  ['fetch', 'xhr'].includes(request.resourceType());
const pathOf = (request: Request) => new URL(request.url()).pathname;

export interface Sight {
  /** What the screen shows, without digits, because times pass. */
  words: string;
  /** Whether it still shows a placeholder for what is to come. */
  isWaiting: boolean;
  /** Whether it says what is missing or takes long. */
  says: boolean;
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const buttons = all('button').map((button) => button.textContent);
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts.
      words: document.body.innerText.replaceAll(/\d+/g, '').slice(0, 5_000),
      isWaiting: all('[aria-busy="true"]').length > 0,
      says: buttons.includes('Retry') || all('[role="alert"]').length > 0,
    };
  });

/** Opens a screen and lets the time pass until it is done, at most for `PATIENCE_MS`. */
async function open(page: Page, address: string, isDone = (sight: Sight) => !sight.isWaiting) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main, [role="alert"]').first().waitFor({ timeout: FROZEN_MS });
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
  let sight = await look(page);
  for (let waited = 0; !isDone(sight) && waited < PATIENCE_MS; waited += STEP_MS) {
    await page.clock.fastForward(STEP_MS);
    await page.waitForTimeout(100);
    sight = await look(page);
  }
  return sight;
}

/** Returns the good sight of a screen, and the paths of the calls that it makes. */
export async function openWell(page: Page, address: string) {
  const calls = new Set<string>();
  const listen = (request: Request) => void (isCall(request) && calls.add(pathOf(request)));
  page.on('request', listen);
  const sight = await open(page, address);
  page.off('request', listen);
  return { sight, calls: [...calls] };
}

/** Returns what is wrong with a screen whose call is answered badly; null if nothing is. */
export async function faultOf(
  page: Page,
  address: string,
  well: Sight,
  isFailure: boolean,
): Promise<string | null> {
  const isDone = (sight: Sight) =>
    isFailure ? sight.says || (!sight.isWaiting && sight.words === well.words) : !sight.isWaiting;
  const sight = await within(FROZEN_MS * 2, open(page, address, isDone));
  if (!sight) return 'frozen';
  if (sight.words.trim() === '') return 'blank';
  if (/This page could not be shown/.test(sight.words)) return 'crashed';
  if (serverWords.test(sight.words)) return 'shows words of the server';
  if (sight.isWaiting && !sight.says) return 'endless';
  if (isFailure && !sight.says && sight.words !== well.words) return 'silent';
  return null;
}

const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null)),
  ]);
