import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const ownHost = '127.0.0.1';
const failedLoad =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|net::ERR_)/;

/** Failures that a test asked its host for: statuses, and whether the host does not answer. */
export interface Provoked {
  readonly provoked: Pick<Set<number>, 'has'>;
  readonly provokedOffline: boolean;
}

/** Collects problems that no test may cause: console messages, errors, requests to other hosts. */
export class Watch {
  readonly #host: Provoked;
  readonly #findings: string[] = [];
  /**
   * Software rendering logs that it is slow whenever a screenshot is taken. A Chromium with windows looks for the icon of
   * an address that is no page. The worker of pdf.js complains of work that was not over when its file was closed.
   */
  readonly #allowed: RegExp[] = [
    /GPU stall due to ReadPixels/,
    /\/favicon\.ico\)$/,
    /Worker was terminated\s[\s\S]*pdf\.worker/,
  ];
  readonly #allowedHosts: string[] = [];

  constructor(context: BrowserContext, host: Provoked) {
    this.#host = host;
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) => this.#find(`Page error: ${wordsOf(error.error())}`));
    context.on('request', (request) => this.#onAddress(request.url()));
    const followSockets = (page: Page) =>
      page.on('websocket', (socket) => this.#onAddress(socket.url()));
    context.pages().forEach(followSockets);
    context.on('page', followSockets);
  }

  /** For tests that provoke a console message or a page error. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** For tests that stand in for a third-party host. */
  allowHost(host: string): void {
    this.#allowedHosts.push(host);
  }

  /** Problems that the test did not allow; patterns also apply to earlier ones. */
  findings(): string[] {
    return this.#findings.filter((finding) => !this.#allowed.some((known) => known.test(finding)));
  }

  #find(finding: string): void {
    this.#findings.push(finding);
  }

  #onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    const { url } = message.location();
    const failed = failedLoad.exec(text);
    // Chromium logs every response from 400 up; ignored where the test requested it.
    if (failed && url.includes('/api/')) {
      const status = failed[1];
      if (status ? this.#host.provoked.has(Number(status)) : this.#host.provokedOffline) return;
    }
    this.#find(`Console ${type}: ${text}${failed ? ` (${url})` : ''}`);
  }

  #onAddress(address: string): void {
    const { protocol, hostname } = new URL(address);
    if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return;
    if (hostname === ownHost || this.#allowedHosts.includes(hostname)) return;
    this.#find(`Request to another host: ${address}`);
  }
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
