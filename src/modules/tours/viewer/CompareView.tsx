import { useCallback, useEffect } from 'react';
import { useRenewAddress } from '@/api/fileAddresses';
import { formatDate } from '@/shared/format/format';
import { useViewer } from '@/shared/viewer/useViewer';
import { ViewerFailure, ViewerLoading } from '@/shared/viewer/ViewerStates';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import type { Scene } from './scenes';
import classes from './TourView.module.css';
import { openTour, type TourViewer } from './tourViewer';
import panes from './tourViewer.module.css';

/** The same spot at another time, turned in sync with the main view. */
export function CompareView({ main, scene }: { main: TourViewer; scene: Scene }) {
  const renew = useRenewAddress();
  const open = useCallback(
    async (element: HTMLElement, events: ViewerEvents) => {
      try {
        return await openTour(element, scene, main.look(), events);
      } catch (error) {
        // If the address of the picture has ended, the viewer opens again with the new one.
        if ('panoramaUrl' in scene) void renew(scene.panoramaUrl);
        throw error;
      }
    },
    [scene, main, renew],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open);
  useEffect(() => {
    if (!viewer) return;
    // The view that the user moves leads. The other one follows and emits no events.
    let leading: TourViewer | null = null;
    const lead = (leader: TourViewer, follower: TourViewer) => () => {
      if (leading && leading !== leader) return;
      const [here, there] = [leader.look(), follower.look()];
      if (here.yaw === there.yaw && here.pitch === there.pitch && here.zoom === there.zoom) return;
      leading = leader;
      follower.follow(here);
      requestAnimationFrame(() => {
        leading = null;
      });
    };
    const ends = [main.onChange(lead(main, viewer)), viewer.onChange(lead(viewer, main))];
    return () => {
      for (const end of ends) end();
    };
  }, [main, viewer]);
  return (
    <div className={panes.other}>
      <section
        ref={stage}
        className="absolute inset-0"
        aria-label={`360° photo: ${scene.title}, ${formatDate(scene.takenAt)}`}
      />
      <p className={`absolute m-0 rounded-pill text-sm medium ${classes.date}`}>
        {formatDate(scene.takenAt)}
      </p>
      {status.phase !== 'failed' && (
        <ViewerLoading status={status} still={scene.thumbnailUrl} onRetry={reopen} />
      )}
      {status.phase === 'failed' && status.error && (
        <ViewerFailure
          error={status.error}
          still={scene.thumbnailUrl}
          onRetry={reopen}
          onCarryOn={carryOn}
        />
      )}
    </div>
  );
}
