/**
 * Size of the floor in meters: x points east, y north, z up, from its south-west corner on the
 * slab.
 */
export const FLOOR_SIZE = { width: 42, depth: 24, height: 3.4 };

/** The construction stage: only the frame, or also partitions, ceilings and finishes. */
export type Stage = 'framing' | 'finishes';

export interface Spot {
  key: string;
  title: string;
  /** Meters from the south-west corner. */
  x: number;
  y: number;
  /** The heading of the camera in degrees clockwise from north. */
  heading: number;
  /** Spots that are reachable from here. */
  next: readonly string[];
}

/** Where the panoramas of the floor were taken. */
export const spots: readonly Spot[] = [
  {
    key: 'corridor-east',
    title: 'East corridor',
    x: 26.4,
    y: 12.6,
    heading: 75,
    next: ['lobby', 'office-south-east'],
  },
  {
    key: 'office-south-east',
    title: 'South-east office',
    x: 31,
    y: 5.6,
    heading: 150,
    next: ['corridor-east'],
  },
  {
    key: 'lobby',
    title: 'Elevator lobby',
    x: 21,
    y: 12,
    heading: 68,
    next: ['corridor-east', 'gallery'],
  },
  {
    key: 'gallery',
    title: 'Gallery north of the core',
    x: 21,
    y: 18.5,
    heading: -60,
    next: ['lobby', 'corridor-west'],
  },
  {
    key: 'corridor-west',
    title: 'West corridor',
    x: 13.4,
    y: 10,
    heading: -80,
    next: ['gallery', 'office-north-west'],
  },
  {
    key: 'office-north-west',
    title: 'North-west office',
    x: 10,
    y: 20,
    heading: -40,
    next: ['corridor-west'],
  },
];

export const placeOnPlan = ({ x, y }: Spot) => ({
  x: x / FLOOR_SIZE.width,
  y: 1 - y / FLOOR_SIZE.depth,
});

const degrees = (radians: number) => Math.round((radians * 1800) / Math.PI) / 10;

/** Normalizes degrees to -180 to 180. */
export const turned = (angle: number) => Math.round((((angle + 540) % 360) - 180) * 10) / 10;

/**
 * Returns the direction, in degrees, from the center of one panorama to the floor at another spot.
 */
export const directionTo = (from: Spot, to: Spot) => ({
  yaw: turned(degrees(Math.atan2(to.x - from.x, to.y - from.y)) - from.heading),
  pitch: -degrees(Math.atan2(1.4, Math.hypot(to.x - from.x, to.y - from.y))),
});
