import { useEffect, useRef } from 'react';
import { lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { ModelViewer } from '../modelViewer';
import type { Point } from '../projection';
import classes from './MeasureOverlay.module.css';
import { distanceOf, type Measure } from './measure';

interface Props {
  viewer: ModelViewer;
  measures: readonly Measure[];
  /** The first point of an unfinished measurement. */
  begun: Point | null;
}

/** Measured lines with their lengths, over the picture. */
export function MeasureOverlay({ viewer, measures, begun }: Props) {
  const { units } = useUnits();
  const svg = useRef<SVGSVGElement>(null);
  // Move them without React, which would otherwise render all of them 60 times a second.
  useEffect(() => {
    const place = () => {
      const lines = svg.current?.querySelectorAll<SVGGElement>('[data-measure]') ?? [];
      lines.forEach((line, i) => {
        const measure = measures[i];
        if (measure) placeLine(line, viewer.project(measure.from), viewer.project(measure.to));
      });
      const start = svg.current?.querySelector<SVGCircleElement>('[data-start]');
      if (start && begun) placeAt(start, viewer.project(begun));
    };
    place();
    return viewer.onFrame(place);
  }, [viewer, measures, begun]);
  return (
    <svg
      ref={svg}
      className={`absolute inset-0 w-full h-full clip no-pointer ${classes.overlay}`}
      aria-hidden="true"
    >
      {measures.map((measure) => (
        <g key={measure.id} data-measure="">
          <line className={classes.halo} />
          <line className={classes.line} />
          <circle r={4} />
          <circle r={4} />
          <text>{lengthText(distanceOf(measure).straight, units)}</text>
        </g>
      ))}
      {begun && <circle data-start="" r={5} />}
    </svg>
  );
}

type Place = ReturnType<ModelViewer['project']>;

function placeAt(circle: Element, { x, y, visible }: Place): void {
  circle.setAttribute('cx', String(x));
  circle.setAttribute('cy', String(y));
  circle.toggleAttribute('hidden', !visible);
}

function placeLine(group: SVGGElement, from: Place, to: Place): void {
  group.style.display = from.visible || to.visible ? '' : 'none';
  for (const line of group.querySelectorAll('line')) {
    line.setAttribute('x1', String(from.x));
    line.setAttribute('y1', String(from.y));
    line.setAttribute('x2', String(to.x));
    line.setAttribute('y2', String(to.y));
  }
  const [first, second] = group.querySelectorAll('circle');
  if (first) placeAt(first, from);
  if (second) placeAt(second, to);
  const text = group.querySelector('text');
  text?.setAttribute('x', String((from.x + to.x) / 2));
  text?.setAttribute('y', String((from.y + to.y) / 2 - 8));
}
