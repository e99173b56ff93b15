import type { Plugin } from 'vite';
import { demoPush } from './push/demo.ts';

const entry = '/mock-server/control/panel/main.tsx';

/**
 * Adds the developer panel to the page without changes to the app. It is a module script with a
 * URL, because the page's policy forbids inline scripts.
 */
export function developerPanel(): Plugin {
  return {
    name: 'developer-panel',
    transformIndexHtml: {
      order: 'pre',
      // Pictures of the portal are taken without it.
      handler: () =>
        process.env.DEVELOPER_PANEL === 'off'
          ? []
          : [{ tag: 'script', attrs: { type: 'module', src: entry }, injectTo: 'body' }],
    },
  };
}

/** Added to the service worker of the portal, so that the panel can send push messages. */
export const workerModules = ['/mock-server/control/panel/push/worker.ts'];

/**
 * Enables push messages if they are not configured: the panel replaces the services behind them.
 */
export function withPush(env: Record<string, string>): Record<string, string> {
  return env.VITE_FIREBASE_API_KEY ? env : { ...env, ...demoPush };
}
