import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldCam, FieldCamFrame } from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/failures';
import { count, formatCalendarDate } from '@/shared/format/format';
import { addDays } from '@/shared/format/region';
import { formatSiteClock, formatSiteTime } from '@/shared/format/siteTime';
import { ErrorState } from '@/shared/ui/states';
import { gapsIn } from '../pictures';
import type { useDay } from '../useDay';
import classes from './Cam.module.css';
import { Picture } from './Picture';

/** Gaps that the sentence names. A day with more is not read. */
const MOST_GAPS = 8;

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface Props {
  cam: Pick<FieldCam, 'name' | 'intervalSec'>;
  at: ReturnType<typeof useDay>;
  /** The first selectable day. Absent if unknown. */
  oldest?: string;
  /** The pictures of the day, oldest first. */
  frames: Pick<UseQueryResult<readonly FieldCamFrame[], unknown>, 'data' | 'error' | 'refetch'>;
  operation: OperationId;
  mayDownload?: boolean;
}

/** Shows the pictures of a day with a slider. */
export function FrameScreen({
  cam,
  at: { day, latest, ...days },
  oldest,
  frames,
  ...props
}: Props) {
  const [index, setIndex] = useState<number | null>(null);
  const all = frames.data ?? [];
  const gaps = gapsIn(all, cam.intervalSec);
  const shown = Math.min(index ?? all.length - 1, all.length - 1);
  const frame = all[shown];
  const setDay = (next: string) => {
    setIndex(null);
    days.setDay(next);
  };
  return (
    <section aria-label="Pictures">
      <div
        className={`relative grid place-center clip rounded-card ${classes.screen}`}
        aria-busy={!frames.data && !frames.error}
      >
        {Boolean(frames.error) && !frames.data && (
          <ErrorState
            operation={props.operation}
            error={frames.error}
            onRetry={() => void frames.refetch()}
          />
        )}
        {frames.data && !frame && <p>No picture on {formatCalendarDate(day)}.</p>}
        {frame && (
          <>
            <Picture url={frame.imageUrl} label={`${cam.name} at ${formatSiteClock(frame.at)}`} />
            <span className={`absolute rounded text-sm digits ${classes.stamp}`}>
              {formatSiteTime(frame.at)}
            </span>
          </>
        )}
      </div>
      <div className="row wrap gap-8 mt-12">
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Day before"
          disabled={oldest !== undefined && day <= oldest}
          onClick={() => setDay(addDays(day, -1))}
        >
          <IconChevronLeft size={16} />
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
          onClick={() => setDay(addDays(day, 1))}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
        <input
          type="range"
          className={classes.scrubber}
          min={0}
          max={Math.max(0, all.length - 1)}
          value={Math.max(0, shown)}
          disabled={all.length === 0}
          aria-label="Time of day"
          aria-valuetext={frame ? formatSiteClock(frame.at) : 'no picture'}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
        />
        {frame && props.mayDownload && (
          <Button
            component="a"
            size="xs"
            variant="default"
            href={frame.imageUrl}
            download
            {...elsewhere}
            leftSection={<IconDownload size={16} />}
          >
            Download
          </Button>
        )}
      </div>
      {frames.data && (
        <p className={`quiet text-sm ${classes.day}`} role="status">
          {count(all.length, 'picture')} on this day
          {gaps
            .slice(0, MOST_GAPS)
            .map(
              ({ from, to }) =>
                `; none came between ${formatSiteClock(from)} and ${formatSiteClock(to)}`,
            )}
          {gaps.length > MOST_GAPS && `, and in ${count(gaps.length - MOST_GAPS, 'other gap')}`}.
        </p>
      )}
    </section>
  );
}
