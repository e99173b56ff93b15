import { initializeApp } from 'firebase/app';
import {
  deleteToken,
  getMessaging,
  getToken,
  isSupported,
  type MessagePayload,
  type Messaging,
  onMessage,
} from 'firebase/messaging';
import { kindOf, logFailure } from './failures';
import { pushSettings } from './settings';
import { pushToken } from './token';

let messaging: Messaging | undefined;

/**
 * Firebase's messaging, or null where the browser cannot do it. Asked for before the SDK is touched: it would
 * complain by an unhandled rejection.
 */
async function supported(): Promise<Messaging | null> {
  if (!pushSettings) return null;
  if (!messaging && !(await isSupported())) {
    const canPush = 'PushManager' in window && 'Notification' in window && navigator.serviceWorker;
    logFailure(canPush ? 'storage unsupported' : 'unsupported browser');
    return null;
  }
  messaging ??= getMessaging(initializeApp(pushSettings.app));
  return messaging;
}

/** Obtaining and removing take turns, in this tab and the others: the one must not undo the other halfway. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('push-token', task) : task();
}

/**
 * Has the SDK obtain this browser's token and keeps it for the next sign-in. The SDK asks for permission if nobody
 * has, reuses a token, renews one of 7 days and replaces one whose subscription has changed.
 *
 * @param userId Who is signed in, if anybody is.
 * @returns Whether there is a token. Why not is said in the console.
 */
export async function obtainToken(userId: string | null): Promise<boolean> {
  const service = await supported();
  if (!service || !pushSettings) return false;
  const { vapidKey } = pushSettings;
  try {
    const token = await inTurn(() => getToken(service, { vapidKey }));
    pushToken.set({ token, userId });
    return true;
  } catch (error) {
    pushToken.clear();
    const dismissed = 'Notification' in window && Notification.permission === 'default';
    logFailure(dismissed ? 'permission dismissed' : kindOf(error, 'subscribe failed'), error);
    return false;
  }
}

/** Takes this browser's token back, so that whoever uses it next gets no messages of the one before. */
export async function removeToken(): Promise<void> {
  const service = await supported();
  if (!service) return;
  try {
    await inTurn(() => deleteToken(service));
  } catch (error) {
    logFailure(kindOf(error, 'unsubscribe failed'), error);
  }
}

/** What the portal shows of a push message; all of it is optional (specification, section 3). */
export interface PushMessage {
  title: string | undefined;
  body: string | undefined;
  /** Addresses, as the sender gave them. */
  image: string | undefined;
  icon: string | undefined;
  link: string | undefined;
}

/** Reads a message, which is input like any other. */
function read({ notification, fcmOptions }: MessagePayload): PushMessage {
  const { title, body, image, icon } = notification ?? {};
  const message = { title, body, image, icon, link: fcmOptions?.link };
  for (const [name, value] of Object.entries(message)) {
    if (value !== undefined && typeof value !== 'string') throw new TypeError(`Bad ${name}.`);
  }
  return message;
}

/** Hands on messages that come while the portal is open. Returns how to stop. */
export async function listen(onPush: (message: PushMessage) => void): Promise<() => void> {
  const service = await supported();
  if (!service) return () => {};
  return onMessage(service, (message) => {
    try {
      onPush(read(message));
    } catch (error) {
      logFailure('message listener failed', error);
    }
  });
}

/**
 * Hands on the link of a message that was clicked outside the portal while a window of it was open: the service
 * worker brings that window to the front, and leaves it to the page to go there.
 */
export function listenForClicks(onClick: (link: string) => void): () => void {
  const handle = ({ data }: MessageEvent) => {
    if (!data?.isFirebaseMessaging || data.messageType !== 'notification-clicked') return;
    const link = data.fcmOptions?.link ?? data.notification?.click_action;
    if (typeof link === 'string') onClick(link);
  };
  navigator.serviceWorker?.addEventListener('message', handle);
  return () => navigator.serviceWorker?.removeEventListener('message', handle);
}
