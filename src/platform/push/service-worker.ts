import { initializeApp } from '@firebase/app';
import { getMessaging } from '@firebase/messaging/sw';
import { pushSettings } from './settings';

/**
 * The portal's only service worker. Firebase's SDK shows messages that arrive while no window of the portal is visible,
 * and opens their links on click, on the portal's own host only. It must not get a fetch handler: it answers no
 * requests and caches nothing.
 */
if (pushSettings) getMessaging(initializeApp(pushSettings.app));
