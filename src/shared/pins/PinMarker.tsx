import type { Ref } from 'react';
import type { Pin } from '@/api/generated/types.gen';
import { optionLabel } from '../records/labels';
import classes from './Pins.module.css';
import { pinName } from './pinName';

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

/** A pin as a button. Its tip is at the upper left corner of the container. */
export function PinMarker({ pin, index, selected, onSelect, where, hidden, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      hidden={hidden}
      className={classes.marker}
      data-status={pin.record.status}
      aria-pressed={selected}
      aria-label={`${index + 1}: ${[pinName(pin), optionLabel(pin.record.status), where].filter(Boolean).join(', ')}`}
      title={pinName(pin)}
      onClick={() => onSelect(pin)}
    >
      <span className={classes.head}>{index + 1}</span>
    </button>
  );
}
