import { useQueryClient } from '@tanstack/react-query';
import type { WorkItemType } from '@/api/generated/types.gen';
import { useAddressQuery } from '@/shared/routing/search';
import { FROM_MESSAGE, placeIn } from './fromMessage';

/** Handles a created record: links it with the message of the address, if it names one, and goes on. */
export function useMadeFromMessage(
  projectId: string,
  type: WorkItemType,
  goOn: (id: string) => void,
): (id: string) => void {
  const client = useQueryClient();
  const place = placeIn(useAddressQuery().get(FROM_MESSAGE));
  if (!place) return goOn;
  const link = async (id: string) => {
    const { linkMessage } = await import('./linkMessage');
    await linkMessage(client, projectId, place, { type, id });
    goOn(id);
  };
  return (id) => void link(id);
}
