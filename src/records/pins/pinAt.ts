import type { CreatePinRequest, WorkItemType } from '@/api/generated/types.gen';
import { href } from '@/shared/routing/paths';
import { NEW, recordTypes } from '../common/recordTypes';

/** A place to which a new record will be pinned. */
export type PinPlace = Pick<CreatePinRequest, 'target' | 'anchor'>;

/** The search parameter of a create form that holds the place for the new record. */
export const PIN_AT = 'pinAt';

/** The address of the form for a new record. After saving, the form returns to the place. */
export const newPinnedItem = (projectId: string, place: PinPlace, type: WorkItemType): string =>
  href(recordTypes[type].path, {
    project: projectId,
    ...NEW,
    [PIN_AT]: JSON.stringify(place),
  });
