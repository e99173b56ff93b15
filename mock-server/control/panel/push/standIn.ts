import { demoPush } from './demo.ts';
import { standInForPushService } from './subscription.ts';

const services = /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\/v1/;
const project = `/projects/${demoPush.VITE_FIREBASE_PROJECT_ID}/`;

/**
 * Makes push messages work in mock mode without Firebase: redirects the SDK's calls for the demo
 * project to the mock server. Calls for a real project are not affected.
 */
export function standInForPush(): void {
  // Pages outside a secure context have no push service to replace.
  if (!('PushManager' in window)) return;
  standInForPushService();
  const original = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!services.test(address) || !address.includes(project)) return original(input, init);
    return original(address.replace(services, '/__mock/push'), init);
  };
}

const WORKER = '/firebase-messaging-sw.js';
/** The scope that Firebase's SDK uses. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

export interface TestMessage {
  title: string;
  body: string;
  link: string;
}

/**
 * Sends a message through the service worker, like a push service.
 *
 * @param delayMs how long the service worker waits, so that the user can leave the page
 * @throws Error with a sentence for the user if there is no service worker
 */
export async function sendTestMessage(message: TestMessage, delayMs: number): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers.');
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.active ?? (await activated(registration));
  const { title, body, link } = message;
  worker.postMessage({
    delayMs,
    mockPush: {
      from: demoPush.VITE_FIREBASE_MESSAGING_SENDER_ID,
      fcmMessageId: crypto.randomUUID(),
      notification: { title, body },
      fcmOptions: { link },
    },
  });
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting;
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('The service worker was not installed.'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker was not installed.'));
    });
  });
}
