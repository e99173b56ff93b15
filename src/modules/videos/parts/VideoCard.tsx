import { IconMessage, IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import type { Video } from '@/api/generated/types.gen';
import { count, formatDate } from '@/shared/format/format';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { formatTime } from '../time';
import classes from './VideoCard.module.css';

export function VideoCard({ video, onOpen }: { video: Video; onOpen: () => void }) {
  const { title, posterUrl, durationSec, commentCount, chapters, createdAt, createdBy } = video;
  return (
    <li className={classes.card}>
      <Thumbnail url={posterUrl} icon={IconVideo} className={classes.poster} />
      <span className={classes.play} aria-hidden="true">
        <IconPlayerPlayFilled size={20} />
      </span>
      {durationSec !== null && <span className={classes.duration}>{formatTime(durationSec)}</span>}
      <div className={classes.text}>
        <h2 className={classes.title}>
          <button type="button" className={classes.open} onClick={onOpen}>
            {title}
          </button>
        </h2>
        <p className={classes.facts}>
          <span>{createdBy.name}</span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {chapters.length > 0 && <span>{count(chapters.length, 'chapter')}</span>}
          {commentCount > 0 && (
            <span title={count(commentCount, 'comment')}>
              <IconMessage size={13} aria-hidden="true" /> {commentCount}
              <span className={classes.hidden}> comments</span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
