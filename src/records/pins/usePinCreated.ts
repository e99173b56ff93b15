import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { WorkItemType } from '@/api/generated/types.gen';
import { useAddressQuery } from '@/shared/routing/search';
import { PIN_AT } from './pinAt';

/**
 * Handles a created record: opens it, or, if the address names a place to pin it to, pins it and
 * returns to that place.
 */
export function usePinCreated(
  projectId: string,
  type: WorkItemType,
  open: (id: string) => void,
): (id: string) => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const place = useAddressQuery().get(PIN_AT);
  if (place === null) return open;
  const pin = async (id: string) => {
    // Load the code only for users who come from a viewer.
    const { pinCreated } = await import('./pinCreated');
    const address = await pinCreated(client, projectId, { type, id }, place);
    if (address) navigate(address);
    else open(id);
  };
  return (id) => void pin(id);
}
