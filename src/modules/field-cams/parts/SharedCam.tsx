import { IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getPublicFieldCam } from '@/api/generated/public/getPublicFieldCam.gen';
import type { PublicFieldCam } from '@/api/generated/types.gen';
import shared from '@/records/visitors/Public.module.css';
import { SharedPage } from '@/records/visitors/SharedPage';
import type { Visited } from '@/records/visitors/SharedTarget';
import { useLookAgain } from '@/records/visitors/useVisit';
import { formatClock } from '@/shared/format/siteTime';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { delayOf, everyOf } from '../clock';
import classes from './Cam.module.css';
import { ageOf } from './CamCard';
import { CamStatus } from './CamStatus';
import own from './SharedCam.module.css';
import { SharedFrames } from './SharedFrames';
import { TimelapseRow } from './TimelapseRow';

const SharedTimelapse = onDemand(() => import('./SharedTimelapse'));

/** How often to refetch the latest pictures, in milliseconds. */
const REFETCH_MS = 60_000;

/** Shows a shared camera for visitors: its status and its pictures by day. */
export function SharedCam(visited: Visited) {
  const { target, token } = visited;
  const fieldCamId = target.id;
  const found = useQuery({
    queryKey: ['public-cam', token, fieldCamId],
    queryFn: async ({ signal }) => {
      const path = { fieldCamId };
      const { data } = await getPublicFieldCam({ path, signal, throwOnError: true });
      return data.data;
    },
    refetchInterval: REFETCH_MS,
  });
  useLookAgain(token, found.isError);
  return (
    <SharedPage {...visited} aside={found.data && <CamStatus status={found.data.status} />}>
      {found.isPending && <Skeleton shape="media" h={360} />}
      {found.error && !found.data && (
        <ErrorState
          operation="getPublicFieldCam"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data &&
        (found.data.streamPaused ? <Paused /> : <Shown cam={found.data} token={token} />)}
    </SharedPage>
  );
}

const Paused = () => (
  <EmptyState icon={<IconPlayerPause size={20} />} title="The camera is paused">
    Its pictures are not available right now. Check back later.
  </EmptyState>
);

function Shown({ cam, token }: { cam: PublicFieldCam; token: string }) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const { timelapses, publicDelaySec } = cam;
  const { shown, more } = useShown(timelapses);
  const playing = timelapses.find(({ id }) => id === playingId);
  return (
    <>
      <p className={shared.facts}>
        <span>{ageOf(cam)}</span>
        <span>
          {everyOf(cam.intervalSec)}, {formatClock(cam.activeHours.from)} to{' '}
          {formatClock(cam.activeHours.to)}
        </span>
        {publicDelaySec >= 60 && <span>{delayOf(publicDelaySec)} behind</span>}
      </p>
      <div className={`grid mt-12 ${own.shared}`} data-aside={timelapses.length > 0 || undefined}>
        <div className={own.frames}>
          {playing ? (
            <Suspense fallback={<Skeleton shape="media" className={classes.screen} />}>
              <SharedTimelapse
                key={playing.id}
                cam={cam}
                token={token}
                timelapse={playing}
                onClose={() => setPlayingId(null)}
              />
            </Suspense>
          ) : (
            <SharedFrames cam={cam} token={token} />
          )}
        </div>
        {timelapses.length > 0 && (
          <div className={`grid gap-24 ${classes.side}`}>
            <section aria-label="Time-lapses" tabIndex={-1} data-focus-home>
              <h2>Time-lapses</h2>
              <ul className="grid gap-8 m-below-12 p-0 unlisted">
                {shown.map((timelapse) => (
                  <TimelapseRow
                    key={timelapse.id}
                    timelapse={timelapse}
                    isPlaying={timelapse === playing}
                    onPlay={() => setPlayingId(timelapse.id)}
                  />
                ))}
              </ul>
              {more}
            </section>
          </div>
        )}
      </div>
    </>
  );
}
