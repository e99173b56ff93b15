import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { downloadPublicVideo } from '@/api/generated/public/downloadPublicVideo.gen';
import { getPublicVideo } from '@/api/generated/public/getPublicVideo.gen';
import type { PublicVideo } from '@/api/generated/types.gen';
import shared from '@/records/visitors/Public.module.css';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { VisitorDownload } from '@/records/visitors/VisitorDownload';
import { formatDate } from '@/shared/format/format';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { formatTime } from '../time';
import { ChapterList } from './ChapterList';
import { PlaybackNotice } from './PlaybackNotice';
import { usePicture } from './usePicture';
import classes from './Video.module.css';

/** Shows a shared video with its chapters, for visitors. */
export function SharedVideo(visited: Visited) {
  const { link, target, token } = visited;
  const videoId = target.id;
  const found = useQuery({
    queryKey: ['public-video', token, videoId],
    queryFn: async ({ signal }) => {
      const { data } = await getPublicVideo({ path: { videoId }, signal, throwOnError: true });
      return data.data;
    },
    // A new URL would restart the video.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SharedPage
      {...visited}
      aside={
        link.allowDownload &&
        found.data && (
          <VisitorDownload
            operation="downloadPublicVideo"
            load={(fetcher) =>
              downloadPublicVideo({ path: { videoId }, fetch: fetcher, throwOnError: true })
            }
            fileName={found.data.fileName}
            sizeBytes={found.data.sizeBytes}
          />
        )
      }
    >
      {found.isPending && <Skeleton shape="media" />}
      {found.error && !found.data && (
        <ErrorState
          operation="getPublicVideo"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && <Player video={found.data} />}
    </SharedPage>
  );
}

function Player({ video }: { video: PublicVideo }) {
  const screen = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const [broken, setBroken] = useState('');
  const { hasNoPicture, onMetadata } = usePicture(video.url);
  const { chapters, durationSec } = video;
  return (
    <div className={classes.shared} data-chapters={chapters.length > 0 || undefined}>
      <div className={classes.screen}>
        <PlaybackNotice
          unshown={broken === video.url ? 'all' : hasNoPicture ? 'picture' : null}
          playback={video.playback}
          mayReplace={false}
        />
        <video
          ref={screen}
          controls
          playsInline
          // Hides the download button unless downloads are allowed. This cannot prevent copying.
          controlsList="nodownload"
          preload="metadata"
          src={video.url}
          {...(video.posterUrl && { poster: video.posterUrl })}
          aria-label={video.title}
          onTimeUpdate={(event) => setNow(event.currentTarget.currentTime)}
          onSeeked={(event) => setNow(event.currentTarget.currentTime)}
          onLoadedMetadata={(event) => onMetadata(event.currentTarget)}
          onError={() => setBroken(video.url)}
        />
        <p className={shared.facts}>
          <time dateTime={video.recordedAt}>{formatDate(video.recordedAt)}</time>
          {durationSec !== null && <span>{formatTime(durationSec)}</span>}
        </p>
        {video.description && (
          <p className={`m-top-12 text-sm ${classes.description}`}>{video.description}</p>
        )}
      </div>
      {chapters.length > 0 && (
        <section className={classes.chaptersAside} aria-label="Chapters">
          <h2>Chapters</h2>
          <ChapterList
            chapters={chapters}
            now={now}
            onSeek={(seconds) => {
              if (screen.current) screen.current.currentTime = seconds;
              setNow(seconds);
            }}
          />
        </section>
      )}
    </div>
  );
}
