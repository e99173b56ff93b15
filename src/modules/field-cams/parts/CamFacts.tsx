import { Button } from '@mantine/core';
import type { FieldCamDetail } from '@/api/generated/types.gen';
import { capitalized, count } from '@/shared/format/format';
import { formatClock, formatSiteTime } from '@/shared/format/siteTime';
import { ago } from '@/shared/forms/ago';
import { Unbroken } from '@/shared/ui/Unbroken';
import { daysOf, delayOf, everyOf } from '../clock';
import { useCamStream } from '../mutations';
import classes from './Cam.module.css';

/** When a camera takes pictures, and who sees them when. */
export function CamFacts({ cam }: { cam: FieldCamDetail }) {
  const stream = useCamStream(cam);
  const { from, to } = cam.activeHours;
  return (
    <section aria-label="Camera">
      <h2>Camera</h2>
      <dl className={`grid gap-4-12 m-0 text-sm ${classes.list}`}>
        <dt>Last picture</dt>
        <dd>
          {cam.lastFrameAt ? (
            <>
              {capitalized(ago(Date.parse(cam.lastFrameAt)))}
              <span className="block quiet text-xs">{formatSiteTime(cam.lastFrameAt)}</span>
            </>
          ) : (
            'None yet'
          )}
        </dd>
        <dt>Pictures</dt>
        <dd>
          {capitalized(everyOf(cam.intervalSec))}
          <span className="block quiet text-xs">
            {capitalized(daysOf(cam.activeHours.days))}, {formatClock(from)} to {formatClock(to)}
          </span>
        </dd>
        <dt>Kept for</dt>
        <dd>{count(cam.retentionDays, 'day')}</dd>
        {cam.locationDetail && (
          <>
            <dt>Location</dt>
            <dd>
              <Unbroken text={cam.locationDetail} />
            </dd>
          </>
        )}
        <dt>Source</dt>
        <dd>{cam.hasSource ? cam.provider || 'Set up' : 'None'}</dd>
        <dt>Public stream</dt>
        <dd>
          {cam.streamPaused
            ? 'Paused'
            : cam.publicDelaySec < 60
              ? 'No delay'
              : `${delayOf(cam.publicDelaySec)} behind`}
        </dd>
      </dl>
      {cam.permittedActions.includes('pause') && (
        <Button
          size="xs"
          mt="sm"
          variant="default"
          loading={stream.isPending}
          onClick={() => stream.mutate(!cam.streamPaused)}
        >
          {cam.streamPaused ? 'Resume the public stream' : 'Pause the public stream'}
        </Button>
      )}
    </section>
  );
}
