import { Button, Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import type { FieldCamDetail, TimelapseState } from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { clockOf, dayAfter, everyOf } from '../clock';
import { useCreateTimelapse } from '../mutations';
import classes from './Cam.module.css';

const states: Record<TimelapseState, string> = {
  queued: 'Waiting',
  running: 'Being made',
  ready: 'Ready',
  failed: 'Failed: there is no picture in this time',
};

interface Props {
  cam: FieldCamDetail;
  mayCreate: boolean;
  onPlay: (timelapseId: string) => void;
}

export function Timelapses({ cam, mayCreate, onPlay }: Props) {
  return (
    <section aria-label="Time-lapses">
      <h2>Time-lapses</h2>
      {cam.timelapses.length === 0 && <p className={classes.quiet}>None yet.</p>}
      <ul className={classes.lapses}>
        {cam.timelapses.map(({ id, from, to, everySec, fps, state, frameCount }) => {
          const name = `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`;
          return (
            <li key={id} className={classes.lapse}>
              <span>
                {name}
                <small>
                  {everyOf(everySec)}, {fps} a second
                </small>
                <small role="status">
                  {states[state]}
                  {state === 'ready' && `, ${count(frameCount, 'picture')}`}
                </small>
              </span>
              {state === 'ready' && (
                <Button
                  size="xs"
                  variant="light"
                  leftSection={<IconPlayerPlayFilled size={13} />}
                  aria-label={`Play ${name}`}
                  onClick={() => onPlay(id)}
                >
                  Play
                </Button>
              )}
              {/^(queued|running)$/.test(state) && <Loader size="xs" aria-hidden="true" />}
            </li>
          );
        })}
      </ul>
      {mayCreate && <NewTimelapse cam={cam} />}
    </section>
  );
}

const steps = [900, 3600, 10_800, 86_400];
const speeds = [4, 8, 12, 24];

function NewTimelapse({ cam }: { cam: FieldCamDetail }) {
  const latest = (cam.lastFrameAt ?? cam.createdAt).slice(0, 10);
  const [values, setValues] = useState({
    from: dayAfter(latest, -7),
    to: latest,
    everySec: 3600,
    fps: 8,
  });
  const create = useCreateTimelapse(cam);
  const wrong = values.from && values.to && values.to < values.from;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (values.from && values.to && !wrong) create.mutate(values);
  };
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  return (
    <form className={classes.form} onSubmit={submit} aria-label="New time-lapse">
      <TextInput
        type="date"
        size="xs"
        label="From"
        max={latest}
        value={values.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="xs"
        label="To"
        max={latest}
        value={values.to}
        error={wrong ? 'Before the first day' : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        label="A picture"
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
      <Button type="submit" size="xs" variant="default" loading={create.isPending}>
        Make a time-lapse
      </Button>
    </form>
  );
}

/** 'Nov 18, 2026, 14:05' as the clock at the camera showed it. */
export const stampOf = (time: string) =>
  `${formatCalendarDate(time.slice(0, 10))}, ${clockOf(time)}`;
