import { ActionIcon, Button } from '@mantine/core';
import { IconRuler2, IconRulerMeasure, IconTrash, IconVector } from '@tabler/icons-react';
import { capitalized, count } from '@/shared/format/format';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { UnitsSwitch } from '@/shared/viewer/UnitsSwitch';
import type { PointCloud } from '../cloud/createPointCloud';
import type { MeasureKind } from '../measure';
import classes from '../PointCloudViewer.module.css';
import { useSettings } from '../useCloud';
import { measureTexts } from './measureTexts';
import type { Measuring } from './useMeasure';

const kinds: Record<MeasureKind, { icon: typeof IconRuler2; how: string }> = {
  distance: { icon: IconRuler2, how: 'Click two points.' },
  height: { icon: IconRulerMeasure, how: 'Click a low point, then a high point.' },
  area: { icon: IconVector, how: 'Click the corners in order, then finish.' },
};

interface Props {
  viewer: PointCloud;
  measuring: Measuring;
}

/** Starts measurements and lists the finished ones. */
export function MeasurePanel({ viewer, measuring }: Props) {
  const { units } = useUnits();
  const { measurements } = useSettings(viewer);
  const { kind, draft } = measuring;
  return (
    <div className={classes.panel}>
      <div className={classes.kinds}>
        {Object.entries(kinds).map(([name, { icon: Icon }]) => (
          <Button
            key={name}
            size="xs"
            variant={kind === name ? 'filled' : 'default'}
            aria-pressed={kind === name}
            leftSection={<Icon size={16} aria-hidden="true" />}
            onClick={() =>
              kind === name ? measuring.cancel() : measuring.start(name as MeasureKind)
            }
          >
            {capitalized(name)}
          </Button>
        ))}
      </div>
      <p className={classes.note} role="status">
        {kind ? instruction(measuring) : 'Choose what to measure.'}
      </p>
      {kind === 'area' && draft.length >= 3 && (
        <Button size="xs" onClick={measuring.finish}>
          Finish the area
        </Button>
      )}
      {kind && (
        <p className={classes.note} data-for-keyboards>
          Enter sets a point in the middle of the view
          {kind === 'area' && ', Shift Enter finishes'}, Backspace removes the last point, Escape
          ends.
        </p>
      )}
      <UnitsSwitch />
      {measurements.length > 0 && (
        <ul className={classes.list} aria-label="Measurements">
          {measurements.map((measurement) => {
            const { main, more } = measureTexts(measurement, units);
            const name = `${capitalized(measurement.kind)} ${measurement.id}`;
            return (
              <li key={measurement.id}>
                <span>
                  <strong>{main}</strong>
                  <small>
                    {name} · {more}
                  </small>
                </span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${name}`}
                  onClick={() => measuring.remove(measurement.id)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function instruction({ kind, draft, missed }: Measuring): string {
  if (!kind) return '';
  if (missed) return 'No point here. Click beside it, or zoom in.';
  if (draft.length === 0) return kinds[kind].how;
  return kind === 'area' ? `${count(draft.length, 'corner')} set.` : 'Click the second point.';
}
