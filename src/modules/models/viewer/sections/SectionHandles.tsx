import { IconArrowsHorizontal } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { FOOT, lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { ModelViewer } from '../modelViewer';
import classes from './SectionHandles.module.css';
import {
  type Axis,
  axes,
  cutAt,
  extentAlong,
  handlesOf,
  outlineOf,
  type Section,
  type Sections,
  shareNear,
} from './sections';
import { axisNames } from './sectionTexts';

interface Props {
  viewer: ModelViewer;
  sections: Sections;
  onChange: (sections: Sections) => void;
}

/** Shows the outline of each section over the picture, with a handle that moves it along its axis. */
export function SectionHandles({ viewer, sections, onChange }: Props) {
  return axes
    .filter((axis) => sections[axis].on)
    .map((axis) => (
      <SectionHandle
        key={axis}
        viewer={viewer}
        axis={axis}
        section={sections[axis]}
        onChange={(change) => onChange({ ...sections, [axis]: { ...sections[axis], ...change } })}
      />
    ));
}

interface HandleProps {
  viewer: ModelViewer;
  axis: Axis;
  section: Section;
  onChange: (change: Partial<Section>) => void;
}

function SectionHandle({ viewer, axis, section, onChange }: HandleProps) {
  const { units } = useUnits();
  const { box } = viewer.source;
  const handle = useRef<HTMLButtonElement>(null);
  const outline = useRef<SVGPolygonElement>(null);
  /**
   * The index of the handle's place: the one nearest to the camera. It does not change during a
   * drag.
   */
  const side = useRef(0);
  /** The offset in pixels from the pointer to the handle during a drag. */
  const grip = useRef<{ x: number; y: number } | null>(null);

  const placeOf = useCallback(
    (share: number) => {
      const place = handlesOf(box, axis, { ...section, at: share })[side.current];
      return viewer.project(place ?? [0, 0, 0]);
    },
    [viewer, box, axis, section],
  );

  // Move it without React, which would otherwise render it 60 times a second.
  useEffect(() => {
    const place = () => {
      if (!grip.current) side.current = nearest(handlesOf(box, axis, section), viewer);
      const corners = outlineOf(box, axis, section).map(viewer.project);
      outline.current?.setAttribute('points', corners.map(({ x, y }) => `${x},${y}`).join(' '));
      outline.current?.toggleAttribute(
        'hidden',
        corners.some(({ front }) => !front),
      );
      const [start, next] = [placeOf(section.at), placeOf(section.at + 0.01)];
      const { current } = handle;
      if (!current) return;
      current.hidden = !start.visible;
      const angle = Math.atan2(next.y - start.y, next.x - start.x);
      current.style.transform = `translate(${start.x}px, ${start.y}px) rotate(${angle}rad)`;
    };
    place();
    return viewer.onFrame(place);
  }, [viewer, box, axis, section, placeOf]);

  const [min, max] = extentAlong(box, axis);
  const meter = 1 / Math.max(max - min, 1e-6);
  // A short move in the units that are shown: 10 cm or 3 in.
  const step = Math.min((units === 'metric' ? 0.1 : FOOT / 4) * meter, 0.02);
  const moveTo = (share: number) => onChange({ at: Math.min(1, Math.max(0, share)) });

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(section.at);
    grip.current = { x: x - event.clientX, y: y - event.clientY };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { current } = grip;
    if (!current) return;
    moveTo(shareNear(placeOf, section.at, { x: clientX + current.x, y: clientY + current.y }));
  };
  const letGo = () => {
    grip.current = null;
  };
  const onKeyDown = keysOf({ section, step, moveTo, onChange }, () =>
    viewer.canvas.focus({ preventScroll: true }),
  );

  const cut = cutAt(box, axis, section);
  return (
    <div className="absolute inset-0 clip no-pointer">
      <svg className={`absolute inset-0 w-full h-full ${classes.outline}`} aria-hidden="true">
        <polygon ref={outline} />
      </svg>
      <button
        ref={handle}
        type="button"
        role="slider"
        className={`absolute grid place-center p-0 shadow-float ${classes.handle}`}
        aria-label={`Section handle: ${axisNames[axis]}`}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={cut}
        aria-valuetext={lengthText(cut, units)}
        title="Drag, or use the arrow keys. F flips the section, Delete removes it."
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={onKeyDown}
      >
        <IconArrowsHorizontal size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The place nearest to the camera. */
function nearest(places: ReturnType<typeof handlesOf>, viewer: ModelViewer): number {
  const [x, y, z] = viewer.getCamera().position;
  const distances = places.map((corner) => Math.hypot(corner[0] - x, corner[1] - y, corner[2] - z));
  return distances.indexOf(Math.min(...distances));
}

interface Keyed extends Pick<HandleProps, 'section' | 'onChange'> {
  step: number;
  moveTo: (share: number) => void;
}

/** The keys of a handle: they move, flip and remove its section. */
const keysOf =
  ({ section, step, moveTo, onChange }: Keyed, onRemoved: () => void) =>
  (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const remove = () => {
      onChange({ on: false });
      onRemoved();
    };
    const acts = new Map([
      ['ArrowRight', () => moveTo(section.at + step)],
      ['ArrowUp', () => moveTo(section.at + step)],
      ['ArrowLeft', () => moveTo(section.at - step)],
      ['ArrowDown', () => moveTo(section.at - step)],
      ['PageUp', () => moveTo(section.at + 10 * step)],
      ['PageDown', () => moveTo(section.at - 10 * step)],
      ['Home', () => moveTo(0)],
      ['End', () => moveTo(1)],
      ['f', () => onChange({ flipped: !section.flipped })],
      ['Delete', remove],
      ['Backspace', remove],
    ]);
    const act = acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
