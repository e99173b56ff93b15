import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { addressOf, ports } from './ports.ts';

/** Calls that change a context permanently. No other call undoes them. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Events that tests listen to. Playwright itself listens to 'close', which must stay. */
const events = [
  ...['console', 'dialog', 'download', 'page', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'serviceworker', 'weberror'],
];

const usual: Home = {
  // Passkeys need a name, so their tests open the other one of each.
  origins: (Object.keys(ports) as (keyof typeof ports)[])
    .map(addressOf)
    .flatMap((origin) => [origin, origin.replace('127.0.0.1', 'localhost')]),
  anchor: `${addressOf('mock')}/__mock/operations`,
};

/** Where the pages of a worker are. */
interface Home {
  /** The origins whose storage is cleared after each test. */
  origins: readonly string[];
  /** The address that the anchor page shows. */
  anchor: string;
}

/** Everything that a page can store. The HTTP cache and compiled code are not in this list. */
const storageTypes =
  'cookies,file_systems,indexeddb,local_storage,websql,service_workers,cache_storage,storage_buckets';

interface OpenContext {
  context: BrowserContext;
  options: string;
  anchorPage: Page;
  devtools: CDPSession;
}

/**
 * The browser context that the tests of a worker share one after another. A page in a new context takes three times as
 * much CPU time, since it loads, parses and compiles the portal again. Each test gets the context without the pages,
 * storage, cookies, permissions, routes and listeners of earlier tests.
 *
 * The anchor page stays open. With `--process-per-site`, it keeps the process of the closed pages alive, with its
 * compiled code. It also opens the pages of the tests, which then start in that process. It shows a page of another
 * server, so that it shares no storage with the portal.
 */
export class SharedContext {
  readonly #browser: Browser;
  readonly #home: Home;
  #current?: OpenContext;
  #isTainted = false;

  constructor(browser: Browser, home: Home = usual) {
    this.#browser = browser;
    this.#home = home;
  }

  /** @param options context options that differ between tests; another value of one needs a new context */
  async acquire(options: object, headers: Record<string, string>): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    if (this.#current?.options !== key) await this.close();
    this.#current ??= await this.#open(key);
    const { context } = this.#current;
    await context.setExtraHTTPHeaders(headers);
    return context;
  }

  /** Opens a page. Playwright's `newPage` would start a process for it, which its first address would leave at once. */
  async newPage(): Promise<Page> {
    const { context, anchorPage } = this.#acquired;
    const opened = context.waitForEvent('page');
    await anchorPage.evaluate(() => {
      const page = window.open();
      if (page) page.opener = null;
    });
    return opened;
  }

  get #acquired(): OpenContext {
    if (!this.#current) throw new Error('No test has acquired the context.');
    return this.#current;
  }

  /** Removes everything that a test left in the context, or closes the context if that is not possible. */
  async release(): Promise<void> {
    if (!this.#current || this.#isTainted) return this.close();
    const { context, anchorPage, devtools } = this.#current;
    for (const event of events) context.removeAllListeners(event);
    const pages = context.pages().filter((page) => page !== anchorPage);
    await Promise.all(pages.map(closeForGood));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      ...this.#home.origins.map((origin) =>
        devtools.send('Storage.clearDataForOrigin', { origin, storageTypes }),
      ),
    ]);
  }

  async close(): Promise<void> {
    await this.#current?.context.close();
    this.#current = undefined;
    this.#isTainted = false;
  }

  async #open(options: string): Promise<OpenContext> {
    const context = await this.#browser.newContext();
    const anchorPage = await context.newPage();
    await anchorPage.goto(this.#home.anchor);
    const devtools = await context.newCDPSession(anchorPage);
    const taint = () => {
      this.#isTainted = true;
    };
    for (const name of lasting) onCall(context, name, taint);
    for (const name of lastingOfClock) onCall(context.clock, name, taint);
    return { context, options, anchorPage, devtools };
  }
}

function onCall(owner: object, name: string, callback: () => void): void {
  const call: (...args: unknown[]) => unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, (...args: unknown[]) => {
    callback();
    return call.apply(owner, args);
  });
}

/** Closes a page. It runs for a moment longer, and could store a session after the storage was cleared. */
async function closeForGood(page: Page): Promise<void> {
  const muted = page.evaluate(() => {
    Storage.prototype.setItem = () => {};
  });
  // A page that has crashed stores nothing.
  await muted.catch(() => {});
  await page.close();
}
