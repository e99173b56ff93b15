import type { Photo, PhotoPosition, SitePlan } from '@/api/generated/types.gen';
import { FOOT, type Units } from '@/shared/format/units';

type Placed = Photo & { position: PhotoPosition };

export const isPlaced = (photo: Photo): photo is Placed => photo.position !== null;

/** Meters per degree of latitude, and of longitude at the equator (WGS 84, within 1%). */
const METERS_PER_DEGREE = 111_320;
/** Margin around the outermost photo, as a fraction of the plot. */
const MARGIN = 0.08;
/** Minimum side length of a plot in meters. */
const SMALLEST = 20;

interface Spot {
  photos: Placed[];
  /** Fractions of the plot from its upper left corner. */
  x: number;
  y: number;
}

export interface Plot {
  spots: Spot[];
  /** Side length in meters. The plot is a square with north at the top. */
  span: number;
  /** Length of the scale bar in meters. */
  scale: number;
  /** Where the plan lies, as fractions of the plot; null without a plan. */
  plan: Record<'left' | 'top' | 'width' | 'height', number> | null;
}

type Edges = Pick<SitePlan, 'north' | 'south' | 'east' | 'west'>;

/**
 * Places photos and the plan of a storey on a plot of the site, and merges photos that would overlap.
 *
 * @param apart Minimum distance between two spots, as a fraction of the plot.
 * @param units The units in which the length of the scale bar is round.
 */
export function plotOf(
  photos: readonly Placed[],
  apart: number,
  plan?: Edges | null,
  units: Units = 'metric',
): Plot {
  const lats = photos.map(({ position }) => position.lat);
  const lngs = photos.map(({ position }) => position.lng);
  if (plan) {
    lats.push(plan.north, plan.south);
    lngs.push(plan.east, plan.west);
  }
  const [lat, lng] = [middle(lats), middle(lngs)];
  const east = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const wide = (Math.max(...lngs) - Math.min(...lngs)) * east;
  const tall = (Math.max(...lats) - Math.min(...lats)) * METERS_PER_DEGREE;
  const span = Math.max(SMALLEST, wide, tall) / (1 - 2 * MARGIN);
  const xOf = (value: number) => 0.5 + ((value - lng) * east) / span;
  const yOf = (value: number) => 0.5 - ((value - lat) * METERS_PER_DEGREE) / span;
  const spots: Spot[] = [];
  for (const photo of photos) {
    const x = xOf(photo.position.lng);
    const y = yOf(photo.position.lat);
    const near = spots.find((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) < apart);
    if (near) near.photos.push(photo);
    else spots.push({ photos: [photo], x, y });
  }
  const [left, top] = plan ? [xOf(plan.west), yOf(plan.north)] : [0, 0];
  const box = plan && { left, top, width: xOf(plan.east) - left, height: yOf(plan.south) - top };
  const unit = units === 'imperial' ? FOOT : 1;
  return { spots, span, scale: roundedDown(span / 4 / unit) * unit, plan: box ?? null };
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** Rounds down to 1, 2 or 5 times a power of ten. */
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

/** Converts 47 degrees to 'northeast'. */
export const windOf = (heading: number): string => WINDS[Math.round(heading / 45) % 8] ?? 'north';
