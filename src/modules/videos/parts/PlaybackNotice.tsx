import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VideoPlayback } from '@/api/generated/types.gen';
import type { Unshown } from './usePicture';
import classes from './Video.module.css';

interface Props {
  /** Null if this browser shows the video. */
  unshown: Unshown | null;
  playback: VideoPlayback;
  /** Whether the reader may replace the video. */
  mayReplace: boolean;
  /** A link to the file; falsy if the reader may not download it. */
  download?: ReactNode;
}

const titles = {
  picture: 'This browser plays the sound of the video, but cannot show its picture.',
  all: 'This browser cannot play the video.',
} as const;

/** Says that a video cannot be played, here or in other browsers, and what to do. */
export function PlaybackNotice({ unshown, playback, mayReplace, download }: Props) {
  const isConvertible = playback === 'needs_conversion';
  if (!unshown && !(isConvertible && mayReplace)) return null;
  return (
    <div
      role={unshown ? 'alert' : 'note'}
      className={`flex gap-12 mb-12 p-12-16 outlined rounded-card sunken text text-sm ${classes.notice}`}
    >
      <IconAlertTriangle size={20} className={classes.noticeIcon} aria-hidden="true" />
      <div>
        <p className={classes.noticeTitle}>
          {unshown ? titles[unshown] : 'Other browsers may not show the picture of this video.'}
        </p>
        {isConvertible && (
          <p>
            It is in a format that many browsers do not know, such as HEVC (H.265) from a phone.{' '}
            {mayReplace
              ? 'Convert it to MP4 with H.264, and upload it again. To record in H.264 on an iPhone, choose Settings, Camera, Formats, Most Compatible.'
              : 'Ask the person who uploaded it for an MP4 with H.264.'}
          </p>
        )}
        {unshown && (
          <p>
            {isConvertible ? 'You can also try another browser.' : 'Try another browser.'}{' '}
            {download}
          </p>
        )}
      </div>
    </div>
  );
}
