import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from './Report.module.css';

const PickPhotos = onDemand(() => import('../forms/PickPhotos'));

interface Props {
  projectId: string;
  photoIds: readonly string[];
  day: string | null;
  mayEdit: boolean;
  onSave: (photoIds: string[]) => Promise<unknown>;
}

export function PhotosSection({ projectId, photoIds, day, mayEdit, onSave }: Props) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const photos = useQueries({
    queries: photoIds.map((photoId) => ({
      ...getPhotoOptions({ path: { projectId, photoId } }),
      retry: false,
    })),
  });
  const save = async (ids: string[]) => {
    setFailure(null);
    try {
      await onSave(ids);
    } catch (error) {
      setFailure(error);
    }
  };
  if (!mayEdit && photoIds.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={`row gap-12 ${classes.head}`}>
        <h3 id={id}>Photos of the day</h3>
        <span className="grow quiet text-xs" />
        {mayEdit && (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => setPicking(true)}
          >
            Add photos
          </Button>
        )}
      </div>
      {failure !== null && (
        <p className={`negative text-xs ${classes.failure}`} role="alert">
          Not saved. {reasonText(failure)}
        </p>
      )}
      <ul className={`grid gap-8 m-top-4 p-0 unlisted ${classes.photos}`}>
        {photos.map(({ data }, index) => {
          const photo = data?.data;
          const photoId = photoIds[index];
          return (
            photo && (
              <li key={photo.id}>
                <img src={photo.thumbnailUrl} alt={photo.title} loading="lazy" />
                {mayEdit && (
                  <ActionIcon
                    size={24}
                    variant="default"
                    aria-label={`Remove ${photo.title}`}
                    onClick={() => void save(photoIds.filter((other) => other !== photoId))}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                )}
              </li>
            )
          );
        })}
      </ul>
      {picking && (
        <PanelBoundary name="The photos" floating onClose={() => setPicking(false)}>
          <Suspense>
            <PickPhotos
              projectId={projectId}
              day={day}
              taken={photoIds}
              onClose={() => setPicking(false)}
              onPick={(chosen) => {
                setPicking(false);
                void save([...photoIds, ...chosen.map((photo) => photo.id)]);
              }}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </section>
  );
}
