import { type CDPSession, chromium, type Page as Tab } from '@playwright/test';
import { ensureChromium, launchArgs } from '../chromium.ts';
import type { Host } from './host.ts';

/** Of each format one: they come with viewers, workers and caches of their own. */
const MODELS = { IFC: 'mdl_tower', GLB: 'mdl_tower-structure' } as const;
const OPENINGS = 20;
const PATIENCE_MS = 120_000;
/**
 * Without compiled code: the engine compiles more and more of it in the first twenty openings, two megabytes, none of
 * which belongs to a viewer.
 */
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** What is in use while no viewer is open, after a collection. */
export interface InUse {
  /** Bytes of JavaScript, and of what lies beside it. */
  heap: number;
  /** Of WebGL, in contexts that are not lost. */
  buffers: number;
  textures: number;
  programs: number;
  listeners: number;
  workers: number;
}

export interface ModelMeasured {
  format: string;
  /** After each time that it was closed. */
  used: InUse[];
}

/** Opens and closes a model of each format over and over, from the first time on: there is nothing to warm up. */
export async function measureModels(
  web: Host,
  projectId: string,
  storage: Record<string, string>,
): Promise<ModelMeasured[]> {
  const executablePath = await ensureChromium((sentence) => console.log(sentence));
  const measured: ModelMeasured[] = [];
  for (const [format, id] of Object.entries(MODELS)) {
    // Another browser each: what the first one left would be there when the second one begins.
    const browser = await chromium.launch({
      executablePath,
      args: [...launchArgs, ...softwareGl, interpreted],
    });
    try {
      const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        storageState: { cookies: [], origins: [{ origin: web.address, localStorage }] },
      });
      const tab = await context.newPage();
      tab.setDefaultTimeout(PATIENCE_MS);
      await tab.addInitScript(countGl);
      const devtools = await context.newCDPSession(tab);
      await devtools.send('Performance.enable');
      await tab.goto(`${web.address}/dashboard/3d-view/models?project=${projectId}`);
      const link = tab.locator(`a[href$="model=${id}"]`);
      const used: InUse[] = [];
      for (let opened = 0; opened < OPENINGS; opened++) {
        await link.click();
        await tab.locator('[data-phase=ready] canvas[data-busy=false]').waitFor();
        await tab.goBack();
        await link.waitFor();
        used.push(await inUse(tab, devtools));
      }
      measured.push({ format, used });
    } finally {
      await browser.close();
    }
  }
  return measured;
}

async function inUse(tab: Tab, devtools: CDPSession): Promise<InUse> {
  // What is let go of by a finalizer, or by a timer of some seconds, is not in use.
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } =
    await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  const gl = await tab.evaluate(() => (globalThis as unknown as { glInUse: GlCount }).glInUse());
  return {
    heap: usage.usedSize + (usage.backingStorageSize ?? 0),
    ...gl,
    listeners,
    workers: tab.workers().length,
  };
}

type GlCount = () => Pick<InUse, 'buffers' | 'textures' | 'programs'>;

/** Runs in the page, before anything else: counts what contexts of WebGL make and delete. */
function countGl(): void {
  const kinds = { Buffer: 'buffers', Texture: 'textures', Program: 'programs' } as const;
  type Counts = Record<(typeof kinds)[keyof typeof kinds], number>;
  const contexts = new Map<WeakRef<WebGL2RenderingContext>, Counts>();
  const known = new WeakMap<WebGL2RenderingContext, Counts>();
  const countsOf = (gl: WebGL2RenderingContext) => {
    const counts = known.get(gl) ?? { buffers: 0, textures: 0, programs: 0 };
    if (!known.has(gl)) {
      known.set(gl, counts);
      contexts.set(new WeakRef(gl), counts);
    }
    return counts;
  };
  const { prototype } = WebGL2RenderingContext;
  for (const [kind, name] of Object.entries(kinds)) {
    for (const [act, step] of [['create', 1] as const, ['delete', -1] as const]) {
      const own = Reflect.get(prototype, `${act}${kind}`);
      Reflect.set(
        prototype,
        `${act}${kind}`,
        function counted(this: WebGL2RenderingContext, ...given: unknown[]) {
          countsOf(this)[name] += step;
          return Reflect.apply(own, this, given);
        },
      );
    }
  }
  Reflect.set(globalThis, 'glInUse', () => {
    const sum = { buffers: 0, textures: 0, programs: 0 };
    for (const [gl, counts] of contexts) {
      if (gl.deref()?.isContextLost() ?? true) continue;
      for (const name of Object.values(kinds)) sum[name] += counts[name];
    }
    return sum;
  });
}
