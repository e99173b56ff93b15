import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../chromium.ts';
import type { Host } from './host.ts';

export interface Page {
  name: string;
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
const COLD_LOADS = 3;
const IDLE_MS = 1_500;

export async function measurePages(host: Host, pages: readonly Page[]): Promise<Measured[]> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    const measured: Measured[] = [];
    for (const page of pages) measured.push(await measure(browser, host, page));
    return measured;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, host: Host, page: Page): Promise<Measured> {
  host.takeServed();
  await load(browser, host, page, false);
  const served = host.takeServed();
  const isCode = ({ path }: { path: string }) => ['.js', '.css'].includes(extname(path));
  const code = served.filter(isCode).sort((a, b) => b.bytes - a.bytes);
  const paints: Paints[] = [];
  for (let i = 0; i < COLD_LOADS; i++) paints.push(await load(browser, host, page, true));
  return {
    code,
    codeBytes: sum(code),
    otherBytes: sum(served) - sum(code),
    requests: served.length,
    firstPaint: median(paints.map(({ first }) => first)),
    largestPaint: median(paints.map(({ largest }) => largest)),
  };
}

interface Paints {
  first: number;
  largest: number;
}

/** Loads the page with an empty cache, until no request arrives for IDLE_MS. */
async function load(browser: Browser, host: Host, page: Page, slow: boolean): Promise<Paints> {
  const context = await browser.newContext(contextOptions(host.address, page));
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

function contextOptions(origin: string, { storage }: Page): BrowserContextOptions {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  return {
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}

/** Runs in the page. */
async function readPaints(): Promise<Paints> {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  return { first: first?.startTime ?? 0, largest };
}

const sum = (files: readonly { bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

const median = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
