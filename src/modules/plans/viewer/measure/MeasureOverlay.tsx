import { useEffect, useRef } from 'react';
import type { Sheet } from '@/api/generated/types.gen';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { Place, SheetViewer } from '../../sheetTypes';
import classes from '../Sheet.module.css';
import { type Measure, measureText } from './measures';
import type { Measures } from './useMeasures';

interface Props extends Pick<Measures, 'tool' | 'begun'> {
  measures: readonly Measure[];
  viewer: SheetViewer;
  sheet: Pick<Sheet, 'widthPoints' | 'heightPoints' | 'metersPerPoint'>;
}

/** The measured lines, areas and counted places over the sheet. */
export function MeasureOverlay({ viewer, sheet, measures, tool, begun }: Props) {
  const { units } = useUnits();
  const svg = useRef<SVGSVGElement>(null);
  const kind = tool === 'calibrate' ? 'length' : tool;
  const all = [
    ...measures.map((measure) => ({
      ...measure,
      text: measureText(measure, sheet, sheet.metersPerPoint, units),
    })),
    ...(kind && begun.length > 0 ? [{ kind, places: begun, text: '' }] : []),
  ];
  const places = useRef<readonly (readonly Place[])[]>([]);
  places.current = all.map((measure) => measure.places);
  // Move them without React, which would otherwise render all of them 60 times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other measurements are to be placed, too.
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
  }, [viewer, measures, begun]);
  return (
    <svg ref={svg} className={classes.measures} aria-hidden="true">
      {all.map((measure, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in order.
        <g key={n}>
          {measure.kind === 'length' && <polyline />}
          {measure.kind === 'area' && <polygon />}
          {measure.places.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a measurement stay in order.
            <circle key={i} r={measure.kind === 'count' ? 7 : 4} />
          ))}
          <text>{measure.text}</text>
        </g>
      ))}
    </svg>
  );
}
