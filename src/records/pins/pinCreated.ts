import type { QueryClient } from '@tanstack/react-query';
import { createPin } from '@/api/generated/pins.gen';
import type { PinRecord } from '@/api/generated/types.gen';
import { invalidate } from '@/shared/feedback/useWrite';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { pinAddress } from './pins';
import { placeIn } from './placeIn';

/**
 * Pins a new record to the place that it was created for.
 *
 * @returns The address of the place. Null if the pin failed, after a toast; the record itself exists.
 */
export async function pinCreated(
  client: QueryClient,
  projectId: string,
  record: PinRecord,
  text: string,
): Promise<string | null> {
  const place = placeIn(text);
  if (!place) return null;
  try {
    const body = { ...place, record };
    const { data } = await createPin({ path: { projectId }, body, throwOnError: true });
    void invalidate(client, ['listPins']);
    return pinAddress(projectId, data.data);
  } catch (error) {
    void toastFailure('createPin', error);
    return null;
  }
}
