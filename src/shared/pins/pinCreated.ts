import type { QueryClient } from '@tanstack/react-query';
import { pick, safeParse } from 'zod/mini';
import { createPin } from '@/api/generated/pins/createPin.gen';
import { zCreatePinRequest } from '@/api/generated/schemas/zCreatePinRequest.gen';
import type { PinRecord } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import type { PinPlace } from './pinAt';
import { pinAddress } from './pins';

const zPlace = pick(zCreatePinRequest, { target: true, anchor: true });

/** The place that an address speaks of; null for anything else, as anybody can write an address. */
function placeIn(text: string): PinPlace | null {
  try {
    const read = safeParse(zPlace, JSON.parse(text));
    return read.success ? (read.data as PinPlace) : null;
  } catch {
    return null;
  }
}

/**
 * Pins a record that was written for a place.
 * @returns where to go on: to the place. Null when it could not be pinned, which has been said; the record is there.
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
    void client.invalidateQueries({ queryKey: [{ _id: 'listPins' }] });
    return pinAddress(projectId, data.data);
  } catch (error) {
    toast.error(failureText('createPin', error));
    return null;
  }
}
