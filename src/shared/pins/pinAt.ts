import type { CreatePinRequest } from '@/api/generated/types.gen';
import { NEW, recordTypes } from '../records/recordTypes';
import { href } from '../routing/paths';

/** A place that waits for a record to be pinned to it. */
export type PinPlace = Pick<CreatePinRequest, 'target' | 'anchor'>;

/** In the address of a log's form: where what is written with it is pinned to. */
export const PIN_AT = 'pinAt';

/** The form for a new punch item; it leads back to the place. */
export const newPinnedItem = (projectId: string, place: PinPlace): string =>
  href(recordTypes.punch_item.path, {
    project: projectId,
    ...NEW,
    [PIN_AT]: JSON.stringify(place),
  });
