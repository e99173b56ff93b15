import type { LogRow } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';

/** Returns the names of a location and of those that contain it, as one text. */
export const locationText = (path: readonly string[]) => path.join(' › ');

/** Returns where a record is, in words: the option, the place in the building, and the free text. */
export const placeOf = ({ location, projectLocation, locationDetail }: LogRow) =>
  [location && optionLabel(location), locationText(projectLocation?.path ?? []), locationDetail]
    .filter(Boolean)
    .join(' · ');
