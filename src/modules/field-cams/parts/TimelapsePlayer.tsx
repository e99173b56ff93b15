import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldCam, FieldCamTimelapseDetail } from '@/api/generated/types.gen';
import type { OperationId } from '@/shared/errors/failures';
import { count } from '@/shared/format/format';
import { formatSiteTime } from '@/shared/format/siteTime';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useComeIntoView } from '@/shared/ui/useComeIntoView';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { speeds } from '../clock';
import { useFrameClock } from '../useFrameClock';
import classes from './Cam.module.css';
import { Picture } from './Picture';
import lapse from './Timelapse.module.css';

type Shown = Pick<FieldCamTimelapseDetail, 'frames' | 'fps' | 'missingCount'>;

interface Props {
  cam: Pick<FieldCam, 'name'>;
  timelapse: Pick<UseQueryResult<Shown, unknown>, 'data' | 'error' | 'refetch'>;
  operation: OperationId;
  onClose: () => void;
  /** Additional facts. */
  children?: ReactNode;
}

/** Plays the pictures of a time-lapse in sequence. There is no video file. */
export function TimelapsePlayer({ cam, timelapse, operation, onClose, children }: Props) {
  useReturnFocus();
  const { data, error, refetch } = timelapse;
  if (error && !data) {
    return (
      <div className={lapse.lost}>
        <ErrorState operation={operation} error={error} onRetry={() => void refetch()} />
        <CloseButton onClose={onClose} />
      </div>
    );
  }
  if (!data) return <Skeleton shape="media" className={classes.screen} />;
  return (
    <Player cam={cam} timelapse={data} onClose={onClose}>
      {children}
    </Player>
  );
}

const CloseButton = ({ onClose }: Pick<Props, 'onClose'>) => (
  <Button size="xs" variant="default" onClick={onClose}>
    Close the time-lapse
  </Button>
);

interface PlayerProps extends Pick<Props, 'cam' | 'onClose' | 'children'> {
  timelapse: Shown;
}

function Player({ cam, timelapse, onClose, children }: PlayerProps) {
  const { frames, missingCount } = timelapse;
  const [fps, setFps] = useState(timelapse.fps);
  const urls = useMemo(() => frames.map(({ imageUrl }) => imageUrl), [frames]);
  // With reduced motion, the user starts playback.
  const autoplay = !useReducedMotion();
  const { at, running, toggle, show } = useFrameClock({ urls, fps, autoplay });
  // On a phone, the list of time-lapses is far below.
  const section = useComeIntoView<HTMLElement>(true);
  const frame = frames[at];
  if (!frame) return null;
  return (
    <section ref={section} aria-label="Time-lapse player">
      <div className={`relative grid place-center clip rounded-card ${classes.screen}`}>
        <Picture url={frame.imageUrl} label={`${cam.name}, ${formatSiteTime(frame.at)}`} />
        <span className={`absolute rounded text-sm digits ${classes.stamp}`}>
          {formatSiteTime(frame.at)}
        </span>
      </div>
      <div className="row wrap gap-8 mt-12">
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
          aria-valuetext={`${at + 1} of ${frames.length}, ${formatSiteTime(frame.at)}`}
          onChange={(event) => show(Number(event.currentTarget.value))}
        />
        <span className={`quiet text-sm ${classes.place}`}>
          {at + 1} of {frames.length}
        </span>
        <NativeSelect
          size="xs"
          aria-label="Playback speed"
          value={fps}
          onChange={(event) => setFps(Number(event.currentTarget.value))}
          data={[...new Set([...speeds, timelapse.fps])]
            .sort((a, b) => a - b)
            .map((speed) => ({ value: String(speed), label: `${speed} a second` }))}
        />
        <CloseButton onClose={onClose} />
      </div>
      {missingCount > 0 && (
        <p className={`quiet text-sm ${classes.day}`}>
          {count(missingCount, 'expected picture')} never arrived. The time-lapse skips{' '}
          {missingCount === 1 ? 'it' : 'them'}.
        </p>
      )}
      {children}
    </section>
  );
}
