import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import type { Video } from '@/api/generated/types.gen';
import { MediaCard } from '@/shared/collection/MediaCard';
import classes from '@/shared/collection/MediaCard.module.css';
import { count } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { formatTime } from '../time';

interface Props {
  video: Video;
  href: string;
  layout: 'grid' | 'list';
}

export function VideoCard({ video, href, layout }: Props) {
  const { title, description, posterUrl, durationSec, commentCount, chapters, playback } = video;
  return (
    <MediaCard
      title={title}
      href={href}
      description={description}
      thumbnailUrl={posterUrl}
      icon={IconVideo}
      badge={
        durationSec !== null && (
          <span className={`inline-flex gap-4 items-center ${classes.mark}`}>
            <IconPlayerPlayFilled size={14} aria-hidden="true" />
            {formatTime(durationSec)}
          </span>
        )
      }
      facts={
        <>
          <span>{fullName(video.createdBy)}</span>
          {playback === 'needs_conversion' && <span>Needs conversion</span>}
          {chapters.length > 0 && (
            <span className={classes.minor}>{count(chapters.length, 'chapter')}</span>
          )}
          {commentCount > 0 && (
            <span className={classes.minor}>{count(commentCount, 'comment')}</span>
          )}
        </>
      }
      at={video.createdAt}
      layout={layout}
    />
  );
}
