import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { writePotree } from '../../mock-server/potree/write.ts';
import { scatter } from '../../mock-server/sample-data/scatter.ts';
import { storey } from '../../mock-server/sample-data/scenes/storey.ts';
import { ensureChromium, launchArgs } from '../chromium.ts';
import type { Host } from './host.ts';

/** Points of the cloud that is looked at, and of the budget. */
export const CLOUD_POINTS = 1_000_000;
const SCAN = 'scn_harbor-16';
const ORBIT_MS = 5_000;
const OPENINGS = 20;
/** Openings before the one that counts as the first: the engine compiles code, and keeps it, as it comes to it. */
const WARM_UP = 3;
const PATIENCE_MS = 300_000;
/** On a machine with a graphics card, without these, figures are those of the card. */
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export interface ViewerMeasured {
  /** Code that opening the viewer loads, the largest first; bytes as sent. */
  code: { path: string; bytes: number }[];
  /** Milliseconds from the click until there are points, and until all of the budget is drawn. */
  firstPoints: number;
  allPoints: number;
  /** Points that are drawn then. */
  points: number;
  framesPerSecond: number;
  /** Bytes in use after a collection, when the viewer was closed for the first time and for the last. */
  memory: { first: number; last: number };
}

/** A cloud of that size in place of the one of a scan. @param folder of the clouds of the mock */
export async function ensureCloud(folder: string): Promise<void> {
  const cloud = join(folder, SCAN);
  if (existsSync(cloud)) return;
  const points = scatter(storey().scene, CLOUD_POINTS, 1);
  await writePotree(cloud, points, { name: 'Bench' });
}

/** How the point cloud viewer does with a million points. */
export async function measureViewer(
  web: Host,
  projectId: string,
  storage: Record<string, string>,
): Promise<ViewerMeasured> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, ...softwareGl] });
  try {
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: web.address, localStorage }] },
    });
    const tab = await context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    const devtools = await context.newCDPSession(tab);
    await tab.goto(`${web.address}/viewer?project=${projectId}`);
    await link(tab).waitFor();
    web.takeServed();

    const begun = performance.now();
    await open(tab, projectId);
    await stage(tab).and(tab.locator('[data-nodes]:not([data-nodes="0"])')).waitFor();
    const firstPoints = performance.now() - begun;
    await stage(tab).and(tab.locator('[data-settled="true"]')).waitFor();
    const allPoints = performance.now() - begun;
    const code = web
      .takeServed()
      .filter(({ path }) => ['.js', '.css'].includes(extname(path)))
      .sort((a, b) => b.bytes - a.bytes);
    const points = Number(await stage(tab).getAttribute('data-points'));
    const framesPerSecond = await measureOrbit(tab);
    const memory = await measureMemory(tab, devtools, projectId);
    return { code, firstPoints, allPoints, points, framesPerSecond, memory };
  } finally {
    await browser.close();
  }
}

const stage = (tab: Tab) => tab.locator('section[aria-label^="Point cloud of"]');
const link = (tab: Tab) => tab.locator(`a[href*="${SCAN}"]`);

/** As a link of the app does, with a quality of our own. */
async function open(tab: Tab, projectId: string): Promise<void> {
  const query = `project=${projectId}&scan=${SCAN}&budget=${CLOUD_POINTS}&edl=off`;
  await tab.evaluate((to) => history.pushState(null, '', to), `/viewer/potree-viewer?${query}`);
}

/** Frames that are drawn in a second while the view turns. */
async function measureOrbit(tab: Tab): Promise<number> {
  await stage(tab).locator('canvas').focus();
  await tab.keyboard.down('ArrowLeft');
  const frames = await tab.evaluate(
    (during) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const start = performance.now();
        const next = (now: number) => {
          count++;
          if (now - start < during) requestAnimationFrame(next);
          else resolve((count * 1000) / (now - start));
        };
        requestAnimationFrame(next);
      }),
    ORBIT_MS,
  );
  await tab.keyboard.up('ArrowLeft');
  return frames;
}

async function measureMemory(tab: Tab, devtools: CDPSession, projectId: string) {
  const used: number[] = [];
  for (let opened = 0; opened < WARM_UP + OPENINGS; opened++) {
    await tab.goBack();
    await link(tab).waitFor();
    used.push(await memoryOf(devtools));
    if (opened === WARM_UP + OPENINGS - 1) break;
    await open(tab, projectId);
    await stage(tab).and(tab.locator('[data-nodes]:not([data-nodes="0"])')).waitFor();
  }
  return { first: used[WARM_UP] ?? 0, last: used.at(-1) ?? 0 };
}

/** The heap and what lies beside it, such as the buffers of points. */
async function memoryOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } =
    await devtools.send('Runtime.getHeapUsage');
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}
