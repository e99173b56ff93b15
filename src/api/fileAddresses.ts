import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Addresses of files work for 15 minutes at least (openapi/guides/files.md). After this many milliseconds, the portal
 * reads the record again before a download.
 */
const FRESH_MS = 10 * 60_000;

/** Addresses that failed and were renewed. A file that is really broken is not read again and again. */
const renewed = new Set<string>();

const contains = (value: unknown, address: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((part) => contains(part, address))
    : value === address;

const hasAddress = (address: string) => (query: Query) => contains(query.state.data, address);

/** Reads the answers on the page again that contain an address, and waits until the page shows the result. */
async function readAgain(client: QueryClient, address: string): Promise<void> {
  const predicate = hasAddress(address);
  await client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  // The query client informs the page after a timeout of its own.
  await new Promise((resolve) => setTimeout(resolve));
}

async function renew(client: QueryClient, address: string): Promise<void> {
  if (renewed.has(address)) return;
  renewed.add(address);
  await readAgain(client, address);
}

/** Reads the record of a file again, once, after its address failed. For files that no element of the page loads. */
export function useRenewAddress(): (address: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback((address) => renew(client, address), [client]);
}

/**
 * Keeps pages usable that are open for longer than the addresses in them work. If a picture or a video fails, its record
 * is read again. A download whose record was read a while ago reads it first.
 *
 * @returns a function that ends it
 */
export function renewAddresses(client: QueryClient): () => void {
  const listening = new AbortController();
  // Errors of elements do not bubble.
  const options = { capture: true, signal: listening.signal };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement || target instanceof HTMLVideoElement) {
        void renew(client, target.currentSrc || target.src);
      }
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (!link || !isPlain || !link.href.includes('?')) return;
      const queries = client.getQueryCache().findAll({ predicate: hasAddress(link.href) });
      const isOld = queries.some(({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS);
      if (!isOld) return;
      event.preventDefault();
      event.stopPropagation();
      void readAgain(client, link.href).then(() => link.click());
    },
    options,
  );
  return () => listening.abort();
}
