import type { Plugin } from 'vite';
import { demoPush } from './push/demo.ts';

const entry = '/mock-server/panel/main.tsx';

/**
 * Puts the developer panel on the page without the app's knowledge. A module script with an address:
 * the page's policy allows no inline script.
 */
export function developerPanel(): Plugin {
  return {
    name: 'developer-panel',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: entry }, injectTo: 'body' }],
    },
  };
}

/** What runs in the service worker besides the portal's own, so that the panel can send push messages. */
export const workerModules = ['/mock-server/panel/push/worker.ts'];

/** Switches push messages on where nobody has: the panel stands in for the services behind them. */
export function withPush(env: Record<string, string>): Record<string, string> {
  return env.VITE_FIREBASE_API_KEY ? env : { ...env, ...demoPush };
}
