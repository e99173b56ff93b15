import type { Photo, PhotoPosition } from '@/api/generated/types.gen';

/** A photo that says where it was taken. */
type Placed = Photo & { position: PhotoPosition };

export const isPlaced = (photo: Photo): photo is Placed => photo.position !== null;

/** Metres of a degree of latitude, and of one of longitude at the equator (WGS 84, to a percent). */
const METRES = 111_320;
/** Room around the outermost photo, as a share of the plot. */
const MARGIN = 0.08;
/** Metres that a plot shows at the least. */
const SMALLEST = 20;

interface Spot {
  photos: Placed[];
  /** Shares of the plot from its left and upper edge. */
  x: number;
  y: number;
}

export interface Plot {
  spots: Spot[];
  /** Metres from edge to edge; the plot is a square, north is up. */
  span: number;
  /** Length of the scale bar in metres. */
  scale: number;
}

/**
 * Photos on a plain plot of the site. Those that would lie on one another are one spot.
 *
 * @param apart How far two spots must be apart, as a share of the plot.
 */
export function plotOf(photos: readonly Placed[], apart: number): Plot {
  const lats = photos.map(({ position }) => position.lat);
  const lngs = photos.map(({ position }) => position.lng);
  const [lat, lng] = [middle(lats), middle(lngs)];
  const east = METRES * Math.cos((lat * Math.PI) / 180);
  const wide = (Math.max(...lngs) - Math.min(...lngs)) * east;
  const tall = (Math.max(...lats) - Math.min(...lats)) * METRES;
  const span = Math.max(SMALLEST, wide, tall) / (1 - 2 * MARGIN);
  const spots: Spot[] = [];
  for (const photo of photos) {
    const x = 0.5 + ((photo.position.lng - lng) * east) / span;
    const y = 0.5 - ((photo.position.lat - lat) * METRES) / span;
    const near = spots.find((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) < apart);
    if (near) near.photos.push(photo);
    else spots.push({ photos: [photo], x, y });
  }
  return { spots, span, scale: roundedDown(span / 4) };
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** 1, 2 or 5 of a power of ten. */
function roundedDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((each) => each * power <= value) ?? 1;
  return step * power;
}

const WINDS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

/** 'northeast' from 47 degrees. */
export const windOf = (heading: number): string => WINDS[Math.round(heading / 45) % 8] ?? 'north';

/** '47.60150° N, 122.33430° W' */
export function coordinatesOf({ lat, lng }: Pick<PhotoPosition, 'lat' | 'lng'>): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(5)}° ${value < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')}, ${part(lng, 'E', 'W')}`;
}
