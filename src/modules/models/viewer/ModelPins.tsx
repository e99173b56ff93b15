import { useCallback, useEffect, useRef } from 'react';
import type { Pin, PinAnchor } from '@/api/generated/types.gen';
import { PinOverlay } from '@/records/pins/PinOverlay';
import { placeOf } from '@/records/pins/placeOf';
import type { ModelViewer } from './modelViewer';

interface Props {
  viewer: ModelViewer;
  pins: readonly Pin[] | undefined;
  selected: string | null;
  onSelect: (pin: Pin) => void;
}

/** Shows the pins over a model. Moves to the pin in the address once both have loaded. */
export function ModelPins({ viewer, pins, selected, onSelect }: Props) {
  const project = useCallback(
    (anchor: PinAnchor) => {
      const place = placeOf(anchor);
      return place && viewer.project(place);
    },
    [viewer],
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
      onFrame={viewer.onFrame}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
