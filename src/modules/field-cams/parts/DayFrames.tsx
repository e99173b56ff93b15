import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFieldCamFramesOptions } from '@/api/generated/field-cams/listFieldCamFrames.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { useAddressParams } from '@/shared/routing/search';
import { ErrorState } from '@/shared/ui/states';
import { clockOf, dayAfter } from '../clock';
import classes from './Cam.module.css';

/** The pictures of a day, and a slider to go through them. */
export function DayFrames({ cam }: { cam: FieldCamDetail }) {
  const [search, setSearch] = useAddressParams();
  // The time is written in the zone of the project, so that its first part is the day there.
  const latest = (cam.lastFrameAt ?? cam.createdAt).slice(0, 10);
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : latest;
  const [index, setIndex] = useState<number | null>(null);
  const frames = useQuery(
    listFieldCamFramesOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id },
      query: { date: day },
    }),
  );
  const all = frames.data?.data ?? [];
  const at = Math.min(index ?? all.length - 1, all.length - 1);
  const frame = all[at];
  const setDay = (next: string) => {
    setIndex(null);
    setSearch((query) => {
      next && next !== latest ? query.set('day', next) : query.delete('day');
      return query;
    });
  };
  return (
    <section aria-label="Pictures">
      <div className={classes.screen}>
        {frames.error && !frames.data && (
          <ErrorState
            operation="listFieldCamFrames"
            error={frames.error}
            onRetry={() => void frames.refetch()}
          />
        )}
        {frames.data && !frame && <p>No picture on {formatCalendarDate(day)}.</p>}
        {frame && (
          <>
            <img src={frame.imageUrl} alt={`${cam.name} at ${clockOf(frame.at)}`} />
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
          value={Math.max(0, at)}
          disabled={all.length === 0}
          aria-label="Time of day"
          aria-valuetext={frame ? clockOf(frame.at) : 'no picture'}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
        />
      </div>
    </section>
  );
}
