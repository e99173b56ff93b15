import { Button, RangeSlider, Switch } from '@mantine/core';
import { lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { PointCloud } from '../cloud/createPointCloud';
import type { Box } from '../cloud/viewState';
import classes from '../PointCloudViewer.module.css';
import { useSettings } from '../useCloud';
import { type Axis, THINNEST, withValue } from './clipBox';

const axes = [
  { axis: 0, name: 'Length (x)', low: 'Left end', high: 'Right end' },
  { axis: 1, name: 'Width (y)', low: 'Front end', high: 'Back end' },
  { axis: 2, name: 'Height (z)', low: 'Lower end', high: 'Upper end' },
] as const;

/** Edits the box outside of which points are hidden. */
export function ClipPanel({ viewer }: { viewer: PointCloud }) {
  const { units } = useUnits();
  const { clip } = useSettings(viewer);
  const { bounds } = viewer.info;
  const box = clip ?? bounds;
  const move = (axis: Axis, [low, high]: [number, number]) =>
    viewer.setState({ clip: withAxis(box, axis, low, high) });
  return (
    <div className={classes.panel}>
      <Switch
        label="Clip to box"
        checked={clip !== null}
        onChange={(event) => viewer.setState({ clip: event.currentTarget.checked ? bounds : null })}
      />
      <p className={classes.note}>
        {clip
          ? 'Drag the handles in the view, or set the limits here.'
          : 'Changing a limit turns the box on.'}
      </p>
      {axes.map(({ axis, name, low, high }) => {
        const [least, most] = [bounds.min[axis], bounds.max[axis]];
        // Show the distance from the edge, because survey coordinates mean little to most users.
        const fromEdge = (value: number) => lengthText(value - least, units);
        return (
          <div key={axis} className={classes.field}>
            <span>
              {name}: {fromEdge(box.min[axis])} to {fromEdge(box.max[axis])}
            </span>
            <RangeSlider
              thumbFromLabel={`${name}, ${low.toLowerCase()}`}
              thumbToLabel={`${name}, ${high.toLowerCase()}`}
              min={least}
              max={most}
              step={Math.max(Number(((most - least) / 100).toFixed(2)), 0.01)}
              minRange={THINNEST}
              pushOnOverlap={false}
              label={fromEdge}
              value={[box.min[axis], box.max[axis]]}
              onChange={(value) => move(axis, value)}
            />
          </div>
        );
      })}
      <Button
        size="xs"
        variant="default"
        disabled={!clip}
        onClick={() => viewer.setState({ clip: bounds })}
      >
        Reset box
      </Button>
    </div>
  );
}

function withAxis({ min, max }: Box, axis: Axis, low: number, high: number): Box {
  return { min: withValue(min, axis, low), max: withValue(max, axis, high) };
}
