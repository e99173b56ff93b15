import { IconCamera } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Pin } from '@/api/generated/types.gen';
import classes from './Pins.module.css';
import { pinName, pinStatus } from './pinName';

interface Props {
  pin: Pin;
  /** The index in the list of pins, from 0. */
  index: number;
  selected: boolean;
  onSelect: (pin: Pin) => void;
  /** The place in words, for pins that the current view does not show. */
  where?: string;
  hidden?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows a pin as a button. Its tip is at the upper left corner of the container. */
export function PinMarker({ pin, index, selected, onSelect, where, hidden, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      hidden={hidden}
      data-on-picture
      className={`absolute borderless bare pointer ${classes.marker}`}
      data-status={pin.record.status ?? pin.record.type}
      data-check={pin.checkPosition || undefined}
      aria-pressed={selected}
      aria-label={`${index + 1}: ${[pinName(pin), pinStatus(pin.record), where, pin.checkPosition && 'check position'].filter(Boolean).join(', ')}`}
      title={pinName(pin)}
      onClick={() => onSelect(pin)}
    >
      <span className={classes.head}>
        {pin.record.type === 'photo' ? <IconCamera size={14} aria-hidden="true" /> : index + 1}
      </span>
    </button>
  );
}
