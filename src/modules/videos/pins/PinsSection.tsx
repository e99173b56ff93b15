import type { Video } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { formatTime } from '../time';
import { placeName, type VideoPins } from './useVideoPins';

interface Props {
  video: Video;
  /** The current time in seconds. */
  now: number;
  pins: VideoPins;
}

/** Shows the pins of the video, listed by time. */
export function PinsSection({ video, now, pins: { target, selected, select } }: Props) {
  if (!useOffers()('listPins')) return null;
  return (
    <section aria-label="Pins">
      <h2>Pins</h2>
      <PinsPanel
        compact
        label={`Pin an item at ${formatTime(now)}`}
        projectId={video.projectId}
        {...{ target, selected, placeName }}
        onSelect={select}
        pickPlace={async () => ({ kind: 'time', atSec: Math.floor(now * 10) / 10 })}
      />
    </section>
  );
}
