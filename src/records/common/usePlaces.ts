import { type RefCallback, useCallback } from 'react';
import { useAddressQuery } from '@/shared/routing/search';

/** The query parameter that names a part of a record, such as a comment. */
export const PLACE = 'at';

/** Returns the id of the part that the address names; null for none. */
export const useNamedPlace = (): string | null => useAddressQuery().get(PLACE);

/**
 * Returns the properties of a part of a record that an address can lead to. The part that the address names comes into view and
 * is marked.
 */
export function usePlaces(): (id: string) => {
  'data-place'?: true;
  ref?: RefCallback<HTMLElement>;
} {
  const named = useNamedPlace();
  // A callback that stays the same runs once for each part that appears.
  const show = useCallback<RefCallback<HTMLElement>>((element) => {
    element?.scrollIntoView({ block: 'center' });
  }, []);
  return (id) => (id === named ? { 'data-place': true, ref: show } : {});
}
