import type { SceneState, UpAxis } from '@/api/generated/types.gen';
import { turnState } from './cloud/upAxis';
import type {
  Box,
  CameraState,
  CloudViewState,
  ColorMode,
  Navigation,
  Projection,
} from './cloud/viewState';
import type { MeasureKind, Measurement, Vector } from './measure';
import { pointsNeeded } from './measure';

/** Increases when older states can no longer be read. */
const SCHEMA_VERSION = 1;

/** @param upAxis The axis of the scan's file that points up now. */
export const stateToSave = (state: CloudViewState, upAxis: UpAxis): SceneState => ({
  schemaVersion: SCHEMA_VERSION,
  data: { ...state, upAxis },
});

/**
 * Reads a saved state leniently, because another version or any API client may have written it.
 * Null if nothing in it can be shown.
 */
export function savedState(
  { schemaVersion, data }: SceneState,
  upAxis: UpAxis,
): Partial<CloudViewState> | null {
  if (schemaVersion !== SCHEMA_VERSION) return null;
  const camera = readCamera(data.camera);
  if (!camera) return null;
  // Older views have no projection and use perspective.
  const projection = oneOf<Projection>(data.projection, ['parallel']) ?? 'perspective';
  const state: Partial<CloudViewState> = { camera, projection };
  const navigation = oneOf<Navigation>(data.navigation, ['orbit', 'fly']);
  const color = oneOf<ColorMode>(data.color, ['rgb', 'height', 'intensity', 'class']);
  if (navigation) state.navigation = navigation;
  if (color) state.color = color;
  if (isNumber(data.pointSize) && data.pointSize > 0) state.pointSize = data.pointSize;
  if (isList(data.hiddenClasses)) state.hiddenClasses = data.hiddenClasses.filter(isNumber);
  if (data.clip === null) state.clip = null;
  else if (isBox(data.clip)) state.clip = data.clip;
  if (isList(data.measurements)) state.measurements = data.measurements.filter(isMeasurement);
  // Another axis may have pointed up then. Older views have none and were of scans with z up.
  return turnState(state, oneOf<UpAxis>(data.upAxis, ['y']) ?? 'z', upAxis);
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isVector = (value: unknown): value is Vector =>
  isList(value) && value.length === 3 && value.every(isNumber);

const oneOf = <T extends string>(value: unknown, options: readonly T[]): T | undefined =>
  options.find((option) => option === value);

function readCamera(value: unknown): CameraState | null {
  const { position, target } = (value ?? {}) as Record<string, unknown>;
  if (!isVector(position) || !isVector(target)) return null;
  // A camera at its own target has no direction.
  return position.every((each, i) => each === target[i]) ? null : { position, target };
}

function isBox(value: unknown): value is Box {
  const { min, max } = (value ?? {}) as Record<string, unknown>;
  return isVector(min) && isVector(max) && min.every((each, i) => each <= (max[i] ?? each));
}

function isMeasurement(value: unknown): value is Measurement {
  const { id, kind, points } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !isList(points) || !points.every(isVector)) return false;
  if (!Object.hasOwn(pointsNeeded, String(kind))) return false;
  const { least, most } = pointsNeeded[kind as MeasureKind];
  return points.length >= least && points.length <= most;
}
