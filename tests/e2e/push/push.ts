import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { standInForPushService } from '../../../mock-server/panel/push/subscription.ts';
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

/** The operation of the contracts under openapi/third-party that a request of the SDK is. */
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
  /** No answer at all. */
  never?: true;
  example?: string;
}

interface PermissionWish {
  /** What the browser says before anybody asks. */
  now: NotificationPermission;
  /** What the person answers when the browser asks. */
  answer?: NotificationPermission;
}

/** Runs in the page: headless browsers ask nobody and refuse. What was answered outlives a reload. */
function standInForPermission({ now, answer }: PermissionWish): void {
  const KEY = 'stand-in-permission';
  const current = () => (localStorage.getItem(KEY) ?? now) as NotificationPermission;
  Object.defineProperty(Notification, 'permission', { get: current });
  Notification.requestPermission = async () => {
    localStorage.setItem(
      'stand-in-asked',
      String(Number(localStorage.getItem('stand-in-asked')) + 1),
    );
    if (answer) localStorage.setItem(KEY, answer);
    return current();
  };
}

/** The two push services, the browser's own push service and its question, as one test sees them. */
export class PushServices {
  /** Calls of the SDK so far, in their order. */
  readonly calls: { operation: Operation; body: unknown }[] = [];
  readonly #answers: Partial<Record<Operation, Answer[]>> = {};
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async start(): Promise<void> {
    await this.#context.addInitScript(standInForPushService);
    // Served by Prism from the contracts: mock-server/push/services.ts.
    await this.#context.route(services, async (route) => {
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

  /** What the next calls of an operation are answered with, one after the other. */
  answer(operation: Operation, ...answers: Answer[]): void {
    this.#answers[operation] = answers;
  }

  /** What the browser says of notifications; call before the page loads. */
  async permission(wish: PermissionWish): Promise<void> {
    await this.#context.addInitScript(standInForPermission, wish);
  }

  operations(): Operation[] {
    return this.calls.map(({ operation }) => operation);
  }

  forget(): void {
    this.calls.length = 0;
  }
}

/** Waits until the portal holds this token for the next sign-in. */
export const expectToken = (page: Page, token: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('push-token')))
    .toContain(`"${token}"`);

/** Takes the portal's own copy of the token away, so that its return shows that the SDK was asked. */
export const dropToken = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('push-token'));

/** How often the browser was made to ask. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('stand-in-asked')));

/** The line that stands in the console when push messages do not work. */
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

  /** @param page Any page of the context; it has to stay open. */
  static async through(page: Page, origin: string): Promise<Delivery> {
    const devtools = await page.context().newCDPSession(page);
    const delivery = new Delivery(devtools, origin);
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) delivery.#registrationId = own.registrationId;
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
    async ({ context, allowHost }, use) => {
      allowHost('firebaseinstallations.googleapis.com');
      allowHost('fcmregistrations.googleapis.com');
      const push = new PushServices(context);
      await push.start();
      await use(push);
    },
    { auto: true },
  ],
});
