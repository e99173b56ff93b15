import { Button, Slider, Switch } from '@mantine/core';
import { IconFlipHorizontal } from '@tabler/icons-react';
import type { Box3 } from 'three';
import { lengthText } from '@/shared/format/units';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import classes from '../Panels.module.css';
import { type Axis, axes, cutAt, noSections, type Section, type Sections } from './sections';
import { axisNames } from './sectionTexts';

interface Props {
  sections: Sections;
  box: Box3 | undefined;
  onChange: (sections: Sections) => void;
}

/** Edits the planes that cut the model, one along each axis. */
export function SectionsPanel({ sections, box, onChange }: Props) {
  return (
    <div className="grid gap-16">
      {axes.map((axis) => (
        <SectionFields
          key={axis}
          axis={axis}
          section={sections[axis]}
          box={box}
          onChange={(change) => onChange({ ...sections, [axis]: { ...sections[axis], ...change } })}
        />
      ))}
      <Button
        size="xs"
        variant="default"
        disabled={axes.every((axis) => !sections[axis].on)}
        onClick={() => onChange(noSections)}
      >
        Remove all sections
      </Button>
    </div>
  );
}

interface FieldsProps {
  axis: Axis;
  section: Section;
  box: Box3 | undefined;
  onChange: (change: Partial<Section>) => void;
}

function SectionFields({ axis, section, box, onChange }: FieldsProps) {
  const { on, at, flipped } = section;
  const { units } = useUnits();
  const place = box ? lengthText(cutAt(box, axis, section), units) : '';
  return (
    <fieldset
      className={`grid gap-4 m-0 outlined rounded ${classes.section}`}
      aria-label={axisNames[axis]}
    >
      <div className={`row gap-8 between ${classes.line}`}>
        <Switch
          label={axisNames[axis]}
          checked={on}
          onChange={(event) => onChange({ on: event.currentTarget.checked })}
        />
      </div>
      {on && (
        <>
          <div className={`row gap-8 between ${classes.line}`}>
            <p className="m-0 quiet text-xs">{place}</p>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconFlipHorizontal size={14} />}
              aria-pressed={flipped}
              onClick={() => onChange({ flipped: !flipped })}
            >
              Flip
            </Button>
          </div>
          <Slider
            value={Math.round(at * 1000)}
            min={0}
            max={1000}
            label={null}
            thumbLabel={`Position of ${axisNames[axis]}`}
            thumbProps={{ 'aria-valuetext': place }}
            onChange={(value) => onChange({ at: value / 1000 })}
          />
        </>
      )}
    </fieldset>
  );
}
