import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldCamFrame } from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/operationTexts';
import { formatCalendarDate } from '@/shared/format/format';
import { ErrorState } from '@/shared/ui/states';
import { clockOf, dayAfter } from '../clock';
import type { useDay } from '../useDay';
import classes from './Cam.module.css';

interface Props {
  /** Of the camera. */
  name: string;
  at: ReturnType<typeof useDay>;
  /** The pictures of the day, oldest first. */
  frames: Pick<UseQueryResult<readonly FieldCamFrame[], unknown>, 'data' | 'error' | 'refetch'>;
  operation: OperationId;
}

/** The pictures of a day, and a slider to go through them. */
export function FrameScreen({ name, at: { day, latest, ...at }, frames, operation }: Props) {
  const [index, setIndex] = useState<number | null>(null);
  const all = frames.data ?? [];
  const shown = Math.min(index ?? all.length - 1, all.length - 1);
  const frame = all[shown];
  const setDay = (next: string) => {
    setIndex(null);
    at.setDay(next);
  };
  return (
    <section aria-label="Pictures">
      <div className={classes.screen}>
        {Boolean(frames.error) && !frames.data && (
          <ErrorState
            operation={operation}
            error={frames.error}
            onRetry={() => void frames.refetch()}
          />
        )}
        {frames.data && !frame && <p>No picture on {formatCalendarDate(day)}.</p>}
        {frame && (
          <>
            <img src={frame.imageUrl} alt={`${name} at ${clockOf(frame.at)}`} />
            <span className={classes.stamp}>
              {formatCalendarDate(day)}, {clockOf(frame.at)}
            </span>
          </>
        )}
      </div>
      <div className={classes.controls}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Day before"
          onClick={() => setDay(dayAfter(day, -1))}
        >
          <IconChevronLeft size={17} />
        </ActionIcon>
        <TextInput
          type="date"
          size="xs"
          aria-label="Day"
          max={latest}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Day after"
          disabled={day >= latest}
          onClick={() => setDay(dayAfter(day, 1))}
        >
          <IconChevronRight size={17} />
        </ActionIcon>
        <input
          type="range"
          className={classes.scrubber}
          min={0}
          max={Math.max(0, all.length - 1)}
          value={Math.max(0, shown)}
          disabled={all.length === 0}
          aria-label="Time of day"
          aria-valuetext={frame ? clockOf(frame.at) : 'no picture'}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
        />
      </div>
    </section>
  );
}
