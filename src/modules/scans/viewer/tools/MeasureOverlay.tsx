import { IconPlus } from '@tabler/icons-react';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { PointCloud } from '../cloud/createPointCloud';
import { linesOf, type Measurement, middleOf, type Vector } from '../measure';
import classes from '../PointCloudViewer.module.css';
import { useFrames, useSettings } from '../useCloud';
import { measureTexts } from './measureTexts';
import type { Measuring } from './useMeasure';

interface Props {
  viewer: PointCloud;
  measuring: Measuring;
}

/** Lines and labels of measurements over the points. */
export function MeasureOverlay({ viewer, measuring }: Props) {
  const { measurements } = useSettings(viewer);
  const { kind, draft } = measuring;
  useFrames(viewer, measurements.length + draft.length > 0);
  const lines = [...measurements, ...(kind ? [{ id: 'draft', kind, points: draft }] : [])];
  return (
    <>
      {/* Hidden from screen readers, because the panel lists the same figures. */}
      <svg className={classes.lines} aria-hidden="true">
        {lines.map((each) => (
          <Lines key={each.id} viewer={viewer} measurement={each} />
        ))}
      </svg>
      {measurements.map((each) => (
        <Label key={each.id} viewer={viewer} at={labelPlace(each)} measurement={each} />
      ))}
      {kind && <IconPlus className={classes.center} size={20} aria-hidden="true" />}
    </>
  );
}

function Lines({ viewer, measurement }: { viewer: PointCloud; measurement: Measurement }) {
  const ends = linesOf(measurement).map(
    ([a, b]) => [viewer.project(a), viewer.project(b)] as const,
  );
  const points = measurement.points.map(viewer.project);
  return (
    <g>
      {ends.map(([a, b], i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines does not change
        a && b ? <line key={i} x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null,
      )}
      {points.map((point, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of points does not change
        point ? <circle key={i} cx={point.x} cy={point.y} r={4} /> : null,
      )}
    </g>
  );
}

function Label({
  viewer,
  measurement,
  at,
}: {
  viewer: PointCloud;
  measurement: Measurement;
  at: Vector;
}) {
  const { units } = useUnits();
  const place = viewer.project(at);
  if (!place) return null;
  return (
    <span
      className={classes.label}
      aria-hidden="true"
      style={{ transform: `translate(${place.x}px, ${place.y}px) translate(-50%, -50%)` }}
    >
      {measureTexts(measurement, units).main}
    </span>
  );
}

/** Returns where the label goes. For a height, that is the vertical line. */
export function labelPlace(measurement: Measurement): Vector {
  const { kind, points } = measurement;
  const upright = kind === 'height' ? linesOf(measurement).at(-1) : undefined;
  return middleOf(upright ?? points);
}
