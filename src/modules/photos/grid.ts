import type { Photo } from '@/api/generated/types.gen';

/** Pixels. */
const GAP = 6;
const NARROWEST = 150;
const NARROWEST_ON_PHONE = 104;
const PHONE = 480;
const HEADING = 40;
const BELOW = 18;
const RATIO = 3 / 4;

interface Group<P> {
  /** The first day that the group can contain. */
  date: string;
  photos: P[];
}

function grouped<P>(photos: readonly P[], dateOf: (photo: P) => string): Group<P>[] {
  const groups: Group<P>[] = [];
  for (const photo of photos) {
    const last = groups.at(-1);
    const date = dateOf(photo);
    if (last?.date === date) last.photos.push(photo);
    else groups.push({ date, photos: [photo] });
  }
  return groups;
}

/** Groups photos by the day they were taken, in the given order. */
export const byDay = <P extends Pick<Photo, 'takenOn'>>(photos: readonly P[]) =>
  grouped(photos, ({ takenOn }) => takenOn);

/** Groups photos by the month they were taken, in the given order. */
export const byMonth = <P extends Pick<Photo, 'takenOn'>>(photos: readonly P[]) =>
  grouped(photos, ({ takenOn }) => `${takenOn.slice(0, 7)}-01`);

export interface Columns {
  columns: number;
  /** The width of a tile. */
  width: number;
}

/** Returns the number of tiles in a row of this width, and the width of each. */
export function columnsOf(width: number): Columns {
  const narrowest = width < PHONE ? NARROWEST_ON_PHONE : NARROWEST;
  const columns = Math.max(1, Math.floor((width + GAP) / (narrowest + GAP)));
  return { columns, width: Math.max(1, (width - (columns - 1) * GAP) / columns) };
}

/** Returns the height of a day's section, including its heading. */
export function heightOf(photos: number, { columns, width }: Columns): number {
  const rows = Math.ceil(photos / columns);
  return HEADING + rows * width * RATIO + (rows - 1) * GAP + BELOW;
}
