import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { addressOf, ports } from './ports.ts';

/** Calls that change a context permanently: no other call undoes them. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Events that tests listen to. Playwright itself listens to 'close', which must stay. */
const events = [
  ...['console', 'dialog', 'download', 'page', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'serviceworker', 'weberror'],
];

const origins = (Object.keys(ports) as (keyof typeof ports)[]).map(addressOf);
/** Everything that a page can store. The HTTP cache and compiled code are not in this list. */
const storageTypes =
  'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage,storage_buckets';

interface Kept {
  context: BrowserContext;
  options: string;
  keeper: Page;
  devtools: CDPSession;
}

/**
 * The browser context that the tests of a worker share one after another. A page in a new context takes three times as
 * much CPU time, since it loads, parses and compiles the portal again. Each test gets the context without the pages,
 * storage, cookies, permissions, routes and listeners of earlier tests.
 *
 * A second page, the keeper, stays open. With `--process-per-site` it keeps the process of the closed pages alive, and
 * with it the compiled code. It shows a page of the mock server, so that it shares no storage with the portal.
 */
export class KeptContext {
  readonly #browser: Browser;
  #kept?: Kept;
  #spoiled = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param options The context options that differ between tests. A change of one makes a new context. */
  async take(options: object, headers: Record<string, string>): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    if (this.#kept?.options !== key) await this.close();
    this.#kept ??= await this.#open(key);
    const { context } = this.#kept;
    await context.setExtraHTTPHeaders(headers);
    return context;
  }

  /** Removes everything that a test left in the context, or the context if that is not possible. */
  async giveBack(): Promise<void> {
    if (!this.#kept || this.#spoiled) return this.close();
    const { context, keeper, devtools } = this.#kept;
    for (const event of events) context.removeAllListeners(event);
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      ...origins.map((origin) =>
        devtools.send('Storage.clearDataForOrigin', { origin, storageTypes }),
      ),
    ]);
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
    this.#spoiled = false;
  }

  async #open(options: string): Promise<Kept> {
    const context = await this.#browser.newContext();
    const keeper = await context.newPage();
    await keeper.goto(`${addressOf('mock')}/__mock/operations`);
    const devtools = await context.newCDPSession(keeper);
    const spoil = () => {
      this.#spoiled = true;
    };
    for (const name of lasting) noteCalls(context, name, spoil);
    for (const name of lastingOfClock) noteCalls(context.clock, name, spoil);
    return { context, options, keeper, devtools };
  }
}

function noteCalls(owner: object, name: string, note: () => void): void {
  const call: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, (...args: unknown[]) => {
    note();
    return call.apply(owner, args);
  });
}
