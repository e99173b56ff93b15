import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { WorkItemType } from '@/api/generated/types.gen';
import { useAddressQuery } from '../routing/search';
import { PIN_AT } from './pinAt';

/**
 * What follows once a record is written: it is opened; or, where its address says a place that waits for it, pinned
 * there, and one is back at that place.
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
    // Only who comes from a viewer needs the code.
    const { pinCreated } = await import('./pinCreated');
    const address = await pinCreated(client, projectId, { type, id }, place);
    if (address) navigate(address);
    else open(id);
  };
  return (id) => void pin(id);
}
