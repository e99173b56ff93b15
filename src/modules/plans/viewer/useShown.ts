import { useEffect, useRef } from 'react';
import type { Pin } from '@/api/generated/types.gen';
import { placeIn } from '../sheetAddress';
import type { SheetViewer } from '../sheetTypes';

/** Goes to the pin or the place in the address once the sheet has loaded. */
export function useShown(
  viewer: SheetViewer | null,
  pins: readonly Pin[] | undefined,
  address: URLSearchParams,
  show: (pin: Pin) => void,
): void {
  const place = useRef(placeIn(address.get('at')));
  const pinId = useRef(address.get('pin'));
  const go = useRef(show);
  go.current = show;
  useEffect(() => {
    if (!viewer || !place.current) return;
    viewer.goTo(place.current);
    place.current = null;
  }, [viewer]);
  useEffect(() => {
    if (!viewer || !pins) return;
    const pin = pins.find(({ id }) => id === pinId.current);
    pinId.current = null;
    if (pin) go.current(pin);
  }, [viewer, pins]);
}
