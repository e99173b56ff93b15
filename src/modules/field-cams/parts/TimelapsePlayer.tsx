import { ActionIcon, Button, NativeSelect, Skeleton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getFieldCamTimelapseOptions } from '@/api/generated/field-cams/getFieldCamTimelapse.gen';
import type { FieldCamDetail, FieldCamTimelapseDetail } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { ErrorState } from '@/shared/ui/states';
import { useComeIntoView } from '@/shared/ui/useComeIntoView';
import { speeds, stampOf } from '../clock';
import { useFrameClock } from '../useFrameClock';
import classes from './Cam.module.css';
import { Picture } from './Picture';

interface Props {
  cam: FieldCamDetail;
  timelapseId: string;
  onClose: () => void;
}

/** Shows the pictures of a time-lapse one after the other. There is no video file: these are the pictures. */
export default function TimelapsePlayer({ cam, timelapseId, onClose }: Props) {
  const found = useQuery(
    getFieldCamTimelapseOptions({
      path: { projectId: cam.projectId, fieldCamId: cam.id, timelapseId },
    }),
  );
  if (found.error && !found.data) {
    return (
      <ErrorState
        operation="getFieldCamTimelapse"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data) return <Skeleton className={classes.screen} />;
  return <Player cam={cam} timelapse={found.data.data} onClose={onClose} />;
}

interface PlayerProps {
  cam: FieldCamDetail;
  timelapse: FieldCamTimelapseDetail;
  onClose: () => void;
}

function Player({ cam, timelapse, onClose }: PlayerProps) {
  const { frames, missingCount } = timelapse;
  const [fps, setFps] = useState(timelapse.fps);
  const urls = useMemo(() => frames.map(({ imageUrl }) => imageUrl), [frames]);
  // Who wants no motion starts it himself.
  const autoplay = !useReducedMotion();
  const { at, running, toggle, show } = useFrameClock({ urls, fps, autoplay });
  // On a phone the list of time-lapses lies far below.
  const section = useComeIntoView<HTMLElement>(true);
  const frame = frames[at];
  if (!frame) return null;
  return (
    <section ref={section} aria-label="Time-lapse player">
      <div className={classes.screen}>
        <Picture url={frame.imageUrl} label={`${cam.name}, ${stampOf(frame.at)}`} />
        <span className={classes.stamp}>{stampOf(frame.at)}</span>
      </div>
      <div className={classes.controls}>
        <ActionIcon size={34} aria-label={running ? 'Pause' : 'Play'} onClick={toggle}>
          {running ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
        </ActionIcon>
        <input
          type="range"
          className={classes.scrubber}
          min={0}
          max={frames.length - 1}
          value={at}
          aria-label="Picture"
          aria-valuetext={`${at + 1} of ${frames.length}, ${stampOf(frame.at)}`}
          onChange={(event) => show(Number(event.currentTarget.value))}
        />
        <span className={classes.place}>
          {at + 1} of {frames.length}
        </span>
        <NativeSelect
          size="xs"
          aria-label="Playing speed"
          value={fps}
          onChange={(event) => setFps(Number(event.currentTarget.value))}
          data={[...new Set([...speeds, timelapse.fps])]
            .sort((a, b) => a - b)
            .map((speed) => ({ value: String(speed), label: `${speed} a second` }))}
        />
        <Button size="xs" variant="default" onClick={onClose}>
          Close the time-lapse
        </Button>
      </div>
      {missingCount > 0 && (
        <p className={classes.day}>
          {count(missingCount, 'picture')} that {missingCount === 1 ? 'was' : 'were'} due never
          came: there the time jumps.
        </p>
      )}
    </section>
  );
}
