import { useSyncExternalStore } from 'react';

/** Returns the fragment of the address. Browsers send it to no server and in no referrer. */
const read = () => location.hash.slice(1);

function subscribe(listener: () => void): () => void {
  // A new link in the address bar does not reload the page.
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** The token of the link that opened this page. Empty if there is none. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, read);

/** Extracts the token from pasted text: a whole address or the token alone. */
export function tokenIn(text: string): string | null {
  const token = text.trim().split('#').at(-1) ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
}
