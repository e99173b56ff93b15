import { vi } from 'vitest';
import type { Findings, Provoked } from '../../support/findings.ts';
import * as act from './actions.ts';
import { ORIGIN } from './environment.ts';
import { Finder } from './finder.ts';
import type { Answers } from './host.ts';
import { followListeners } from './listeners.ts';
import { isOwn, Network, type SentCall } from './network.ts';
import { followTimers, sleep } from './timers.ts';

/** What ends with a page. */
interface Open {
  network: Network;
  ends: (() => void)[];
}

/** A call outside of a page belongs to no test. */
const noPage: typeof fetch = async () => {
  throw new TypeError('No page is open.');
};

export const loadPortal = () => import('./portal.tsx');

/** The screen of the portal. Its names are those of Playwright's page. */
export class Page extends Finder {
  readonly #answers: Answers;
  readonly #host: Provoked;
  readonly #findings: Findings;
  readonly #sent: SentCall[][] = [];
  #open: Open | undefined;
  /** A test that took too long still runs, and must not act on the page of the next one. */
  #isOver = false;

  constructor(answers: Answers, host: Provoked, findings: Findings) {
    super('', () => (this.#isOver ? [] : [document.body]));
    this.#answers = answers;
    this.#host = host;
    this.#findings = findings;
  }

  /** Opens an address as a browser does that loads the portal: with fresh modules, and with what is in the storage. */
  async goto(path: string): Promise<void> {
    await this.#load(() => {
      // The address of the page takes its place in the history.
      if (path === this.url()) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
    });
  }

  /** Loads the page again. The history and what it keeps for this page stay. */
  async reload(): Promise<void> {
    await this.#load(() => {});
  }

  async #load(navigate: () => void): Promise<void> {
    if (this.#isOver) throw new Error('The test is over.');
    await this.#close();
    navigate();
    const network = new Network(this.#answers, this.#host, this.#findings);
    this.#sent.push(network.sent);
    // What starts last ends first.
    const ends = [followTimers(), followListeners(), network.list()];
    this.#open = { network, ends };
    globalThis.fetch = network.fetch;
    const root = document.createElement('div');
    document.body.append(root);
    // A module keeps what the page before it knew.
    vi.resetModules();
    const { start } = await loadPortal();
    ends.push(await start(root));
  }

  /** Closes the page at the end of the test. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#close();
  }

  /** Closes the page with its calls, timers and listeners. */
  async #close(): Promise<void> {
    const { network, ends } = this.#open ?? {};
    globalThis.fetch = noPage;
    network?.end();
    for (const end of ends?.reverse() ?? []) end();
    this.#open = undefined;
    document.body.replaceChildren();
    // What waits for a call goes on with its failure.
    await sleep(0);
  }

  /** The calls to the API so far, such as `POST /auth/login`, without those of all pages. */
  get calls(): string[] {
    return this.sent.filter(isOwn).map(({ method, path }) => `${method} ${path}`);
  }

  /** All calls to the API so far. */
  get sent(): SentCall[] {
    return this.#sent.flat();
  }

  /** Waits until the portal waits for no answer of the host. */
  async idle(): Promise<void> {
    await this.#open?.network.idle();
  }

  async goBack(): Promise<void> {
    history.back();
  }

  async goForward(): Promise<void> {
    history.forward();
  }

  /** The address without its origin. */
  url(): string {
    return location.href.slice(ORIGIN.length);
  }

  readonly keyboard = {
    /** Presses a key where the focus is. */
    press: async (key: string): Promise<void> => {
      // Nobody acts before the effects of the action before it are on the screen.
      await sleep(4);
      act.press(key);
    },
  };
}
