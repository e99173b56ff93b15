import { useCallback, useEffect, useRef } from 'react';
import type { Pin, PinAnchor } from '@/api/generated/types.gen';
import { PinOverlay } from '@/records/pins/PinOverlay';
import { placeOf } from '@/records/pins/placeOf';
import type { PointCloud } from './cloud/createPointCloud';
import { lookAt } from './lookAt';

interface Props {
  viewer: PointCloud;
  pins: readonly Pin[] | undefined;
  selected: string | null;
  onSelect: (pin: Pin) => void;
}

/** The pins over a point cloud. Moves to the pin in the address once both have loaded. */
export function ScanPins({ viewer, pins, selected, onSelect }: Props) {
  const project = useCallback(
    (anchor: PinAnchor) => {
      const place = placeOf(anchor);
      const position = place && viewer.project(place);
      if (!position) return null;
      const { clientWidth, clientHeight } = viewer.canvas;
      const visible =
        position.x >= 0 &&
        position.y >= 0 &&
        position.x <= clientWidth &&
        position.y <= clientHeight;
      return { ...position, visible };
    },
    [viewer],
  );
  const initialPin = useRef(selected);
  useEffect(() => {
    if (!pins) return;
    const pin = pins.find(({ id }) => id === initialPin.current);
    initialPin.current = null;
    if (pin) lookAt(viewer, pin.anchor);
  }, [viewer, pins]);
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
