import type { LogRow, RecordLocation } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';

/** Returns the names of a location and of those that contain it, as one text. */
export const locationText = (path: readonly string[]) => path.join(' › ');

/** The name of a location that no new record gets. */
export const archivedName = (name: string): string => `${name} (archived)`;

/** Returns the location of a record as a text. */
const recordLocationText = ({ path, archived }: RecordLocation): string =>
  archived ? archivedName(locationText(path)) : locationText(path);

/** Returns where a record is, in words: the option, the place in the building, and the free text. */
export const placeOf = ({ location, projectLocation, locationDetail }: LogRow) =>
  [
    location && optionLabel(location),
    projectLocation && recordLocationText(projectLocation),
    locationDetail,
  ]
    .filter(Boolean)
    .join(' · ');
