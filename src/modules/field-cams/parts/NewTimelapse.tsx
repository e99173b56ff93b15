import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { count, formatNumber } from '@/shared/format/format';
import { addDays } from '@/shared/format/region';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { everyOf, speeds } from '../clock';
import { useCreateTimelapse } from '../mutations';
import { MAX_PICTURES, picturesIn } from '../pictures';
import classes from './Cam.module.css';

const steps = [900, 3600, 10_800, 86_400];

interface Props {
  cam: FieldCamDetail;
  lastFrameAt: string;
}

/** Requests a time-lapse, and estimates its length beforehand. */
export function NewTimelapse({ cam, lastFrameAt }: Props) {
  const latest = lastFrameAt.slice(0, 10);
  const oldest = addDays(latest, -cam.retentionDays);
  const [values, setValues] = useState({
    from: addDays(latest, -7),
    to: latest,
    everySec: 3600,
    fps: 8,
  });
  const [settled, setSettled] = useState(values);
  const create = useCreateTimelapse(cam);
  const { question } = useUnsavedInput(values !== settled && !create.isPending);
  const complete = Boolean(values.from && values.to);
  const backwards = complete && values.to < values.from;
  // Clamp typed days to the range that has pictures.
  const [from = '', to = ''] = [
    [values.from, oldest].sort().at(-1),
    [values.to, latest].sort().at(0),
  ];
  const pictures = complete ? picturesIn(cam, { ...values, from, to }) : 0;
  const tooMany = pictures > MAX_PICTURES;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!complete || backwards || tooMany) return;
    create.mutate(values, { onSuccess: () => setSettled(values) });
  };
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const day = { type: 'date', size: 'xs', min: oldest, max: latest, required: true } as const;
  return (
    <form className={`grid gap-8 ${classes.form}`} onSubmit={submit} aria-label="New time-lapse">
      <TextInput
        {...day}
        label="From"
        withAsterisk={false}
        value={values.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        {...day}
        label="To"
        withAsterisk={false}
        value={values.to}
        error={backwards ? 'Before the first day' : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        label="Use a picture"
        value={values.everySec}
        onChange={(event) => change({ everySec: Number(event.currentTarget.value) })}
        data={steps.map((step) => ({ value: String(step), label: everyOf(step) }))}
      />
      <NativeSelect
        size="xs"
        label="Speed"
        value={values.fps}
        onChange={(event) => change({ fps: Number(event.currentTarget.value) })}
        data={speeds.map((fps) => ({ value: String(fps), label: `${fps} a second` }))}
      />
      {complete && !backwards && (
        <p
          className={`all-columns m-0 quiet text-xs ${classes.forecast}`}
          role={tooMany ? 'alert' : undefined}
        >
          {tooMany
            ? `That would be ${formatNumber(pictures)} pictures, but the maximum is ${MAX_PICTURES}. Choose fewer days or a longer time between them.`
            : `About ${count(pictures, 'picture')}, ${count(Math.max(1, Math.round(pictures / values.fps)), 'second')} long.`}
        </p>
      )}
      <Button type="submit" size="xs" variant="default" loading={create.isPending}>
        Make a time-lapse
      </Button>
      {question}
    </form>
  );
}
