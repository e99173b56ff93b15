import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { Mock } from './mock.ts';

const ownHost = '127.0.0.1';
const failedLoad =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|net::ERR_)/;

/** Collects what no test should leave behind: complaints in the console, errors, foreign requests. */
export class Watch {
  readonly #mock: Mock;
  readonly #findings: string[] = [];
  /** Software rendering complains of its own slowness whenever a picture is taken of the page. */
  readonly #allowed: RegExp[] = [/GPU stall due to ReadPixels/];
  readonly #allowedHosts: string[] = [];

  constructor(context: BrowserContext, mock: Mock) {
    this.#mock = mock;
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) => this.#find(`Page error: ${wordsOf(error.error())}`));
    context.on('request', (request) => this.#onAddress(request.url()));
    const followSockets = (page: Page) =>
      page.on('websocket', (socket) => this.#onAddress(socket.url()));
    context.pages().forEach(followSockets);
    context.on('page', followSockets);
  }

  /** For tests that provoke a message in the console, or an error of the page. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** For tests that stand in for a third party's host. */
  allowHost(host: string): void {
    this.#allowedHosts.push(host);
  }

  /** What was found that no test allowed; patterns count for what came before them, too. */
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
    // Chromium itself reports every answer from 400 on; not news where the test asked for it.
    if (failed && url.includes('/api/')) {
      const status = failed[1];
      if (status ? this.#mock.provoked.has(Number(status)) : this.#mock.provokedOffline) return;
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
