import { initializeApp } from '@firebase/app';
import {
  deleteToken,
  getMessaging,
  getToken,
  isSupported,
  type MessagePayload,
  type Messaging,
  onMessage,
} from '@firebase/messaging';
import { deletePushToken } from '@/api/generated/auth/deletePushToken.gen';
import { updatePushToken } from '@/api/generated/auth/updatePushToken.gen';
import { offers } from '@/api/offers';
import { exclusively } from '@/shared/browser/exclusively';
import { notificationPermission, serviceWorkers } from './browser';
import { kindOf, logFailure } from './failures';
import { pushSettings } from './settings';
import { pushToken } from './token';

let messaging: Messaging | undefined;

/**
 * Firebase's messaging; null if the browser does not support it. Checked before the SDK is used, which would otherwise
 * cause an unhandled rejection.
 */
async function supported(): Promise<Messaging | null> {
  if (!pushSettings) return null;
  // It can throw where the browser forbids what it looks for.
  if (!messaging && !(await isSupported().catch(() => false))) {
    const canPush =
      'PushManager' in window && notificationPermission() !== null && serviceWorkers() !== null;
    logFailure(canPush ? 'storage unsupported' : 'unsupported browser');
    return null;
  }
  messaging ??= getMessaging(initializeApp(pushSettings.app));
  return messaging;
}

/** Runs one task at a time across all tabs, so that obtaining and removing a token do not interfere. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> => exclusively('push-token', task);

/**
 * Obtains this browser's token through the SDK and stores it for the next sign-in. The SDK asks for permission if
 * needed, reuses a token, and replaces one that is 7 days old or has a changed subscription. The session of a signed-in
 * user gets the new token.
 *
 * @param userId The signed-in user, if any.
 * @returns Whether there is a token. The console says why not.
 */
export async function obtainToken(userId: string | null): Promise<boolean> {
  const service = await supported();
  if (!service || !pushSettings) return false;
  const { vapidKey } = pushSettings;
  const before = pushToken.get();
  try {
    const token = await inTurn(() => getToken(service, { vapidKey }));
    const isKnown = before?.token === token && before.userId === userId;
    const isSet = isKnown || (userId !== null && (await setOfSession(token)));
    // Without the user, the next page load tries again.
    pushToken.set({ token, userId: isSet ? userId : null });
    return true;
  } catch (error) {
    pushToken.clear();
    // The user has blocked notifications. After another failure, the old token may still work.
    if (userId !== null && before?.userId === userId && notificationPermission() === 'denied')
      await setOfSession(null);
    const dismissed = notificationPermission() === 'default';
    logFailure(dismissed ? 'permission dismissed' : kindOf(error, 'subscribe failed'), error);
    return false;
  }
}

/** Sets or removes the push token of the session on the server. @returns whether that succeeded */
async function setOfSession(fcmToken: string | null): Promise<boolean> {
  // A host without the calls takes the token of the next sign-in.
  if (!offers(fcmToken === null ? 'deletePushToken' : 'updatePushToken')) return false;
  try {
    if (fcmToken === null) await deletePushToken({ throwOnError: true });
    else await updatePushToken({ body: { fcmToken }, throwOnError: true });
    return true;
  } catch (error) {
    logFailure('update failed', error);
    return false;
  }
}

/** Deletes this browser's token, so that the next user does not get messages of the previous one. */
export async function removeToken(): Promise<void> {
  const service = await supported();
  if (!service) return;
  try {
    await inTurn(() => deleteToken(service));
  } catch (error) {
    logFailure(kindOf(error, 'unsubscribe failed'), error);
  }
}

/** The parts of a push message that the portal shows; all are optional (specification, section 3). */
export interface PushMessage {
  title: string | undefined;
  body: string | undefined;
  /** Addresses as received from the sender. */
  image: string | undefined;
  icon: string | undefined;
  link: string | undefined;
}

/** Reads a message as untrusted input. */
function read({ notification, fcmOptions }: MessagePayload): PushMessage {
  const { title, body, image, icon } = notification ?? {};
  const message = { title, body, image, icon, link: fcmOptions?.link };
  for (const [name, value] of Object.entries(message)) {
    if (value !== undefined && typeof value !== 'string') throw new TypeError(`Bad ${name}.`);
  }
  return message;
}

/** Passes on messages that arrive while the portal is open. Returns a function that stops this. */
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
 * Passes on the link of a message that was clicked outside the portal while it was open in a window. The service worker
 * focuses that window, and the page navigates.
 */
export function listenForClicks(onClick: (link: string) => void): () => void {
  const handle = ({ data }: MessageEvent) => {
    if (!data?.isFirebaseMessaging || data.messageType !== 'notification-clicked') return;
    const link = data.fcmOptions?.link ?? data.notification?.click_action;
    if (typeof link === 'string') onClick(link);
  };
  const workers = serviceWorkers();
  workers?.addEventListener('message', handle);
  return () => workers?.removeEventListener('message', handle);
}
