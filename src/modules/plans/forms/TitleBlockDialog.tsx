import { Button, NumberInput, Text } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import type { PlanSet, Sheet } from '@/api/generated/types.gen';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useUpdatePlanSet } from '../mutations';
import classes from '../Plans.module.css';

interface Props {
  set: PlanSet;
  /** The sheet on which the rectangle is drawn. */
  sheet: Sheet;
  onClose: () => void;
}

type Box = [left: number, top: number, width: number, height: number];

const sides = ['Left', 'Top', 'Width', 'Height'] as const;
/** A smaller rectangle is a click. */
const SMALLEST = 0.02;
const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Draws where the title block is on the sheets of a set, which are then read again. */
export default function TitleBlockDialog({ set, sheet, onClose }: Props) {
  const [opened] = useState<Box>(() => (set.titleBlock as Box | null) ?? [0.86, 0.02, 0.13, 0.96]);
  const [box, setBox] = useState(opened);
  const { version, noteConflict } = useFormVersion(set.version);
  const told = { onSuccess: onClose, onError: noteConflict };
  const start = useRef<readonly [number, number] | null>(null);
  const update = useUpdatePlanSet(set, { failure: 'inline' });
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [rounded((clientX - left) / width), rounded((clientY - top) / height)] as const;
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const [x1, y1] = start.current;
    const [x2, y2] = placeOf(event);
    const next: Box = [
      Math.min(x1, x2),
      Math.min(y1, y2),
      rounded(Math.abs(x2 - x1)),
      rounded(Math.abs(y2 - y1)),
    ];
    if (next[2] > SMALLEST && next[3] > SMALLEST) setBox(next);
  };
  const [left, top, width, height] = box.map((value) => `${value * 100}%`);
  return (
    <FormDialog
      title="Where is the title block?"
      submitLabel="Read the sheets again"
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ version, titleBlock: box }, told);
      }}
      submitError={update.error}
      submitting={update.isPending}
      dirty={box !== opened}
      onClose={onClose}
      wide
    >
      <Text size="sm">
        Draw a rectangle around it. Number, title and revision of all drafts of the set are read
        from there, in place of corrections.
      </Text>
      {/* The fields below do the same with the keyboard. */}
      <div
        className={`relative clip outlined rounded ${classes.block}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = placeOf(event);
        }}
        onPointerMove={draw}
        onPointerUp={() => {
          start.current = null;
        }}
      >
        <img src={sheet.previewUrl} alt={`Page ${sheet.page}`} draggable={false} />
        <span style={{ left, top, width, height }} />
      </div>
      <div className="flex wrap gap-8">
        {sides.map((side, i) => (
          <NumberInput
            key={side}
            label={`${side}, %`}
            w={96}
            min={0}
            max={100}
            value={Math.round((box[i] ?? 0) * 1000) / 10}
            onChange={(value) =>
              typeof value === 'number' &&
              setBox(box.map((old, n) => (n === i ? rounded(value / 100) : old)) as Box)
            }
          />
        ))}
      </div>
      {set.titleBlock && (
        <Button
          variant="subtle"
          loading={update.isPending}
          onClick={() => update.mutate({ version, clear: ['titleBlock'] }, told)}
        >
          Find it automatically
        </Button>
      )}
    </FormDialog>
  );
}
