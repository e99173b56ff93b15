import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { writePotree } from '../../mock-server/potree/write.ts';
import { scatter } from '../../mock-server/sample-data/scatter.ts';
import { officeFloor } from '../../mock-server/sample-data/scenes/office-floor.ts';
import { ensureChromium, launchArgs } from '../chromium.ts';
import { type Heap, heapOf } from './heap.ts';
import type { Host } from './host.ts';

/** Points of the cloud that is looked at, and of the budget. */
export const CLOUD_POINTS = 1_000_000;
export const OPENINGS = 20;
const SCAN = 'scn_harbor-16';
const ORBIT_MS = 5_000;
const PATIENCE_MS = 300_000;
/** What is on its way when a viewer is left is given up by then. */
const CALM_MS = 1_000;
/** On a machine with a graphics card, without these, figures are those of the card. */
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A page with a list, and the viewer that one opens from it. */
export interface ViewerPage {
  name: string;
  list: string;
  viewer: string;
  /** There as soon as the viewer shows something. */
  shown: string;
  /** Done once, in the first opening, which began at that time. */
  use?: (tab: Tab, begun: number) => Promise<void>;
}

export interface ViewerMeasured {
  /** Code that opening the viewer loads beyond that of the list, the largest first; bytes as sent. */
  code: { path: string; bytes: number }[];
  /** Milliseconds from the click to the first picture. */
  first: number;
  /** After the viewer was left for the first time, and for the last. */
  memory: { first: Heap; last: Heap };
}

export interface CloudMeasured {
  /** Milliseconds from the click until all of the budget is drawn, and how many points that are. */
  complete: number;
  points: number;
  framesPerSecond: number;
  /** Points that are drawn while the view turns. */
  turning: number;
}

/** A cloud of that size in place of the one of a scan. @param folder of the clouds of the mock */
export async function ensureCloud(folder: string): Promise<void> {
  const cloud = join(folder, SCAN);
  if (existsSync(cloud)) return;
  const points = scatter(officeFloor().scene, CLOUD_POINTS, 1);
  await writePotree(cloud, points, { name: 'Bench' });
}

export interface Chosen {
  projectId: string;
  modelId: string;
  tourId: string;
  panoramaId: string;
}

/** All viewers that keep a canvas. @param told is given what the point cloud has done */
export function viewerPages(chosen: Chosen, told: (measured: CloudMeasured) => void): ViewerPage[] {
  const { projectId, modelId, tourId, panoramaId } = chosen;
  const project = `project=${projectId}`;
  const photos = `/dashboard/build-view/photos?${project}`;
  const quality = `budget=${CLOUD_POINTS}&edl=off`;
  return [
    {
      name: 'Point clouds',
      list: `/viewer?${project}`,
      viewer: `/viewer/potree-viewer?${project}&scan=${SCAN}&${quality}`,
      shown: `${CLOUD}:not([data-nodes="0"])`,
      use: async (tab, begun) => told(await measureCloud(tab, begun)),
    },
    {
      name: 'Models',
      list: `/dashboard/3d-view/models?${project}`,
      viewer: `/viewer?${project}&model=${modelId}`,
      shown: '[data-phase="ready"] canvas',
    },
    {
      name: 'Tours',
      list: `/dashboard/3d-view/tours?${project}`,
      viewer: `/dashboard/3d-view/tours/${tourId}?${project}`,
      shown: '[data-phase="ready"] canvas',
    },
    {
      name: '360° photos',
      list: photos,
      viewer: `${photos}&photo=${panoramaId}`,
      shown: '[data-panorama] canvas',
    },
  ];
}

/** How a viewer does, in a browser that has seen nothing before. */
export async function measureViewer(
  web: Host,
  page: ViewerPage,
  storage: Record<string, string>,
): Promise<ViewerMeasured> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, ...softwareGl] });
  try {
    return await measure(browser, web, page, storage);
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  web: Host,
  page: ViewerPage,
  storage: Record<string, string>,
): Promise<ViewerMeasured> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: web.address, localStorage }] },
  });
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE_MS);
  const devtools = await context.newCDPSession(tab);
  await tab.goto(web.address + page.list);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.waitForLoadState('networkidle');
  web.takeServed();

  const begun = performance.now();
  await open(tab, page);
  const first = performance.now() - begun;
  await page.use?.(tab, begun);
  const code = web
    .takeServed()
    .filter(({ path }) => ['.js', '.css'].includes(extname(path)))
    .sort((a, b) => b.bytes - a.bytes);
  const afterFirst = await leave(tab, devtools, page);
  for (let opened = 1; opened < OPENINGS - 1; opened++) {
    await open(tab, page);
    await goBack(tab, page);
  }
  await open(tab, page);
  const afterLast = await leave(tab, devtools, page);
  return { code, first, memory: { first: afterFirst, last: afterLast } };
}

/** As a link of the app does. */
async function open(tab: Tab, { viewer, shown }: ViewerPage): Promise<void> {
  await tab.evaluate((to) => history.pushState(null, '', to), viewer);
  await tab.locator(shown).first().waitFor();
}

async function goBack(tab: Tab, { shown }: ViewerPage): Promise<void> {
  await tab.goBack();
  await tab.locator(shown).first().waitFor({ state: 'detached' });
}

async function leave(tab: Tab, devtools: CDPSession, page: ViewerPage): Promise<Heap> {
  await goBack(tab, page);
  await tab.waitForLoadState('networkidle');
  await sleep(CALM_MS);
  return heapOf(devtools);
}

const CLOUD = 'section[data-nodes]';

/** From the first points on, which have just come. */
async function measureCloud(tab: Tab, begun: number): Promise<CloudMeasured> {
  const stage = tab.locator(CLOUD);
  await stage.and(tab.locator('[data-settled="true"]')).waitFor();
  const complete = performance.now() - begun;
  const points = Number(await stage.getAttribute('data-points'));
  await stage.locator('canvas').focus();
  await tab.keyboard.down('ArrowLeft');
  const framesPerSecond = await countFrames(tab);
  const turning = Number(await stage.getAttribute('data-points'));
  await tab.keyboard.up('ArrowLeft');
  return { complete, points, framesPerSecond, turning };
}

const countFrames = (tab: Tab): Promise<number> =>
  tab.evaluate(
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
