import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { replace } from './guardedLocation';
import { afterStep } from './leaveGuard';

/**
 * Returns the query of the address. wouter's `useSearchParams` decodes it twice, so an encoded address within the query would
 * lose its encoding.
 */
export function useAddressQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Returns the query of the address as text, without the question mark. */
export const useAddressQueryText = (): string => useSearch().replace(/^\?/, '');

type Change = (
  change: (query: URLSearchParams) => URLSearchParams,
  show?: (address: string) => void,
) => void;

/**
 * Returns the query of the address and a function that changes it: in place, unless it is told another way to show the new
 * address.
 */
export function useAddressParams(): [URLSearchParams, Change] {
  const change = useCallback<Change>(
    (made, show = replace) =>
      afterStep(() => {
        const query = made(new URLSearchParams(location.search)).toString();
        const path = location.pathname + (query && `?${query}`);
        // A change in place keeps the fragment.
        show(show === replace ? path + location.hash : path);
      }),
    [],
  );
  return [useAddressQuery(), change];
}
