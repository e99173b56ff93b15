import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listAlbumsOptions } from '@/api/generated/photos.gen';
import type { Photo, PhotoDetail, TakenAtSource } from '@/api/generated/types.gen';
import { LinkedDocuments } from '@/shared/documents/LinkedDocuments';
import { coordinatesOf } from '@/shared/format/coordinates';
import { formatBytes, formatTime } from '@/shared/format/format';
import { formatSiteTime } from '@/shared/format/siteTime';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { IfOffered } from '@/shared/IfOffered';
import { onDemand } from '@/shared/onDemand';
import { PersonName } from '@/shared/people/PersonName';
import { PinnedOn } from '@/shared/pins/PinnedOn';
import { openLabel } from '@/shared/records/labels';
import { ShareMediaButton } from '@/shared/share/ShareMediaButton';
import { Tag } from '@/shared/ui/Tag';
import { Unbroken } from '@/shared/ui/Unbroken';
import { useDeletePhoto } from '../mutations';
import type { PhotoPins } from '../pins/usePhotoPins';
import { windOf } from '../plot';
import { AlbumCover } from './AlbumCover';
import { MiniPlot } from './MiniPlot';
import { PairSection } from './PairSection';
import panel from './PhotoPanel.module.css';
import { PhotoPrivacy } from './PhotoPrivacy';
import classes from './PhotoViewer.module.css';
import { PinsSection } from './PinsSection';

const PhotoForm = onDemand(() => import('../forms/PhotoForm'));
const RecordMessages = onDemand(() => import('@/shared/messages/RecordMessages'));
const PhotoComments = onDemand(() => import('./PhotoComments'));

interface Props {
  photo: PhotoDetail;
  /** Whether the comments are still loading. */
  loading: boolean;
  /** Other photos of the project, for the plot. */
  photos: readonly Photo[];
  pins: PhotoPins;
  onCompare: () => void;
  onDeleted: () => void;
}

const sources: Record<TakenAtSource, string> = {
  exif: 'from the camera',
  device: 'from the device that uploaded it',
  manual: 'entered by hand',
};

/** The details of the photo. */
export function PhotoPanel({ photo, loading, photos, pins, onCompare, onDeleted }: Props) {
  const { projectId, position, permittedActions } = photo;
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const albums = useQuery(listAlbumsOptions({ path: { projectId } }));
  const remove = useDeletePhoto(photo);
  const album = albums.data?.data.find(({ id }) => id === photo.albumId);
  if (editing) {
    return (
      <aside className={classes.panel} aria-label="Details">
        <Suspense>
          <PhotoForm photo={photo} onClose={() => setEditing(false)} />
        </Suspense>
      </aside>
    );
  }
  return (
    <aside className={classes.panel} aria-label="Details">
      <div className={panel.head}>
        <h3 className={panel.title}>{photo.title}</h3>
        {photo.description && <p className={panel.description}>{photo.description}</p>}
        {photo.tags.length > 0 && (
          <ul className={panel.tags} aria-label="Tags">
            {photo.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <div className={panel.actions}>
          {permittedActions.includes('update') && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPencil size={15} />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          {permittedActions.includes('share') && (
            <ShareMediaButton
              projectId={projectId}
              target={{ type: 'photo', id: photo.id }}
              title={photo.title}
            />
          )}
          {permittedActions.includes('delete') && (
            <Button
              size="xs"
              variant="default"
              c="var(--negative)"
              leftSection={<IconTrash size={15} />}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
      <dl className={panel.facts}>
        <dt>Taken</dt>
        <dd>
          <time dateTime={photo.takenAt}>{formatSiteTime(photo.takenAt)}</time>
          <span className={panel.quiet}>
            {openLabel(sources, photo.takenAtSource)}
            {photo.takenAtSource === 'exif' &&
              !/^[+-]/.test(photo.takenAtZone) &&
              `; it recorded no time zone, so this assumes ${photo.takenAtZone}`}
          </span>
        </dd>
        <dt>Visible to</dt>
        <dd>
          <PhotoPrivacy photo={photo} />
        </dd>
        <dt>Album</dt>
        <dd>
          {album?.name ?? (photo.albumId ? '…' : 'None')}
          {album && <AlbumCover album={album} photo={photo} />}
        </dd>
        {photo.locationDetail && (
          <>
            <dt>Location</dt>
            <dd>
              <Unbroken text={photo.locationDetail} />
            </dd>
          </>
        )}
        <dt>Coordinates</dt>
        <dd>
          {position ? (
            <>
              {coordinatesOf(position)}
              {position.heading !== null && (
                <span className={panel.quiet}>
                  Facing {windOf(position.heading)} ({Math.round(position.heading)}°)
                </span>
              )}
              <MiniPlot photo={photo} photos={photos} />
            </>
          ) : (
            'None'
          )}
        </dd>
        <dt>Uploaded</dt>
        <dd>
          {formatTime(photo.createdAt)} by <PersonName person={photo.createdBy} />
        </dd>
        {photo.camera && (
          <>
            <dt>Camera</dt>
            <dd>{photo.camera}</dd>
          </>
        )}
        <dt>File</dt>
        <dd>
          {photo.fileName}
          <span className={panel.quiet}>
            {photo.width} × {photo.height}, {formatBytes(photo.sizeBytes)}
          </span>
        </dd>
      </dl>
      <PairSection photo={photo} onCompare={onCompare} />
      <PinnedOn projectId={projectId} record={{ type: 'photo', id: photo.id }} />
      <IfOffered operation="listPins">
        <PinsSection photo={photo} pins={pins} />
      </IfOffered>
      <LinkedDocuments
        projectId={photo.projectId}
        record={{ type: 'photo', id: photo.id }}
        mayLink={photo.permittedActions.includes('update')}
      />
      <Suspense>
        <RecordMessages
          projectId={projectId}
          record={{ type: 'photo', id: photo.id }}
          name={photo.title}
        />
      </Suspense>
      <div className={panel.said}>
        {loading ? (
          <Skeleton h={72} mt="md" />
        ) : (
          <Suspense fallback={<Skeleton h={72} mt="md" />}>
            <PhotoComments photo={photo} />
          </Suspense>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title="Delete photo?"
          confirmLabel="Delete"
          pending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: onDeleted,
              onSettled: () => setDeleting(false),
            })
          }
        >
          <strong>{photo.title}</strong> will be deleted with its markup, comments and pins. This
          cannot be undone.
        </ConfirmDialog>
      )}
    </aside>
  );
}
