import type { Plugin } from 'vite';

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
