import type { Photo } from '@/api/generated/types.gen';

/** Pixels. */
const GAP = 6;
const NARROWEST = 150;
const NARROWEST_ON_PHONE = 104;
const PHONE = 480;
const HEADING = 40;
const BELOW = 18;
const RATIO = 3 / 4;

interface Day<P> {
  date: string;
  photos: P[];
}

/** Groups photos by the day they were taken, in the given order. */
export function byDay<P extends Pick<Photo, 'takenOn'>>(photos: readonly P[]): Day<P>[] {
  const days: Day<P>[] = [];
  for (const photo of photos) {
    const last = days.at(-1);
    if (last?.date === photo.takenOn) last.photos.push(photo);
    else days.push({ date: photo.takenOn, photos: [photo] });
  }
  return days;
}

export interface Columns {
  columns: number;
  /** The width of a tile. */
  width: number;
}

/** The number of tiles in a row of this width, and the width of each. */
export function columnsOf(width: number): Columns {
  const narrowest = width < PHONE ? NARROWEST_ON_PHONE : NARROWEST;
  const columns = Math.max(1, Math.floor((width + GAP) / (narrowest + GAP)));
  return { columns, width: Math.max(1, (width - (columns - 1) * GAP) / columns) };
}

/** The height of a day's section, including its heading. */
export function heightOf(photos: number, { columns, width }: Columns): number {
  const rows = Math.ceil(photos / columns);
  return HEADING + rows * width * RATIO + (rows - 1) * GAP + BELOW;
}
