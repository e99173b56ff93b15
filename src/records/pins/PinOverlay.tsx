import { useEffect, useMemo, useRef } from 'react';
import type { Pin, PinAnchor } from '@/api/generated/types.gen';
import { PinMarker } from './PinMarker';

/** A place on the screen, in CSS pixels from the upper left corner of the viewer. */
export interface Projected {
  x: number;
  y: number;
  /** Whether the place is in front of the camera and inside the picture. */
  visible: boolean;
}

interface Props {
  pins: readonly Pin[];
  /**
   * Returns the place of an anchor. Null if it has none, for example in another scene of a tour.
   */
  project: (anchor: PinAnchor) => Projected | null;
  /**
   * Calls the listener after each change of the view.
   *
   * @returns A function that unsubscribes.
   */
  onFrame: (listener: () => void) => () => void;
  selected: string | null;
  onSelect: (pin: Pin) => void;
}

/** More buttons over the picture would freeze it, and hide it. The list beside it has all pins. */
const MOST = 300;

/** Shows the pins of a viewer as buttons over its picture, in the order of the list beside it. */
export function PinOverlay({ pins: all, project, onFrame, selected, onSelect }: Props) {
  const pins = useMemo(() => all.slice(0, MOST), [all]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  // Move the buttons without React, which would otherwise render all of them 60 times a second.
  useEffect(() => {
    const place = () => {
      for (const pin of pins) {
        const button = buttons.current.get(pin.id);
        if (!button) continue;
        const position = project(pin.anchor);
        button.hidden = !position?.visible;
        if (position?.visible)
          button.style.transform = `translate(${position.x}px, ${position.y}px)`;
      }
    };
    place();
    return onFrame(place);
  }, [pins, project, onFrame]);

  return (
    <div className="absolute inset-0 clip no-pointer">
      {pins.map((pin, index) => (
        <PinMarker
          key={pin.id}
          ref={(button) => {
            if (button) buttons.current.set(pin.id, button);
            else buttons.current.delete(pin.id);
          }}
          hidden
          {...{ pin, index }}
          selected={pin.id === selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}
