import { useEffect } from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { useAddressParams } from '@/shared/routing/search';
import type { PhotoPins } from '../pins/usePhotoPins';
import panel from './PhotoPanel.module.css';

const HINT =
  'Click the place in the picture, or move the cross there with the arrow keys and press Enter.';

/** The list of pins on the photo. */
export function PinsSection({ photo, pins }: { photo: Photo; pins: PhotoPins }) {
  const { target, selected, select, pickPlace } = pins;
  const [query, change] = useAddressParams();
  const starts = query.has('pick');
  // Picking begins once, and not again after a reload.
  useEffect(() => {
    if (!starts) return;
    change((params) => {
      params.delete('pick');
      return params;
    });
  }, [starts, change]);
  return (
    <section className={panel.section} aria-labelledby="photo-pins">
      <h4 id="photo-pins">Pins</h4>
      <PinsPanel
        compact
        projectId={photo.projectId}
        {...{ target, selected, pickPlace }}
        onSelect={select}
        starts={starts}
        {...(!photo.is360 && { hint: HINT })}
      />
    </section>
  );
}
