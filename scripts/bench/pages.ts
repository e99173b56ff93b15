import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../chromium.ts';
import type { Host } from './host.ts';

export interface Page {
  name: string;
  host: Host;
  path: string;
  /** Maximum size of the JavaScript and CSS that it loads, in bytes after gzip. */
  limit: number;
  /** The local storage of the browser before the load. */
  storage: Record<string, string>;
}

export interface Measured {
  /** JavaScript and CSS, largest first. */
  code: { path: string; bytes: number }[];
  codeBytes: number;
  otherBytes: number;
  /** Number of files of all types, including the document but not API calls. */
  requests: number;
  firstPaint: number;
  largestPaint: number;
}

/** A mid-range phone on a slow network. */
const slowness = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
const COLD_LOADS = 5;
const IDLE_MS = 1_500;

/** Loads the pages in turn, round by round, so that all share the load of the machine. */
export async function measurePages(pages: readonly Page[]): Promise<Measured[]> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const files: Omit<Measured, 'firstPaint' | 'largestPaint'>[] = [];
    for (const page of pages) files.push(await measureFiles(browser, page));
    const paints: Paints[][] = pages.map(() => []);
    for (let round = 0; round < COLD_LOADS; round++) {
      for (const [i, page] of pages.entries()) paints[i]?.push(await load(browser, page, true));
    }
    return files.map((measured, i) => ({
      ...measured,
      firstPaint: median((paints[i] ?? []).map(({ first }) => first)),
      largestPaint: median((paints[i] ?? []).map(({ largest }) => largest)),
    }));
  } finally {
    await browser.close();
  }
}

async function measureFiles(browser: Browser, page: Page) {
  page.host.takeServed();
  await load(browser, page, false);
  const served = page.host.takeServed();
  const isCode = ({ path }: { path: string }) => ['.js', '.css'].includes(extname(path));
  const code = served.filter(isCode).sort((a, b) => b.bytes - a.bytes);
  return {
    code,
    codeBytes: sum(code),
    otherBytes: sum(served) - sum(code),
    requests: served.length,
  };
}

interface Paints {
  first: number;
  largest: number;
}

/** Loads the page with an empty cache, until no request arrives for IDLE_MS. */
async function load(browser: Browser, page: Page, slow: boolean): Promise<Paints> {
  const { host } = page;
  const context = await browser.newContext(contextOptions(page));
  try {
    const tab = await context.newPage();
    if (slow) {
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slowness.latency,
        downloadThroughput: slowness.bytesPerSecond,
        uploadThroughput: slowness.bytesPerSecond,
      });
    }
    await tab.goto(`${host.address}${page.path}`, { waitUntil: 'networkidle', timeout: 60_000 });
    while (performance.now() - host.lastRequest() < IDLE_MS) await sleep(100);
    const { pathname } = new URL(tab.url());
    if (pathname !== new URL(page.path, host.address).pathname) {
      throw new Error(`${page.name} led to ${pathname}, so another page was measured.`);
    }
    return await tab.evaluate(readPaints);
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

/** Runs in the page. Waits for the entries, which can come late on a slow machine. */
async function readPaints(): Promise<Paints> {
  const lastOf = (type: string) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type,
        buffered: true,
      });
    });
  // The last of the paint entries is the first contentful paint.
  return { first: await lastOf('paint'), largest: await lastOf('largest-contentful-paint') };
}

const sum = (files: readonly { bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
