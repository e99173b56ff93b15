import { IconVideoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VideoDetail } from '@/api/generated/types.gen';
import { getVideoOptions } from '@/api/generated/videos.gen';
import { MediaHead, type MediaKind, MediaView } from '@/records/common/MediaView';
import { useNamedPlace } from '@/records/common/usePlaces';
import { MediaActions } from '@/records/share/MediaActions';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { onDemand } from '@/shared/onDemand';
import { useSteadyUrl } from '@/shared/ui/useSteadyUrl';
import { useDeleteVideo } from '../mutations';
import { PinsSection } from '../pins/PinsSection';
import { useVideoPins } from '../pins/useVideoPins';
import { VideoTimeline } from '../pins/VideoTimeline';
import { Chapters } from './Chapters';
import { PlaybackNotice } from './PlaybackNotice';
import { usePicture } from './usePicture';
import classes from './Video.module.css';
import { VideoCaption } from './VideoCaption';
import { VideoComments } from './VideoComments';

const EditVideoDialog = onDemand(() => import('../forms/EditVideoDialog'));

const kind: MediaKind = {
  One: 'Video',
  many: 'videos',
  operation: 'getVideo',
  icon: <IconVideoOff size={20} />,
  missing: 'It was deleted, or the address is wrong.',
};

interface Props {
  projectId: string;
  videoId: string;
  onClose: () => void;
}

/** One video with its chapters and comments. */
export default function VideoView({ projectId, videoId, onClose }: Props) {
  const found = useQuery(getVideoOptions({ path: { projectId, videoId } }));
  return (
    <MediaView kind={kind} query={found} onClose={onClose}>
      {(video) => <Player video={video} onClose={onClose} />}
    </MediaView>
  );
}

/** Seconds to skip with an arrow key or a letter. */
const JUMP = 5;

function Player({ video, onClose }: { video: VideoDetail; onClose: () => void }) {
  const screen = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const file = useSteadyUrl(video.url);
  // A comment that the address leads to can be about a moment.
  const named = useNamedPlace();
  const resumeAt = useRef(video.comments.find(({ id }) => id === named)?.atSec ?? 0);
  const { hasNoPicture, onMetadata } = usePicture(file.url);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const may = (action: VideoDetail['permittedActions'][number]) =>
    video.permittedActions.includes(action);
  const close = () => setDialog(null);
  const seek = (seconds: number) => {
    if (!screen.current) return;
    screen.current.currentTime = seconds;
    setNow(seconds);
  };
  const pins = useVideoPins(video, (seconds) => {
    screen.current?.pause();
    seek(seconds);
  });
  usePlayerKeys(screen, seek);

  return (
    <div className={`grid page-frame ${classes.view}`}>
      <MediaHead kind={kind} title={video.title} onClose={onClose}>
        <MediaActions
          projectId={video.projectId}
          target={{ type: 'video', id: video.id }}
          title={video.title}
          permitted={video.permittedActions}
          onEdit={() => setDialog('edit')}
          onDelete={() => setDialog('delete')}
        />
      </MediaHead>
      <div className={classes.screen}>
        <PlaybackNotice
          unshown={file.isBroken ? 'all' : hasNoPicture ? 'picture' : null}
          playback={video.playback}
          mayReplace={may('update')}
          download={
            <a href={video.url} download={video.fileName}>
              Download it
            </a>
          }
        />
        <video
          ref={screen}
          controls
          preload="metadata"
          src={file.url}
          {...(video.posterUrl && { poster: video.posterUrl })}
          aria-label={video.title}
          onTimeUpdate={(event) => setNow(event.currentTarget.currentTime)}
          onSeeked={(event) => setNow(event.currentTarget.currentTime)}
          onError={() => {
            resumeAt.current = now;
            file.onError();
          }}
          onLoadedMetadata={(event) => {
            onMetadata(event.currentTarget);
            if (resumeAt.current > 0) seek(resumeAt.current);
            resumeAt.current = 0;
          }}
        />
        <VideoCaption video={video} screen={screen} />
        <VideoTimeline video={video} now={now} pins={pins} />
        {video.description && (
          <p className={`m-top-12 text-sm ${classes.description}`}>{video.description}</p>
        )}
        <p className="m-top-8 quiet text-xs" data-for-keyboards data-screen-only="">
          Shortcuts: <kbd>k</kbd> plays and pauses, <kbd>j</kbd> and <kbd>l</kbd> go back and forth
          by {JUMP} seconds.
        </p>
      </div>
      <div className={`grid gap-24 ${classes.side}`}>
        <Chapters video={video} now={now} onSeek={seek} mayChange={may('update')} />
        <PinsSection video={video} now={now} pins={pins} />
        <VideoComments video={video} now={now} onSeek={seek} mayComment={may('comment')} />
      </div>
      <Suspense>{dialog === 'edit' && <EditVideoDialog video={video} onClose={close} />}</Suspense>
      {dialog === 'delete' && <Deletion video={video} onCancel={close} onDeleted={onClose} />}
    </div>
  );
}

/** Plays and pauses with k, and goes back and forth with j and l. */
function usePlayerKeys(screen: RefObject<HTMLVideoElement | null>, seek: (to: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const player = screen.current;
    const isTyping = target.closest('input, textarea, select, [role="dialog"]');
    if (!player || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'k') player.paused ? void player.play() : player.pause();
    else if (event.key === 'j') seek(Math.max(0, player.currentTime - JUMP));
    else if (event.key === 'l') seek(player.currentTime + JUMP);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

interface DeletionProps {
  video: VideoDetail;
  onCancel: () => void;
  onDeleted: () => void;
}

function Deletion({ video, onCancel, onDeleted }: DeletionProps) {
  const remove = useDeleteVideo(video);
  return (
    <DeleteDialog
      noun="video"
      item={undefined}
      remove={remove}
      onDeleted={onDeleted}
      onClose={onCancel}
    >
      <strong>{video.title}</strong>, its comments and its pins are deleted. This cannot be undone.
    </DeleteDialog>
  );
}
