import { attempt } from '@/shared/browser/attempt';

/** What the person has answered to the browser. Null where there are no notifications, or they are forbidden to the portal. */
export const notificationPermission = (): NotificationPermission | null =>
  attempt(() => Notification.permission);

/** Null where there are no service workers, or they are forbidden to the portal. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker) ?? null;
