import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { PointCloud } from '../cloud/createPointCloud';
import type { Box } from '../cloud/viewState';
import classes from '../PointCloudViewer.module.css';
import { useFrames, useSettings } from '../useCloud';
import {
  alongAxis,
  centerOf,
  edgesOf,
  type Face,
  faces,
  moveFace,
  rangeOf,
  withValue,
} from './clipBox';

/** Number of arrow key steps over the whole length. Page Up and Page Down move by ten steps. */
const STEPS = 100;

/** The clip box over the points, with a handle on each face that moves by dragging or by keys. */
export function ClipHandles({ viewer }: { viewer: PointCloud }) {
  const { clip } = useSettings(viewer);
  useFrames(viewer, clip !== null);
  if (!clip) return null;
  return (
    <>
      <svg className={classes.lines} aria-hidden="true" data-clip>
        {edgesOf(clip).map(([from, to], i) => {
          const [a, b] = [viewer.project(from), viewer.project(to)];
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of edges does not change
          return a && b ? <line key={i} x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null;
        })}
      </svg>
      {faces.map((face) => (
        <Handle key={face.name} viewer={viewer} face={face} box={clip} />
      ))}
    </>
  );
}

interface HandleProps {
  viewer: PointCloud;
  face: Face;
  box: Box;
}

function Handle({ viewer, face, box }: HandleProps) {
  const { units } = useUnits();
  const grip = useRef<{ x: number; y: number } | null>(null);
  const { bounds } = viewer.info;
  const { axis, end, name } = face;
  const value = box[end][axis];
  const center = centerOf(box, face);
  const place = viewer.project(center);
  const meter = viewer.project(withValue(center, axis, value + 1));
  // An axis has no length on the screen when it points at the camera, such as the height from
  // above.
  if (!place || !meter || alongAxis(place, meter, place) === null) return null;

  const move = (to: number) => viewer.setState({ clip: moveFace(box, face, to, bounds) });
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: place.x - event.clientX, y: place.y - event.clientY };
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const { current } = grip;
    if (!current) return;
    const distance = alongAxis(place, meter, { x: clientX + current.x, y: clientY + current.y });
    if (distance !== null) move(value + distance);
  };
  const press = (event: KeyboardEvent) => {
    const step = (bounds.max[axis] - bounds.min[axis]) / STEPS;
    const to = afterKey(event.key, value, step, rangeOf(box, face, bounds));
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(to);
  };
  const [least, most] = rangeOf(box, face, bounds);
  const round = (each: number) => Number((each - bounds.min[axis]).toFixed(2));
  return (
    <span
      role="slider"
      tabIndex={0}
      className={classes.handle}
      style={{ transform: `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)` }}
      aria-label={name}
      aria-valuemin={round(least)}
      aria-valuemax={round(most)}
      aria-valuenow={round(value)}
      aria-valuetext={`${lengthText(value - bounds.min[axis], units)} from the edge`}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onKeyDown={press}
    />
  );
}

function afterKey(
  key: string,
  value: number,
  step: number,
  [least, most]: readonly [number, number],
): number | undefined {
  return {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + 10 * step,
    PageDown: value - 10 * step,
    Home: least,
    End: most,
  }[key];
}
