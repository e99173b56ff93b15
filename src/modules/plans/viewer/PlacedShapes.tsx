import { useEffect, useRef } from 'react';
import type { Place, SheetViewer } from '../sheetTypes';
import classes from './Sheet.module.css';

export interface PlacedShape {
  kind: 'length' | 'area' | 'count';
  places: readonly Place[];
  text: string;
}

interface Props {
  viewer: SheetViewer;
  shapes: readonly PlacedShape[];
  /** Whether they tell where something is, without corners to take hold of. */
  quiet?: boolean;
}

/** Lines, areas and places over the sheet, each with its text. They move and grow with it. */
export function PlacedShapes({ viewer, shapes, quiet = false }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const places = useRef<readonly (readonly Place[])[]>([]);
  places.current = shapes.map((shape) => shape.places);
  // Move them without React, which would otherwise render all of them 60 times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other shapes are to be placed, too.
  useEffect(() => {
    const place = () => {
      svg.current?.querySelectorAll('g').forEach((group, i) => {
        const points = (places.current[i] ?? []).map((corner) => viewer.project(corner));
        const list = points.map(({ x, y }) => `${x},${y}`).join(' ');
        group.querySelector('polyline, polygon')?.setAttribute('points', list);
        group.querySelectorAll('circle').forEach((circle, n) => {
          circle.setAttribute('cx', String(points[n]?.x ?? 0));
          circle.setAttribute('cy', String(points[n]?.y ?? 0));
        });
        const count = Math.max(1, points.length);
        const label = group.querySelector('text');
        label?.setAttribute('x', String(points.reduce((sum, { x }) => sum + x, 0) / count + 8));
        label?.setAttribute('y', String(points.reduce((sum, { y }) => sum + y, 0) / count - 8));
      });
    };
    place();
    return viewer.onChange(place);
  }, [viewer, shapes]);
  return (
    <svg
      ref={svg}
      className={`absolute inset-0 w-full h-full no-pointer ${classes.measures}`}
      data-quiet={quiet || undefined}
      aria-hidden="true"
    >
      {shapes.map((shape, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in order.
        <g key={n}>
          {shape.kind === 'length' && <polyline />}
          {shape.kind === 'area' && <polygon />}
          {!quiet &&
            shape.places.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a shape stay in order.
              <circle key={i} r={shape.kind === 'count' ? 7 : 4} />
            ))}
          <text>{shape.text}</text>
        </g>
      ))}
    </svg>
  );
}
