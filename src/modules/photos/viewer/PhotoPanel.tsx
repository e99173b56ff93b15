import { Suspense, useState } from 'react';
import type { Photo, PhotoDetail } from '@/api/generated/types.gen';
import { LinkedDocuments } from '@/records/documents/LinkedDocuments';
import { PinnedOn } from '@/records/pins/PinnedOn';
import { MediaActions } from '@/records/share/MediaActions';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { IfOffered } from '@/shared/IfOffered';
import { onDemand } from '@/shared/onDemand';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { useDeletePhoto } from '../mutations';
import type { PhotoPins } from '../pins/usePhotoPins';
import { PairSection } from './PairSection';
import { PhotoFacts } from './PhotoFacts';
import panel from './PhotoPanel.module.css';
import classes from './PhotoViewer.module.css';
import { PinsSection } from './PinsSection';

const PhotoForm = onDemand(() => import('../forms/PhotoForm'));
const RecordMessages = onDemand(() => import('@/records/messages/RecordMessages'));
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

/** Shows the details of the photo. */
export function PhotoPanel({ photo, loading, photos, pins, onCompare, onDeleted }: Props) {
  const { projectId, permittedActions } = photo;
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const remove = useDeletePhoto(photo);
  if (editing) {
    return (
      <aside className={`scroll-y relative surface text ${classes.panel}`} aria-label="Details">
        <Suspense>
          <PhotoForm photo={photo} onClose={() => setEditing(false)} />
        </Suspense>
      </aside>
    );
  }
  return (
    <aside className={`scroll-y relative surface text ${classes.panel}`} aria-label="Details">
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
          <MediaActions
            projectId={projectId}
            target={{ type: 'photo', id: photo.id }}
            title={photo.title}
            permitted={permittedActions}
            onEdit={() => setEditing(true)}
            onDelete={() => setDeleting(true)}
          />
        </div>
      </div>
      <PhotoFacts photo={photo} photos={photos} />
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
          <Skeleton shape="line" count={3} mt="md" />
        ) : (
          <Suspense fallback={<Skeleton shape="line" count={3} mt="md" />}>
            <PhotoComments photo={photo} />
          </Suspense>
        )}
      </div>
      {deleting && (
        <DeleteDialog
          noun="photo"
          item={undefined}
          remove={remove}
          onDeleted={onDeleted}
          onClose={() => setDeleting(false)}
        >
          <strong>{photo.title}</strong> will be deleted with its markup, comments and pins. This
          cannot be undone.
        </DeleteDialog>
      )}
    </aside>
  );
}
