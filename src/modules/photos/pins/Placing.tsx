import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Aim } from '@/records/pins/Aim';
import classes from './PicturePins.module.css';
import { moved, spotIn } from './spots';
import type { PhotoPins, Spot } from './usePhotoPins';

/** Maximum movement of a click in CSS pixels. */
const CLICK = 4;

interface Props {
  zoom: number;
  onPlace: NonNullable<PhotoPins['onPlace']>;
}

/**
 * Covers a picture until the user picks a place: by a click, or with a crosshair that arrow keys
 * move.
 */
export function Placing({ zoom, onPlace: end }: Props) {
  const [cross, setCross] = useState<Spot>({ x: 0.5, y: 0.5 });
  const button = useRef<HTMLButtonElement>(null);
  const down = useRef({ x: 0, y: 0 });
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const onPlace = (spot: Spot | null) => {
    // This button disappears, so return the focus to the photo.
    button.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    end(spot);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press picks the position of the crosshair.
    if (event.detail === 0) return onPlace(cross);
    // The user dragged the picture.
    if (Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y) > CLICK) return;
    onPlace(spotIn(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(cross, event.key, (event.shiftKey ? 0.1 : 0.01) / zoom);
    if (next) setCross(next);
    else if (event.key === 'Escape') onPlace(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <button
      ref={button}
      type="button"
      className={`absolute inset-0 p-0 borderless bare ${classes.placing}`}
      data-placing
      // Otherwise Escape would close the photo.
      data-mantine-stop-propagation="true"
      aria-label={`Place of the pin: ${percent(cross.x)} from the left, ${percent(cross.y)} from the top`}
      onPointerDown={({ clientX: x, clientY: y }) => {
        down.current = { x, y };
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Aim style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%`, scale: 1 / zoom }} />
    </button>
  );
}
