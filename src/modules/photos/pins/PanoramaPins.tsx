import { useCallback, useEffect } from 'react';
import type { PinAnchor } from '@/api/generated/types.gen';
import { Aim } from '@/records/pins/Aim';
import { PinOverlay } from '@/records/pins/PinOverlay';
import { pickAt } from '@/records/pins/pickAt';
import type { Sphere } from '@/shared/viewer/sphere';
import { directionOf, spotOf } from './spots';
import type { PhotoPins } from './usePhotoPins';

/** Shows the pins over a 360° photo. Their anchors are positions in the equirectangular picture. */
export function PanoramaPins({ sphere, pins: all }: { sphere: Sphere; pins: PhotoPins }) {
  const { pins, selected, select, selections, onPlace } = all;
  const project = useCallback(
    (anchor: PinAnchor) => {
      if (anchor.kind !== 'image') return null;
      const { yaw, pitch } = directionOf(anchor);
      const place = sphere.project(yaw, pitch);
      return place && { ...place, visible: true };
    },
    [sphere],
  );
  const anchor = pins.find(({ id }) => id === selected)?.anchor;
  const shown = anchor?.kind === 'image' ? anchor : null;
  const [x, y] = [shown?.x, shown?.y];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection turns the view again
  useEffect(() => {
    if (x !== undefined && y !== undefined) sphere.lookAt(directionOf({ x, y }));
  }, [sphere, x, y, selections]);
  useEffect(() => {
    if (!onPlace) return;
    const aborter = new AbortController();
    void pickAt(sphere, aborter.signal).then((direction) => {
      if (!aborter.signal.aborted) onPlace(direction && spotOf(direction));
    });
    return () => aborter.abort();
  }, [sphere, onPlace]);
  return (
    <>
      <PinOverlay
        pins={pins}
        project={project}
        onFrame={sphere.onChange}
        selected={selected}
        onSelect={select}
      />
      {onPlace && <Aim />}
    </>
  );
}
