import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { downloadPublicPhoto } from '@/api/generated/public/downloadPublicPhoto.gen';
import type { PublicPhoto } from '@/api/generated/types.gen';
import { VisitorDownload } from '@/records/visitors/VisitorDownload';
import { formatCalendarDate } from '@/shared/format/format';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from '../viewer/PhotoViewer.module.css';
import { Stage } from '../viewer/Stage';
import { SharedMarkup } from './SharedMarkup';
import shared from './SharedPhotos.module.css';

interface Props {
  /** The photos to browse. */
  photos: readonly PublicPhoto[];
  photo: PublicPhoto;
  token: string;
  heading: ReactNode;
  allowDownload: boolean;
  /** Additional content below the picture. */
  more?: ReactNode;
  onOpen: (photoId: string) => void;
  onClose?: () => void;
}

/** One shared photo in the largest size that fits, with its public details. */
export function SharedPhotoScreen({ photos, photo, token, heading, more, ...rest }: Props) {
  const [showsMarkup, setShowsMarkup] = useState(true);
  const [showsPanel, setShowsPanel] = useState(more !== undefined || photo.description !== '');
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === photo.id),
  );
  const icon = { variant: 'transparent', size: 'lg' } as const;
  return (
    <>
      <div className={`${classes.bar} ${shared.bar}`}>
        {heading}
        {photos.length > 1 && (
          <span className={`rigid p-0-8 text-sm ${classes.place}`} role="status">
            {index + 1} of {photos.length}
          </span>
        )}
        <span className="grow" />
        {photo.markupCount > 0 && (
          <ActionIcon
            {...icon}
            aria-label="Show markup"
            aria-pressed={showsMarkup}
            onClick={() => setShowsMarkup(!showsMarkup)}
          >
            {showsMarkup ? <IconEye size={20} /> : <IconEyeOff size={20} />}
          </ActionIcon>
        )}
        <ActionIcon
          {...icon}
          aria-label="Details"
          aria-pressed={showsPanel}
          onClick={() => setShowsPanel(!showsPanel)}
        >
          <IconInfoCircle size={20} />
        </ActionIcon>
        {rest.onClose && (
          <ActionIcon {...icon} aria-label="Close" onClick={rest.onClose}>
            <IconX size={20} />
          </ActionIcon>
        )}
      </div>
      <div className={`relative min-w-0 min-h-0 clip ${classes.stage}`}>
        <PanelBoundary name="The picture" resetKeys={[photo.id]}>
          <Stage
            photos={photos}
            index={index}
            markup={
              showsMarkup ? (stagePhoto) => <SharedMarkup photo={stagePhoto} token={token} /> : null
            }
            onIndex={(next) => {
              const to = photos[next];
              if (to && to.id !== photo.id) rest.onOpen(to.id);
            }}
          />
        </PanelBoundary>
      </div>
      {showsPanel && (
        <aside className={`scroll-y relative surface text ${classes.panel}`} aria-label="Details">
          <div className={`grid gap-8 p-16 text-sm ${shared.caption}`}>
            <h2>{photo.title}</h2>
            <p className="quiet">{formatCalendarDate(photo.takenOn)}</p>
            {photo.description && <p>{photo.description}</p>}
            {rest.allowDownload && (
              <div>
                <VisitorDownload
                  key={photo.id}
                  compact
                  operation="downloadPublicPhoto"
                  load={(fetcher) =>
                    downloadPublicPhoto({
                      path: { photoId: photo.id },
                      fetch: fetcher,
                      throwOnError: true,
                    })
                  }
                  fileName={photo.fileName}
                />
              </div>
            )}
            {more}
          </div>
        </aside>
      )}
    </>
  );
}
