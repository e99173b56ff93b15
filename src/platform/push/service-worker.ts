import { initializeApp } from 'firebase/app';
import { getMessaging } from 'firebase/messaging/sw';
import { pushSettings } from './settings';

/**
 * The portal's one service worker. Firebase's SDK shows messages that come while no window of the portal is in
 * view, and opens their link, on the portal's own host only, when they are clicked. It answers no request of the
 * page and caches nothing: there is no fetch handler here, and none may be added.
 */
if (pushSettings) getMessaging(initializeApp(pushSettings.app));
