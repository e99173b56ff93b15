import { BUDGETS, clampBudget } from './budget';
import type { Measurement, Vector } from './measure';

export type ColourMode = 'rgb' | 'height' | 'intensity' | 'class';
export type Navigation = 'orbit' | 'fly';
/** As the eye sees, or as plans are drawn: without vanishing points, so that lengths can be compared. */
export type Projection = 'perspective' | 'parallel';

export interface CameraState {
  position: Vector;
  /** What the camera looks at, and turns around. */
  target: Vector;
}

export interface Box {
  min: Vector;
  max: Vector;
}

/** All that makes up what one sees, to be kept and shown again. Metres, in the coordinates of the cloud. */
export interface CloudViewState {
  camera: CameraState;
  navigation: Navigation;
  projection: Projection;
  colour: ColourMode;
  /** Size of the points, 1 as they come. */
  pointSize: number;
  hiddenClasses: readonly number[];
  /** Null shows all. */
  clip: Box | null;
  measurements: readonly Measurement[];
}

export type Eye = Pick<CloudViewState, 'camera' | 'projection'>;

const EYE = /^v=(-?[\d.]+(?:,-?[\d.]+){5})(,parallel)?$/;

/** What one looks from as the fragment of an address: `#v=` with position and target, to the centimetre. */
export function eyeFragment({ camera, projection }: Eye): string {
  const values = [...camera.position, ...camera.target].map((value) => Number(value.toFixed(2)));
  return `#v=${values.join(',')}${projection === 'parallel' ? ',parallel' : ''}`;
}

/** What a fragment says to look from; null for any other fragment. */
export function eyeOfFragment(fragment: string): Eye | null {
  const [, numbers, parallel] = EYE.exec(fragment.replace(/^#/, '')) ?? [];
  const values = numbers?.split(',').map(Number);
  if (!values?.every(Number.isFinite)) return null;
  const [px, py, pz, tx, ty, tz] = values as [number, number, number, number, number, number];
  // A camera in its own target looks nowhere.
  if (px === tx && py === ty && pz === tz) return null;
  return {
    camera: { position: [px, py, pz], target: [tx, ty, tz] },
    projection: parallel ? 'parallel' : 'perspective',
  };
}

/** What the address asks of the quality: `?budget=50000&edl=off`, for slow devices and for tests. */
export function askedQuality(query: URLSearchParams): { budget?: number; edl?: boolean } {
  const budget = Number(query.get('budget'));
  const edl = query.get('edl');
  return {
    ...(budget >= BUDGETS.least && { budget: clampBudget(budget) }),
    ...((edl === 'on' || edl === 'off') && { edl: edl === 'on' }),
  };
}
