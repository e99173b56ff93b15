import { Button } from '@mantine/core';
import { IconPhotoVideo } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { VideoDetail } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { toast } from '@/shared/feedback/toast';
import { coordinatesOf } from '@/shared/format/coordinates';
import { formatBytes, formatDate } from '@/shared/format/format';
import { frameOf } from '../frame';
import { useVideoPoster } from '../mutations';

interface Props {
  video: VideoDetail;
  screen: RefObject<HTMLVideoElement | null>;
}

/** When and by whom a video was recorded, and the button that makes the shown frame its poster. */
export function VideoCaption({ video, screen }: Props) {
  const poster = useVideoPoster(video);
  const takeFrame = async () => {
    const frame = screen.current && (await frameOf(screen.current));
    if (frame) poster.mutate(frame);
    else toast.error('This browser cannot take a picture of the video');
  };
  return (
    <div className="row wrap gap-8 mt-8">
      <span className="m-0 quiet text-sm">
        {formatDate(video.recordedAt)} · <PersonName person={video.createdBy} /> ·{' '}
        {formatBytes(video.sizeBytes)}
        {video.position && ` · ${coordinatesOf(video.position)}`}
      </span>
      <span className="grow" />
      {video.permittedActions.includes('update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhotoVideo size={16} />}
          loading={poster.isPending}
          onClick={() => void takeFrame()}
        >
          Use this frame as poster
        </Button>
      )}
    </div>
  );
}
