import { ActionIcon, Button } from '@mantine/core';
import { IconRuler2, IconX } from '@tabler/icons-react';
import { lengthText } from '@/shared/format/units';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { UnitsSwitch } from '@/shared/viewer/UnitsSwitch';
import classes from '../Panels.module.css';
import { distanceOf, type Measure } from './measure';

interface Props {
  measures: readonly Measure[];
  /** Whether clicks set points. */
  measuring: boolean;
  /** Whether the first point is set. */
  begun: boolean;
  onMeasuring: (on: boolean) => void;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** Distances between two points of the model. */
export function MeasurePanel({ measures, measuring, begun, ...on }: Props) {
  const { units } = useUnits();
  const text = (meters: number) => lengthText(meters, units);
  return (
    <div className="grid gap-16">
      <Button
        leftSection={<IconRuler2 size={16} />}
        variant={measuring ? 'default' : 'filled'}
        onClick={() => on.onMeasuring(!measuring)}
      >
        {measuring ? 'Stop measuring' : 'Measure a distance'}
      </Button>
      {measuring && (
        <p className="m-0 quiet text-xs" role="status">
          {begun ? 'Click the second point.' : 'Click the first point. It snaps to corners.'}
        </p>
      )}
      <UnitsSwitch />
      {measures.length === 0 && !measuring && (
        <EmptyState icon={<IconRuler2 size={20} />} title="No measurements yet">
          Click two points of the model to measure the distance.
        </EmptyState>
      )}
      {measures.length > 0 && (
        <ul className="grid gap-4 list" aria-label="Distances">
          {measures.map((measure) => {
            const { straight, along, up } = distanceOf(measure);
            return (
              <li
                key={measure.id}
                className={`row gap-8 between p-4-8 outlined rounded text-sm ${classes.measure}`}
              >
                <div>
                  <p>
                    <strong>{text(straight)}</strong>
                  </p>
                  <p className="m-0 quiet text-xs">
                    {text(along)} horizontal, {text(Math.abs(up))} {up < 0 ? 'down' : 'up'}
                  </p>
                </div>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${text(straight)}`}
                  onClick={() => on.onRemove(measure.id)}
                >
                  <IconX size={16} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      {measures.length > 1 && (
        <Button size="xs" variant="default" onClick={on.onClear}>
          Remove all
        </Button>
      )}
    </div>
  );
}
