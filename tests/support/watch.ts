import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { Findings, isProvoked, type Provoked, wordsOf } from './findings.ts';

const ownHost = '127.0.0.1';
const failedLoad =
  /^Failed to load resource: (?:the server responded with a status of (\d+)|net::ERR_)/;

/** Collects problems that no test may cause: console messages, errors, requests to other hosts. */
export class Watch {
  readonly #host: Provoked;
  readonly #findings = new Findings();
  readonly #allowedHosts: string[] = [];

  constructor(context: BrowserContext, host: Provoked) {
    this.#host = host;
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) => {
      // What was thrown may have no words. Its page tells at least where to look.
      const place = error.page()?.url() ?? 'a page that is gone';
      this.#find(`Page error: ${wordsOf(error.error())} at ${place}`);
    });
    context.on('request', (request) => this.#onAddress(request.url()));
    const followSockets = (page: Page) =>
      page.on('websocket', (socket) => this.#onAddress(socket.url()));
    context.pages().forEach(followSockets);
    context.on('page', followSockets);
  }

  /** For tests that provoke a console message or a page error. */
  allow(pattern: RegExp): void {
    this.#findings.allow(pattern);
  }

  /** For tests that stand in for a third-party host. */
  allowHost(host: string): void {
    this.#allowedHosts.push(host);
  }

  /** Problems that the test did not allow; patterns also apply to earlier ones. */
  findings(): string[] {
    return this.#findings.list();
  }

  #find(finding: string): void {
    this.#findings.add(finding);
  }

  #onConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    const { url } = message.location();
    const failed = failedLoad.exec(text);
    // Chromium logs every response from 400 up; ignored where the test requested it.
    if (failed && url.includes('/api/')) {
      if (isProvoked(this.#host, failed[1] ? Number(failed[1]) : undefined)) return;
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
