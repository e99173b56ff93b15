import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFieldCamFramesOptions } from '@/api/generated/field-cams/listFieldCamFrames.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { useAddressParams } from '@/shared/routing/search';
import { ErrorState } from '@/shared/ui/states';
import { clockOf, dayAfter } from '../clock';
import { gapsIn } from '../pictures';
import classes from './Cam.module.css';
import { Picture } from './Picture';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Milliseconds after which the pictures of a day that goes on are asked for again. */
const ANEW = 60_000;

interface Props {
  cam: FieldCamDetail;
  lastFrameAt: string;
}

/** The pictures of a day, and a slider to go through them. */
export function DayFrames({ cam, lastFrameAt }: Props) {
  const [search, setSearch] = useAddressParams();
  // The time is written in the zone of the project, so that its first part is the day there.
  const latest = lastFrameAt.slice(0, 10);
  const oldest = dayAfter(latest, -cam.retentionDays);
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : latest;
  const [index, setIndex] = useState<number | null>(null);
  const frames = useQuery({
    ...listFieldCamFramesOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id },
      query: { date: day },
    }),
    refetchInterval: day === latest ? ANEW : false,
  });
  const all = frames.data?.data ?? [];
  const gaps = gapsIn(all, cam.intervalSec);
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
      <div className={classes.screen} aria-busy={frames.isPending}>
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
            <Picture url={frame.imageUrl} label={`${cam.name} at ${clockOf(frame.at)}`} />
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
          disabled={day <= oldest}
          onClick={() => setDay(dayAfter(day, -1))}
        >
          <IconChevronLeft size={17} />
        </ActionIcon>
        <TextInput
          type="date"
          size="xs"
          aria-label="Day"
          min={oldest}
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
        {frame && (
          <Button
            component="a"
            size="xs"
            variant="default"
            href={frame.imageUrl}
            download
            {...elsewhere}
            leftSection={<IconDownload size={15} />}
          >
            Download
          </Button>
        )}
      </div>
      {frames.data && (
        <p className={classes.day} role="status">
          {count(all.length, 'picture')} on this day
          {gaps.map(({ from, to }) => `; none came between ${clockOf(from)} and ${clockOf(to)}`)}.
        </p>
      )}
    </section>
  );
}
