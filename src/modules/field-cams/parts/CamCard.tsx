import type { FieldCam } from '@/api/generated/types.gen';
import { ago } from '@/shared/forms/ago';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { everyOf } from '../clock';
import classes from './Cam.module.css';
import { CamStatus } from './CamStatus';

/** When the last picture came, in words. */
export const ageOf = ({ lastFrameAt }: Pick<FieldCam, 'lastFrameAt'>): string =>
  lastFrameAt ? `Last picture ${ago(Date.parse(lastFrameAt))}` : 'No picture yet';

/** Whether what the last picture shows may be long past. */
const isStale = ({ status }: Pick<FieldCam, 'status'>): boolean => status !== 'online';

export function CamCard({ cam, onOpen }: { cam: FieldCam; onOpen: () => void }) {
  return (
    <li className={classes.card}>
      <div className={classes.last} data-stale={isStale(cam) || undefined}>
        <Thumbnail url={cam.lastFrameUrl} />
        {isStale(cam) && cam.lastFrameAt && (
          <span className={classes.stamp} aria-hidden="true">
            {ago(Date.parse(cam.lastFrameAt))}
          </span>
        )}
      </div>
      <div className={classes.text}>
        <h2 className={classes.name}>
          <button type="button" className={classes.open} onClick={onOpen}>
            {cam.name}
          </button>
        </h2>
        <CamStatus status={cam.status} />
        <p className={classes.facts}>
          {ageOf(cam)}, {everyOf(cam.intervalSec)}
          {cam.locationDetail && <span>{cam.locationDetail}</span>}
          {cam.streamPaused && <span>Public stream paused</span>}
        </p>
      </div>
    </li>
  );
}
