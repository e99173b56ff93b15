import { extname } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page as Tab,
} from '@playwright/test';
import { ensureChromium, launchArgs } from '../chromium.ts';
import type { Host } from './host.ts';

export interface Page {
  name: string;
  host: Host;
  path: string;
  /** Selector of an element that is there once a person can use the page, as far as nothing in it is busy. */
  usable: string;
  /** Maximum size of the JavaScript and CSS that it requests until it is usable, in bytes after gzip. */
  limit: number;
  /** Maximum size of what it then fetches without being asked. */
  idleLimit: number;
  /** The local storage of the browser before the load. */
  storage: Record<string, string>;
}

export interface Measured extends Files {
  /** Median times in milliseconds. */
  paints: Paints;
}

/** What a page requests with an empty cache. */
interface Files {
  /** JavaScript and CSS until the page is usable, largest first. */
  code: File[];
  codeBytes: number;
  otherBytes: number;
  /** Number of files of all types until the page is usable, including the document but not API calls. */
  requests: number;
  /** JavaScript and CSS that it requests afterward without being asked, largest first. */
  idle: File[];
  /** The same over a connection on which the person saves data, in bytes. */
  sparingBytes: number;
}

interface File {
  path: string;
  bytes: number;
}

interface Paints {
  first: number;
  largest: number;
  usable: number;
}

/** A mid-range phone on a slow network. */
const slowness = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
const COLD_LOADS = 5;
/** Longer than anything waits that begins without being asked, such as the code of toasts. */
const CALM_MS = 9_000;

type How = 'plain' | 'slow' | 'sparing';

/** Loads the pages in turn, round by round, so that all share the load of the machine. */
export async function measurePages(pages: readonly Page[]): Promise<Measured[]> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const files: Files[] = [];
    for (const page of pages) files.push(await measureFiles(browser, page));
    const paints: Paints[][] = pages.map(() => []);
    for (let round = 0; round < COLD_LOADS; round++) {
      for (const [i, page] of pages.entries()) {
        paints[i]?.push(await load(browser, page, 'slow', (tab) => tab.evaluate(readPaints)));
      }
    }
    return files.map((measured, i) => {
      const of = (name: keyof Paints) => median((paints[i] ?? []).map((each) => each[name]));
      return {
        ...measured,
        paints: { first: of('first'), largest: of('largest'), usable: of('usable') },
      };
    });
  } finally {
    await browser.close();
  }
}

async function measureFiles(browser: Browser, page: Page): Promise<Files> {
  const { early, late } = await filesOf(browser, page, 'plain');
  const code = early.filter(isCode);
  return {
    code,
    codeBytes: sum(code),
    otherBytes: sum(early) - sum(code),
    requests: early.length,
    // Fonts and pictures belong to what is shown.
    idle: late.filter(isCode),
    sparingBytes: sum((await filesOf(browser, page, 'sparing')).late.filter(isCode)),
  };
}

/** Returns the files that a page requests until it is usable, and afterward. */
async function filesOf(browser: Browser, page: Page, how: How) {
  const { host } = page;
  host.takeServed();
  const names = await load(browser, page, how, async (tab) => {
    await host.calm(CALM_MS);
    return tab.evaluate(requestedUntilUsable);
  });
  const needed = new Set(['/index.html', ...names]);
  const served = host.takeServed().sort((a, b) => b.bytes - a.bytes);
  return {
    early: served.filter(({ path }) => needed.has(path)),
    late: served.filter(({ path }) => !needed.has(path)),
  };
}

/** Loads the page with an empty cache until it is usable, and then reads from it. */
async function load<T>(
  browser: Browser,
  page: Page,
  how: How,
  read: (tab: Tab) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(contextOptions(page));
  try {
    const tab = await context.newPage();
    if (how === 'slow') {
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slowness.latency,
        downloadThroughput: slowness.bytesPerSecond,
        uploadThroughput: slowness.bytesPerSecond,
      });
    }
    if (how === 'sparing') await tab.addInitScript(saveData);
    await tab.addInitScript(markUsable, page.usable);
    await tab.goto(`${page.host.address}${page.path}`, { timeout: 60_000 });
    await tab.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: 60_000,
    });
    const { pathname } = new URL(tab.url());
    if (pathname !== new URL(page.path, page.host.address).pathname) {
      throw new Error(`${page.name} led to ${pathname}, so another page was measured.`);
    }
    return await read(tab);
  } finally {
    await context.close();
  }
}

function contextOptions({ host, storage }: Page): BrowserContextOptions {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  return {
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: host.address, localStorage }] },
  };
}

/** Runs in the page before its own code. Notes in which frame the page became usable. */
function markUsable(selector: string): void {
  const look = () => {
    const isUsable =
      document.querySelector(selector) && !document.querySelector('main [aria-busy="true"]');
    if (isUsable) performance.mark('usable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page before its own code. */
function saveData(): void {
  const connection = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** Runs in the page. @returns the paths of the files of all types */
function requestedUntilUsable(): string[] {
  const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= usable)
    .map(({ name }) => new URL(name).pathname);
}

/** Runs in the page. Waits for the entries, which can come late on a slow machine. */
async function readPaints(): Promise<Paints> {
  const lastOf = (type: string) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type,
        buffered: true,
      });
    });
  return {
    // The last of the paint entries is the first contentful paint.
    first: await lastOf('paint'),
    largest: await lastOf('largest-contentful-paint'),
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
  };
}

const isCode = ({ path }: File) => ['.js', '.css'].includes(extname(path));

export const sum = (files: readonly File[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
