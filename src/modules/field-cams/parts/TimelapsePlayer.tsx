import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getFieldCamTimelapseOptions } from '@/api/generated/field-cams/getFieldCamTimelapse.gen';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { ErrorState } from '@/shared/ui/states';
import classes from './Cam.module.css';
import { stampOf } from './Timelapses';

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
  const [at, setAt] = useState(0);
  // Who wants no motion starts it himself.
  const [running, setRunning] = useState(!useReducedMotion());
  const { frames = [], fps = 1 } = found.data?.data ?? {};
  const frame = frames[at];
  const isLast = at >= frames.length - 1;
  useEffect(() => {
    if (!running || frames.length === 0) return;
    const timer = setInterval(
      () => setAt((before) => Math.min(before + 1, frames.length - 1)),
      1000 / fps,
    );
    return () => clearInterval(timer);
  }, [running, frames.length, fps]);
  useEffect(() => {
    if (isLast && frames.length > 0) setRunning(false);
  }, [isLast, frames.length]);
  // The next picture is there before it is shown.
  const next = frames[at + 1]?.imageUrl;
  useEffect(() => {
    if (next) new Image().src = next;
  }, [next]);

  if (found.error && !found.data) {
    return (
      <ErrorState
        operation="getFieldCamTimelapse"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!frame) return <Skeleton className={classes.screen} />;
  return (
    <section aria-label="Time-lapse player">
      <div className={classes.screen}>
        <img src={frame.imageUrl} alt={`${cam.name}, ${stampOf(frame.at)}`} />
        <span className={classes.stamp}>{stampOf(frame.at)}</span>
      </div>
      <div className={classes.controls}>
        <ActionIcon
          size={34}
          aria-label={running ? 'Pause' : 'Play'}
          onClick={() => {
            if (!running && isLast) setAt(0);
            setRunning(!running);
          }}
        >
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
          onChange={(event) => {
            setRunning(false);
            setAt(Number(event.currentTarget.value));
          }}
        />
        <span className={classes.quiet}>
          {at + 1} of {frames.length}
        </span>
        <Button size="xs" variant="default" onClick={onClose}>
          Close the time-lapse
        </Button>
      </div>
    </section>
  );
}
