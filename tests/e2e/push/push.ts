import type { CDPSession, Page, Request } from '@playwright/test';
import { standInForPushService } from '../../../mock-server/control/panel/push/subscription.ts';
import { Ingest, ingestHost } from '../../support/ingest.ts';
import { addressOf } from '../../support/ports.ts';
import { test as base, expect } from '../../support/test.ts';

export { demoAccount, expect } from '../../support/test.ts';

const services = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\/v1\//;

type Operation =
  | 'createInstallation'
  | 'generateAuthToken'
  | 'createRegistration'
  | 'updateRegistration'
  | 'deleteRegistration';

/** The operation of openapi/third-party that an SDK request calls. */
function operationOf(request: Request): Operation {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('authTokens:generate')) return 'generateAuthToken';
  if (pathname.endsWith('/installations')) return 'createInstallation';
  const byMethod: Record<string, Operation> = {
    POST: 'createRegistration',
    PATCH: 'updateRegistration',
    DELETE: 'deleteRegistration',
  };
  const operation = byMethod[request.method()];
  if (!operation) throw new Error(`The SDK called ${request.method()} ${pathname}.`);
  return operation;
}

interface Answer {
  code?: number;
  /** The request gets no response. */
  never?: true;
  example?: string;
}

/** Runs in the page, since headless browsers deny without a prompt. The answers survive a reload. */
function standInForPermission(now: NotificationPermission): void {
  const KEY = 'browser:permission';
  const current = () => (localStorage.getItem(KEY) ?? now) as NotificationPermission;
  Object.defineProperty(Notification, 'permission', { get: current });
  Notification.requestPermission = async () => {
    localStorage.setItem(
      'browser:asked',
      String(Number(localStorage.getItem('browser:asked')) + 1),
    );
    const answer = localStorage.getItem('browser:answer');
    if (answer) localStorage.setItem(KEY, answer);
    return current();
  };
}

/** The two push services, the browser's push service and its prompt, as one test sees them. */
export class PushServices {
  /** Calls of the SDK so far, in order. */
  readonly calls: { operation: Operation; body: unknown }[] = [];
  readonly #answers: Partial<Record<Operation, Answer[]>> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async start(): Promise<void> {
    await this.#page.addInitScript(standInForPushService);
    // Prism serves these from the contracts: mock-server/control/push/services.ts.
    await this.#page.context().route(services, async (route) => {
      const request = route.request();
      const operation = operationOf(request);
      this.calls.push({ operation, body: request.postDataJSON() });
      const answer = this.#answers[operation]?.shift();
      if (answer?.never) return;
      const prefer = Object.entries(answer ?? {}).map(([name, value]) => `${name}=${value}`);
      const url = request.url().replace(services, `${addressOf('mock')}/__mock/push/`);
      const headers = { ...request.headers(), ...(answer && { prefer: prefer.join(', ') }) };
      await route.fulfill({ response: await route.fetch({ url, headers }) });
    });
  }

  /** Queues responses for the next calls of an operation. */
  answer(operation: Operation, ...answers: Answer[]): void {
    this.#answers[operation] = answers;
  }

  /** Sets the browser's permission before any prompt; call it before the page loads. */
  async permission(now: NotificationPermission): Promise<void> {
    await this.#page.addInitScript(standInForPermission, now);
  }

  operations(): Operation[] {
    return this.calls.map(({ operation }) => operation);
  }

  forget(): void {
    this.calls.length = 0;
  }
}

/** Waits until the portal has stored this token for the next sign-in. */
export const expectToken = (page: Page, token: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('push-token')))
    .toContain(`"${token}"`);

/** Opens the portal's own question from the bell. */
export async function openQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('button', { name: 'Notify this browser' }).click();
  await expect(panel).toBeHidden();
}

/** Deletes the portal's copy of the token, so that a new copy proves a call of the SDK. */
export const dropToken = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('push-token'));

/** A page that asks little of the host. All pages start push messages. */
export const quietPage = '/what-this-host-offers';

/** Advances the time of the pages that load from now on, in milliseconds. `page.clock` would end the shared context. */
export const advanceTime = (page: Page, milliseconds: number) =>
  page.addInitScript((later) => {
    const { now } = Date;
    Date.now = () => now() + later;
  }, milliseconds);

/** Sets what the person answers to the next prompt of the browser. Without it, they dismiss the prompt. */
export const answerPrompt = (page: Page, answer: NotificationPermission): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('browser:answer', value), answer);

/** Changes the permission, as a person does in the settings of the browser. */
export const setPermission = (page: Page, permission: NotificationPermission): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('browser:permission', value), permission);

/** How many times the browser was prompted. */
export const promptCount = (page: Page): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('browser:asked')));

/** The console message when push does not work. */
export const failureLines = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Push messages: ')) lines.push(message.text());
  });
  return lines;
};

/** Delivers messages to the service worker as the browser does. */
export class Delivery {
  readonly #devtools: CDPSession;
  readonly #origin: string;
  #registrationId: string | undefined;

  private constructor(devtools: CDPSession, origin: string) {
    this.#devtools = devtools;
    this.#origin = origin;
  }

  /** @param page Any page of the context; it must stay open. */
  static async through(page: Page, origin: string): Promise<Delivery> {
    const devtools = await page.context().newCDPSession(page);
    const delivery = new Delivery(devtools, origin);
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ownRegistration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ownRegistration) delivery.#registrationId = ownRegistration.registrationId;
    });
    await devtools.send('ServiceWorker.enable');
    return delivery;
  }

  async send(message: unknown): Promise<void> {
    await expect.poll(() => this.#registrationId).toBeDefined();
    await this.#devtools.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: String(this.#registrationId),
      data: JSON.stringify(message),
    });
  }
}

/** A message as the service sends it. */
export const message = (notification: Record<string, unknown>, link?: string) => ({
  from: '123456789',
  collapse_key: 'rfi',
  data: { rfiId: 'rfi_042' },
  fcmMessageId: 'message-1',
  notification,
  ...(link && { fcmOptions: { link } }),
});

export const test = base.extend<{ push: PushServices }>({
  push: [
    async ({ page, allowHost }, use) => {
      allowHost('firebaseinstallations.googleapis.com');
      allowHost('fcmregistrations.googleapis.com');
      // This build records one of ten sessions, and sends what it recorded when a test takes long.
      allowHost(ingestHost);
      await Ingest.standIn(page);
      const push = new PushServices(page);
      await push.start();
      await use(push);
    },
    { auto: true },
  ],
});
