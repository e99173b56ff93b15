import { Button } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './Sheet.module.css';
import { AFTER, BEFORE } from './sheet/sheetDrawing';
import { type Compare, revisionName } from './useCompare';

const swatch = (color: string) => ({ '--swatch': color }) as CSSProperties;

/** What to do at each step of the alignment. */
const steps = [
  'Pick a place on the other drawing',
  'Pick the same place on this sheet',
  'Pick a second place on the other drawing, far from the first',
  'Pick the same second place on this sheet',
];

/** Shows what the colors of two compared revisions mean, and how to align them. */
export function CompareLegend({ compare }: { compare: Compare }) {
  const { revisions, step, isAligned, align, cancelAlign, reset, stop } = compare;
  return (
    <div className={`${classes.notice} ${classes.legend}`}>
      {revisions.map((revision, i) => (
        <span key={revision.id} className={classes.swatch} style={swatch(i === 0 ? BEFORE : AFTER)}>
          {i === 0 ? 'Earlier' : 'Later'}: {revisionName(revision)}
        </span>
      ))}
      {step === null ? (
        <>
          <Button size="compact-sm" variant="default" onClick={align}>
            {isAligned ? 'Align again' : 'Align'}
          </Button>
          {isAligned && (
            <Button size="compact-sm" variant="default" onClick={reset}>
              Edge to edge
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={stop}>
            Stop comparing
          </Button>
        </>
      ) : (
        <>
          <span role="status">
            {step + 1} of {steps.length}: {steps[step]}
          </span>
          <Button size="compact-sm" variant="default" onClick={cancelAlign}>
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
