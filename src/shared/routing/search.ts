import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

/**
 * The query of the address, as it stands there. wouter's own `useSearchParams` decodes once more than it should:
 * an encoded address within the address loses its own encoding.
 */
export function useAddressQuery(): URLSearchParams {
  const search = useSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The same as text, without the question mark. */
export const useAddressQueryText = (): string => useSearch().replace(/^\?/, '');

type Change = (change: (query: URLSearchParams) => URLSearchParams) => void;

/** The query of the address, and a function that replaces it. */
export function useAddressParams(): [URLSearchParams, Change] {
  const change = useCallback<Change>((made) => {
    const query = made(new URLSearchParams(location.search)).toString();
    // Behind the hash stands what a public page was opened by.
    navigate(location.pathname + (query && `?${query}`) + location.hash, { replace: true });
  }, []);
  return [useAddressQuery(), change];
}
