import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldCamTimelapse, TimelapseState } from '@/api/generated/types.gen';
import { capitalized, count, formatCalendarDate } from '@/shared/format/format';
import { everyOf } from '../clock';
import classes from './Timelapse.module.css';

const states: Record<TimelapseState, string> = {
  queued: 'Waiting',
  running: 'In progress',
  ready: 'Ready',
  failed: 'Failed: there is no picture in this time',
};

type Lapse = Pick<
  FieldCamTimelapse,
  'id' | 'from' | 'to' | 'everySec' | 'fps' | 'frameCount' | 'missingCount'
>;

/** The name of a time-lapse: its range of days. */
export const nameOf = ({ from, to }: Pick<Lapse, 'from' | 'to'>) =>
  from === to
    ? formatCalendarDate(from)
    : `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`;

interface Props {
  timelapse: Lapse;
  /** The progress. Absent where only finished time-lapses are listed. */
  state?: TimelapseState;
  isPlaying: boolean;
  onPlay: () => void;
  /** Additional actions. */
  children?: ReactNode;
}

/** One time-lapse in a list. */
export function TimelapseRow({ timelapse, state, isPlaying, onPlay, children }: Props) {
  const { everySec, fps, frameCount, missingCount } = timelapse;
  const pictures = [
    count(frameCount, 'picture'),
    ...(missingCount > 0 ? [`${missingCount} missing`] : []),
  ].join(', ');
  return (
    <li
      className={`row gap-8 between p-8-12 text-sm box ${classes.lapse}`}
      aria-current={isPlaying ? 'true' : undefined}
    >
      <span className="grow min-w-0">
        {nameOf(timelapse)}
        <small>
          {capitalized(everyOf(everySec))}, {fps} a second
        </small>
        {state ? (
          <small role="status">
            {states[state]}
            {state === 'ready' && `, ${pictures}`}
          </small>
        ) : (
          <small>{pictures}</small>
        )}
      </span>
      {(state ?? 'ready') === 'ready' && (
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPlayerPlayFilled size={14} />}
          aria-label={`Play ${nameOf(timelapse)}`}
          onClick={onPlay}
        >
          Play
        </Button>
      )}
      {children}
    </li>
  );
}
