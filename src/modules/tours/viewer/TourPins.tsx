import { useCallback, useEffect, useRef } from 'react';
import type { Pin, PinAnchor } from '@/api/generated/types.gen';
import { PinOverlay } from '@/records/pins/PinOverlay';
import type { TourViewer } from './tourViewer';

interface Props {
  viewer: TourViewer;
  sceneId: string;
  pins: readonly Pin[] | undefined;
  selected: string | null;
  onSelect: (pin: Pin) => void;
}

/** Shows the pins of a scene. Turns to the pin in the address once both have loaded. */
export function TourPins({ viewer, sceneId, pins, selected, onSelect }: Props) {
  const project = useCallback(
    (anchor: PinAnchor) => {
      if (anchor.kind !== 'panorama' || anchor.sceneId !== sceneId) return null;
      const place = viewer.project(anchor.yaw, anchor.pitch);
      return place && { ...place, visible: true };
    },
    [viewer, sceneId],
  );
  const initialPin = useRef(selected);
  const select = useRef(onSelect);
  select.current = onSelect;
  useEffect(() => {
    const pin = pins?.find(({ id }) => id === initialPin.current);
    if (pins) initialPin.current = null;
    if (pin) select.current(pin);
  }, [pins]);
  return (
    <PinOverlay
      pins={pins ?? []}
      project={project}
      onFrame={viewer.onChange}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
