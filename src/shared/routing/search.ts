import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

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

type Change = (change: (query: URLSearchParams) => URLSearchParams) => void;

/** Returns the query of the address and a function that replaces it. */
export function useAddressParams(): [URLSearchParams, Change] {
  const change = useCallback<Change>((made) => {
    const query = made(new URLSearchParams(location.search)).toString();
    // Keep the fragment.
    navigate(location.pathname + (query && `?${query}`) + location.hash, { replace: true });
  }, []);
  return [useAddressQuery(), change];
}
