import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { writePotree } from '../../mock-server/converter/potree/write.ts';
import { scatter } from '../../mock-server/demo/scans/scatter.ts';
import { officeFloor } from '../../mock-server/demo/scans/scenes/office-floor.ts';
import { ensureChromium, launchArgs } from '../chromium.ts';
import { type Heap, heapOf } from './heap.ts';
import type { Host } from './host.ts';

/** Number of points in the measured cloud, and point budget of the viewer. */
export const CLOUD_POINTS = 1_000_000;
export const OPENINGS = 20;
/** Maximum growth of a page's memory from the first to the last time that a viewer was closed. */
export const MAX_GROWTH = 0.1;
export const growthOf = ({ first, last }: ViewerMeasured['memory']): number =>
  last.retained / first.retained - 1;
const SCAN = 'scn_harbor-16';
const ORBIT_MS = 5_000;
const PATIENCE_MS = 300_000;
/** Longer than a page waits before it requests what nobody waits for, or aborts what it no longer needs. */
const CALM_MS = 1_500;
/** Renders on the CPU, so that figures do not depend on a graphics card. */
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A list page and a viewer that opens from it. */
export interface ViewerPage {
  name: string;
  list: string;
  viewer: string;
  /** Selector of an element that exists once the viewer shows something. */
  shown: string;
  /** Runs once, when the viewer is first opened. `begun` is the time of the click. */
  use?: (tab: Tab, begun: number) => Promise<void>;
}

export interface ViewerMeasured {
  /** Code that the viewer loads in addition to that of the list, largest first; compressed bytes. */
  code: { path: string; bytes: number }[];
  /** Milliseconds from the click to the first picture. */
  first: number;
  /** After the viewer was closed for the first and for the last time. */
  memory: { first: Heap; last: Heap };
}

export interface CloudMeasured {
  /** Milliseconds from the click until the whole point budget is drawn. */
  complete: number;
  /** Number of points drawn by then. */
  points: number;
  framesPerSecond: number;
  /** Number of points drawn while the view turns. */
  turning: number;
}

/** Writes a cloud with CLOUD_POINTS points for a scan, unless it exists. @param folder the mock's folder of clouds */
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

/** Returns all viewers with a canvas. @param onCloudMeasured called with the figures of the point cloud */
export function viewerPages(
  chosen: Chosen,
  onCloudMeasured: (measured: CloudMeasured) => void,
): ViewerPage[] {
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
      use: async (tab, begun) => onCloudMeasured(await measureCloud(tab, begun)),
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

/** Measures a viewer in a browser with an empty cache. */
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
  await web.calm(CALM_MS);
  web.takeServed();

  const begun = performance.now();
  await open(tab, page);
  const first = performance.now() - begun;
  await page.use?.(tab, begun);
  const code = web
    .takeServed()
    .filter(({ path }) => ['.js', '.css'].includes(extname(path)))
    .sort((a, b) => b.bytes - a.bytes);
  const afterFirst = await leave(tab, devtools, page, web);
  for (let opened = 1; opened < OPENINGS - 1; opened++) {
    await open(tab, page);
    await goBack(tab, page);
  }
  await open(tab, page);
  const afterLast = await leave(tab, devtools, page, web);
  return { code, first, memory: { first: afterFirst, last: afterLast } };
}

/** Opens the viewer without loading the page again, as a link of the app does. */
async function open(tab: Tab, { viewer, shown }: ViewerPage): Promise<void> {
  await tab.evaluate((to) => history.pushState(null, '', to), viewer);
  await tab.locator(shown).first().waitFor();
}

async function goBack(tab: Tab, { shown }: ViewerPage): Promise<void> {
  await tab.goBack();
  await tab.locator(shown).first().waitFor({ state: 'detached' });
}

async function leave(tab: Tab, devtools: CDPSession, page: ViewerPage, web: Host): Promise<Heap> {
  await goBack(tab, page);
  await web.calm(CALM_MS);
  return heapOf(devtools);
}

const CLOUD = 'section[data-nodes]';

/** Measures the point cloud, starting when its first points are visible. */
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
