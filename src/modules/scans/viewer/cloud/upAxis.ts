import type { UpAxis } from '@/api/generated/types.gen';
import type { Vector } from '../measure';
import type { Box, CloudViewState } from './viewState';

/** Turns a position of a file so that z points up: (x, y, z) of a file with y up is at (x, -z, y). */
export const turned = ([x, y, z]: Vector, upAxis: UpAxis): Vector =>
  upAxis === 'y' ? [x, -z, y] : [x, y, z];

/** Turns two corners of a box, and returns the box between them. */
export function turnedBox({ min, max }: Box, turn: (corner: Vector) => Vector): Box {
  const [a, b] = [turn(min), turn(max)];
  const corner = (pick: (...values: number[]) => number): Vector => [
    pick(a[0], b[0]),
    pick(a[1], b[1]),
    pick(a[2], b[2]),
  ];
  return { min: corner(Math.min), max: corner(Math.max) };
}

/** Turns what a state shows along with the cloud, when another axis points up. */
export function turnState(
  state: Partial<CloudViewState>,
  from: UpAxis,
  to: UpAxis,
): Partial<CloudViewState> {
  if (from === to) return state;
  const turn = ([x, y, z]: Vector): Vector => (to === 'y' ? [x, -z, y] : [x, z, -y]);
  const { camera, clip, measurements } = state;
  return {
    ...state,
    ...(camera && { camera: { position: turn(camera.position), target: turn(camera.target) } }),
    ...(clip && { clip: turnedBox(clip, turn) }),
    ...(measurements && {
      measurements: measurements.map((each) => ({ ...each, points: each.points.map(turn) })),
    }),
  };
}
