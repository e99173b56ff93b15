import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ImageAnchor, Pin, PinAnchor, PinTarget } from '@/api/generated/types.gen';
import { pinsOnOptions } from '@/records/pins/pins';
import { useAddressParams } from '@/shared/routing/search';

/** A position in a picture, as fractions of its width and height from the upper left corner. */
export type Spot = Pick<ImageAnchor, 'x' | 'y'>;

export interface PhotoPins {
  target: PinTarget;
  pins: readonly Pin[];
  selected: string | null;
  select: (pin: Pin) => void;
  /** Counts selections, so that selecting a pin again turns back to it. */
  selections: number;
  /** Present while the user picks a place. Takes the place, or null to cancel. */
  onPlace: ((spot: Spot | null) => void) | null;
  pickPlace: (signal: AbortSignal) => Promise<PinAnchor | null>;
}

/**
 * Returns the pins of a photo, shared by the picture and the panel.
 *
 * @param onPick Called when picking starts, which needs the picture in view.
 */
export function usePhotoPins(projectId: string, photoId: string, onPick: () => void): PhotoPins {
  const [query, setQuery] = useAddressParams();
  const target = useMemo(() => ({ type: 'photo' as const, id: photoId }), [photoId]);
  const list = useQuery(pinsOnOptions(projectId, target));
  const [picking, setPicking] = useState<{ end: (spot: Spot | null) => void } | null>(null);
  const [selections, setSelections] = useState(0);
  const pickPlace: PhotoPins['pickPlace'] = (signal) =>
    new Promise((resolve) => {
      const end = (spot: Spot | null) => {
        setPicking(null);
        resolve(spot && { kind: 'image', ...spot });
      };
      signal.addEventListener('abort', () => end(null));
      onPick();
      setPicking({ end });
    });
  return {
    target,
    pins: list.data?.data ?? [],
    selected: query.get('pin'),
    select(pin) {
      setSelections((before) => before + 1);
      setQuery((now) => {
        now.set('pin', pin.id);
        return now;
      });
    },
    selections,
    onPlace: picking?.end ?? null,
    pickPlace,
  };
}
