import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getPhotoOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { usePairPhoto } from '../mutations';
import panel from './PhotoPanel.module.css';

const PairDialog = onDemand(() => import('../forms/PairDialog'));

interface Props {
  photo: Photo;
  onCompare: () => void;
}

/** Shows the paired photo of the same spot at another time. */
export function PairSection({ photo, onCompare }: Props) {
  const { projectId, pairId } = photo;
  const [choosing, setChoosing] = useState(false);
  const pair = usePairPhoto(photo);
  const partner = useQuery({
    ...getPhotoOptions({ path: { projectId, photoId: pairId ?? '' } }),
    enabled: pairId !== null,
  }).data?.data;
  const mayPair = photo.permittedActions.includes('update');
  if (!mayPair && !pairId) return null;
  return (
    <section className={panel.section}>
      <h4>Before and after</h4>
      {pairId ? (
        <div className={panel.pair}>
          {partner && <img src={partner.thumbnailUrl} alt="" />}
          <div>
            <p className={panel.quiet}>
              {partner &&
                `${Date.parse(partner.takenAt) < Date.parse(photo.takenAt) ? 'Before' : 'After'}, ${formatCalendarDate(partner.takenOn)}`}
            </p>
            <div className={panel.buttons}>
              <Button size="compact-xs" variant="light" onClick={onCompare}>
                Compare
              </Button>
              {mayPair && partner?.permittedActions.includes('update') && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  loading={pair.isPending}
                  onClick={() => pair.mutate(null)}
                >
                  Unpair
                </Button>
              )}
            </div>
          </div>
        </div>
      ) : (
        <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
          Pair with another photo
        </Button>
      )}
      <Suspense>
        {choosing && (
          <PairDialog
            photo={photo}
            pairing={pair.isPending}
            onClose={() => setChoosing(false)}
            onPair={(id) => pair.mutate(id, { onSuccess: () => setChoosing(false) })}
          />
        )}
      </Suspense>
    </section>
  );
}
