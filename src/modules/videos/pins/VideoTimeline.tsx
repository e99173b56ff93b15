import type { Video } from '@/api/generated/types.gen';
import { PinMarker } from '@/records/pins/PinMarker';
import { placeName, timeOf, type VideoPins } from './useVideoPins';
import classes from './VideoTimeline.module.css';

interface Props {
  video: Video;
  /** The current time in seconds. */
  now: number;
  pins: VideoPins;
}

/**
 * Shows the pins along the timeline of the video. Renders nothing without pins or if the duration is
 * unknown.
 */
export function VideoTimeline({ video: { durationSec }, now, pins: all }: Props) {
  const { pins, selected, select } = all;
  if (!durationSec || pins.length === 0) return null;
  const share = (seconds: number) => `${Math.min(1, seconds / durationSec) * 100}%`;
  return (
    <fieldset
      className={`relative p-0 borderless ${classes.timeline}`}
      aria-label="Pins on the timeline"
    >
      <span className={`absolute w-full ${classes.line}`} />
      <span className={`absolute w-full ${classes.played}`} style={{ width: share(now) }} />
      {pins.map((pin, index) => (
        <span key={pin.id} className={classes.place} style={{ left: share(timeOf(pin)) }}>
          <PinMarker
            {...{ pin, index }}
            where={placeName(pin)}
            selected={pin.id === selected}
            onSelect={select}
          />
        </span>
      ))}
    </fieldset>
  );
}
