import type { SyntheticEvent } from 'react';
import { PinMarker } from '@/records/pins/PinMarker';
import classes from './PicturePins.module.css';
import { Placing } from './Placing';
import type { PhotoPins } from './usePhotoPins';

/** Events on a pin neither move nor zoom the picture. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Shows the pins over a picture. They move with the picture and keep their size when it is zoomed. */
export function PicturePins({ pins: all, zoom }: { pins: PhotoPins; zoom: number }) {
  const { pins, selected, select, onPlace } = all;
  return (
    <div className="absolute inset-0 no-pointer">
      {pins.map((pin, index) => {
        const { anchor } = pin;
        if (anchor.kind !== 'image') return null;
        const style = { left: `${anchor.x * 100}%`, top: `${anchor.y * 100}%`, scale: 1 / zoom };
        return (
          <span key={pin.id} className={classes.spot} style={style} onPointerDown={stop}>
            <PinMarker {...{ pin, index }} selected={pin.id === selected} onSelect={select} />
          </span>
        );
      })}
      {onPlace && <Placing zoom={zoom} onPlace={onPlace} />}
    </div>
  );
}
