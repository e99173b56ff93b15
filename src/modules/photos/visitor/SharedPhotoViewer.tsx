import { Modal } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect } from 'react';
import type { PublicPhoto } from '@/api/generated/types.gen';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from '../viewer/PhotoViewer.module.css';
import { stepOf } from '../viewer/stepOf';
import { SharedPhotoScreen } from './SharedPhotoScreen';

interface Props {
  photos: readonly PublicPhoto[];
  photoId: string;
  token: string;
  allowDownload: boolean;
  onOpen: (photoId: string) => void;
  /** Called when the last photo is open. */
  onEnd: () => void;
  onClose: () => void;
}

/** Shows a photo of a shared album in full window size. */
export default function SharedPhotoViewer({ photos, photoId, onOpen, onEnd, ...rest }: Props) {
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  useReturnFocus();
  useEffect(() => {
    if (index >= photos.length - 2) onEnd();
  }, [index, photos.length, onEnd]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = photos[index + stepOf(event)];
    if (!next || next === photo) return;
    onOpen(next.id);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal.Root
      opened
      onClose={rest.onClose}
      fullScreen
      padding={0}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Content
        aria-label={photo ? `Photo ${photo.title}` : 'Photo'}
        onKeyDownCapture={onKeyDown}
      >
        <Modal.Body>
          {photo ? (
            <SharedPhotoScreen
              {...rest}
              photos={photos}
              photo={photo}
              onOpen={onOpen}
              heading={<h2 className="cut m-0 medium text-md">{photo.title}</h2>}
            />
          ) : (
            <div className={`grid page ${classes.failure}`}>
              <EmptyState
                icon={<IconPhotoOff size={20} />}
                title="Photo not found"
                action={
                  <button
                    type="button"
                    className={`surface text font-inherit text-sm pointer ${classes.back}`}
                    onClick={rest.onClose}
                  >
                    Back to the photos
                  </button>
                }
              >
                It may have been removed from this album.
              </EmptyState>
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
