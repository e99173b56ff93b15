import { IconDeviceCctv } from '@tabler/icons-react';
import type { FieldCam } from '@/api/generated/types.gen';
import { MediaCard } from '@/shared/collection/MediaCard';
import { ago } from '@/shared/forms/ago';
import { everyOf } from '../clock';
import { CamStatus } from './CamStatus';

/** Returns the age of the latest picture in words. */
export const ageOf = ({ lastFrameAt }: Pick<FieldCam, 'lastFrameAt'>): string =>
  lastFrameAt ? `Last picture ${ago(Date.parse(lastFrameAt))}` : 'No picture yet';

interface Props {
  cam: FieldCam;
  href: string;
  layout: 'grid' | 'list';
}

export function CamCard({ cam, href, layout }: Props) {
  // The site may have changed since.
  const isStale = cam.status !== 'online';
  return (
    <MediaCard
      title={cam.name}
      href={href}
      description={cam.locationDetail}
      thumbnailUrl={cam.lastFrameUrl}
      icon={IconDeviceCctv}
      isStale={isStale}
      badge={isStale && cam.lastFrameAt && ago(Date.parse(cam.lastFrameAt))}
      status={<CamStatus status={cam.status} />}
      facts={
        <>
          <span>
            {ageOf(cam)}, {everyOf(cam.intervalSec)}
          </span>
          {cam.streamPaused && <span>Public stream paused</span>}
        </>
      }
      layout={layout}
    />
  );
}
