import { Checkbox, SegmentedControl, Slider, Switch } from '@mantine/core';
import type { UpAxis } from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { classOf } from './classes';
import { BUDGETS } from './cloud/budget';
import type { PointCloud } from './cloud/createPointCloud';
import { heightRamp } from './cloud/look';
import type { ColorMode } from './cloud/viewState';
import classes from './PointCloudViewer.module.css';
import { useFrames, useQuality, useSettings } from './useCloud';

const modes: Record<ColorMode, string> = {
  rgb: 'Color',
  height: 'Height',
  intensity: 'Intensity',
  class: 'Class',
};

interface Props {
  viewer: PointCloud;
  upAxis: UpAxis;
  /** Absent if the user may not change it. */
  onUpAxis?: ((upAxis: UpAxis) => void) | undefined;
}

/** Settings of how the points look, and how many are drawn. */
export function DisplayPanel({ viewer, upAxis, onUpAxis }: Props) {
  const { units } = useUnits();
  const { color, pointSize } = useSettings(viewer);
  const { budget, edl } = useQuality(viewer);
  const { has } = viewer.info;
  useFrames(viewer, true);
  const offered = [
    has.rgb && 'rgb',
    'height',
    has.intensity && 'intensity',
    has.classification && 'class',
  ].filter((mode) => mode !== false) as ColorMode[];
  const shown = Number(viewer.canvas.parentElement?.dataset.points ?? 0);
  return (
    <div className={classes.panel}>
      <fieldset className={classes.field}>
        <legend>Color by</legend>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Color by"
          value={color}
          data={offered.map((value) => ({ value, label: modes[value] }))}
          onChange={(value) => viewer.setState({ color: value as ColorMode })}
        />
      </fieldset>
      {color === 'height' && (
        <Ramp
          image={heightRamp}
          from={lengthText(viewer.info.bounds.min[2], units)}
          to={lengthText(viewer.info.bounds.max[2], units)}
        />
      )}
      {color === 'intensity' && (
        <Ramp image="linear-gradient(to right, #000, #fff)" from="Weak return" to="Strong return" />
      )}
      {has.classification && <Classes viewer={viewer} colored={color === 'class'} />}
      <div className={classes.field}>
        <span>Point size</span>
        <Slider
          thumbLabel="Point size"
          min={0.4}
          max={3}
          step={0.1}
          label={(value) => `${formatNumber(value)}×`}
          value={pointSize}
          onChange={(value) => viewer.setState({ pointSize: value })}
        />
      </div>
      <div className={classes.field}>
        <span>Point limit: {formatNumber(budget)}</span>
        <Slider
          thumbLabel="Point limit"
          thumbProps={{ 'aria-valuetext': `${formatNumber(budget)} points` }}
          min={Math.log10(BUDGETS.least)}
          max={Math.log10(BUDGETS.most)}
          step={0.05}
          label={null}
          value={Math.log10(budget)}
          onChange={(value) => viewer.setQuality({ budget: roundNumber(10 ** value) })}
        />
        <p className={classes.note}>
          {formatNumber(shown)} of {formatNumber(viewer.info.points)} points are shown.
        </p>
      </div>
      <Switch
        label="Shading"
        description="Makes edges stand out. Needs a graphics card."
        checked={edl}
        onChange={(event) => viewer.setQuality({ edl: event.currentTarget.checked })}
      />
      {onUpAxis && (
        <fieldset className={classes.field}>
          <legend>Up axis, for all members</legend>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Up axis, for all members"
            value={upAxis}
            data={[
              { value: 'z', label: 'Z' },
              { value: 'y', label: 'Y' },
            ]}
            onChange={(value) => onUpAxis(value === 'y' ? 'y' : 'z')}
          />
          <p className={classes.note}>Choose the other one if the scan lies on its side.</p>
        </fieldset>
      )}
    </div>
  );
}

/** Rounds to two digits: 1,200,000 rather than 1,217,483. */
function roundNumber(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

function Ramp({ image, from, to }: { image: string; from: string; to: string }) {
  return (
    <div className={classes.ramp}>
      <span className={classes.gradient} style={{ backgroundImage: image }} />
      <span>{from}</span>
      <span>{to}</span>
    </div>
  );
}

function Classes({ viewer, colored }: { viewer: PointCloud; colored: boolean }) {
  const { hiddenClasses } = useSettings(viewer);
  const there = [...viewer.classes].sort((a, b) => a - b).map(classOf);
  const toggle = (code: number, visible: boolean) =>
    viewer.setState({
      hiddenClasses: visible
        ? hiddenClasses.filter((each) => each !== code)
        : [...hiddenClasses, code],
    });
  return (
    <fieldset className={classes.field}>
      <legend>Classes</legend>
      {there.map(({ code, label, color }) => (
        <div key={code} className={classes.class}>
          <Checkbox
            label={label}
            checked={!hiddenClasses.includes(code)}
            onChange={(event) => toggle(code, event.currentTarget.checked)}
          />
          {colored && (
            <span
              className={classes.swatch}
              style={{ backgroundColor: `rgb(${color.join(' ')})` }}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
