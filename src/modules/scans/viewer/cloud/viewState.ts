import type { Measurement, Vector } from '../measure';
import { BUDGETS, clampBudget } from './budget';

export type ColorMode = 'rgb' | 'height' | 'intensity' | 'class';
export type Navigation = 'orbit' | 'fly';
/** Perspective, or parallel as in plans, where lengths can be compared. */
export type Projection = 'perspective' | 'parallel';

export interface CameraState {
  position: Vector;
  /** The point that the camera looks at and orbits. */
  target: Vector;
}

export interface Box {
  min: Vector;
  max: Vector;
}

/** Everything that a saved view restores. Meters, in the coordinates of the cloud. */
export interface CloudViewState {
  camera: CameraState;
  navigation: Navigation;
  projection: Projection;
  color: ColorMode;
  /** Relative point size; 1 is the default. */
  pointSize: number;
  hiddenClasses: readonly number[];
  /** Null shows everything. */
  clip: Box | null;
  measurements: readonly Measurement[];
}

export type Eye = Pick<CloudViewState, 'camera' | 'projection'>;

const EYE = /^v=(-?[\d.]+(?:,-?[\d.]+){5})(,parallel)?$/;

/**
 * Formats the camera as an address fragment: `#v=` with position and target in meters, to the
 * centimeter.
 */
export function eyeFragment({ camera, projection }: Eye): string {
  const values = [...camera.position, ...camera.target].map((value) => Number(value.toFixed(2)));
  return `#v=${values.join(',')}${projection === 'parallel' ? ',parallel' : ''}`;
}

/** Parses a camera from a fragment. Null for other fragments. */
export function eyeOfFragment(fragment: string): Eye | null {
  const [, numbers, parallel] = EYE.exec(fragment.replace(/^#/, '')) ?? [];
  const values = numbers?.split(',').map(Number);
  if (!values?.every(Number.isFinite)) return null;
  const [px, py, pz, tx, ty, tz] = values as [number, number, number, number, number, number];
  // A camera at its own target has no direction.
  if (px === tx && py === ty && pz === tz) return null;
  return {
    camera: { position: [px, py, pz], target: [tx, ty, tz] },
    projection: parallel ? 'parallel' : 'perspective',
  };
}

/** Reads the quality from the address: `?budget=50000&edl=off`, for slow devices and tests. */
export function qualityFromAddress(query: URLSearchParams): { budget?: number; edl?: boolean } {
  const budget = Number(query.get('budget'));
  const edl = query.get('edl');
  return {
    ...(budget >= BUDGETS.least && { budget: clampBudget(budget) }),
    ...((edl === 'on' || edl === 'off') && { edl: edl === 'on' }),
  };
}
