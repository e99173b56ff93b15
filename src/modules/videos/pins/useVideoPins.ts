import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Pin, PinTarget, Video } from '@/api/generated/types.gen';
import { pinsOnOptions } from '@/records/pins/pins';
import { useAddressParams } from '@/shared/routing/search';
import { formatTime } from '../time';

export interface VideoPins {
  target: PinTarget;
  pins: readonly Pin[];
  selected: string | null;
  select: (pin: Pin) => void;
}

/** Returns the time of a pin in seconds. */
export const timeOf = ({ anchor }: Pin): number => (anchor.kind === 'time' ? anchor.atSec : 0);
export const placeName = (pin: Pin): string => `at ${formatTime(timeOf(pin))}`;

/** Returns the pins of a video. Seeks to the pin in the address once it has loaded. */
export function useVideoPins(
  { projectId, id }: Pick<Video, 'projectId' | 'id'>,
  onShow: (seconds: number) => void,
): VideoPins {
  const [query, setQuery] = useAddressParams();
  const target = useMemo(() => ({ type: 'video' as const, id }), [id]);
  const list = useQuery(pinsOnOptions(projectId, target));
  const pins = list.data?.data;
  const selected = query.get('pin');
  const initialPin = useRef(selected);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (!pins) return;
    const pin = pins.find((each) => each.id === initialPin.current);
    initialPin.current = null;
    if (pin) show(timeOf(pin));
  }, [pins]);
  const select = (pin: Pin) => {
    setQuery((now) => {
      now.set('pin', pin.id);
      return now;
    });
    onShow(timeOf(pin));
  };
  return { target, pins: pins ?? [], selected, select };
}
