import { IconInfoCircle, IconList, IconMap2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { getPublicTourPanorama } from '@/api/generated/public/getPublicTourPanorama.gen';
import type { PublicTour } from '@/api/generated/types.gen';
import { fetchWithDownloadProgress } from '@/api/transfer';
import { linkAddress } from '@/records/share/shareAddress';
import { AboutShared } from '@/records/visitors/AboutShared';
import type { Visited } from '@/records/visitors/SharedTarget';
import { useLookAgain } from '@/records/visitors/useVisit';
import { formatDate } from '@/shared/format/format';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import { CompareView } from '../viewer/CompareView';
import { ScenesPanel } from '../viewer/ScenesPanel';
import type { FetchPanorama } from '../viewer/scenes';
import { TourOverlay } from '../viewer/TourOverlay';
import classes from '../viewer/TourView.module.css';
import { useWalk } from '../viewer/useWalk';
import { walkCommands } from '../viewer/walkCommands';
import { SharedPlan } from './SharedPlan';

const panoramaOf =
  (tourId: string, sceneId: string): FetchPanorama =>
  async (signal, onProgress) => {
    const { data } = await getPublicTourPanorama({
      path: { tourId, sceneId },
      fetch: fetchWithDownloadProgress(({ loaded, total }) => onProgress(loaded, total)),
      signal,
      throwOnError: true,
    });
    return data;
  };

/** A shared tour with at least one scene, view only. */
export function SharedTour({ link, target, token, tour }: Visited & { tour: PublicTour }) {
  const [panel, setPanel] = useState<string | null>(null);
  const walked = useMemo(
    () => ({
      startSceneId: tour.startSceneId,
      // The picture needs the token, so the panel loads it.
      plan: null,
      scenes: tour.scenes.map((scene) => ({
        ...scene,
        fetchPanorama: panoramaOf(tour.id, scene.id),
      })),
    }),
    [tour],
  );
  const walk = useWalk(walked);
  const { scene, beside, isSplit, viewer, go, compare, frame } = walk;
  useLookAgain(token, frame.status.phase === 'failed');
  const { plan } = tour;
  const panels = [
    {
      id: 'scenes',
      label: 'Scenes',
      key: 's',
      icon: IconList,
      content: (
        <ScenesPanel tour={walked} scene={scene} onGo={go} beside={beside} onCompare={compare} />
      ),
    },
    ...(plan
      ? [
          {
            id: 'plan',
            label: 'Plan',
            key: 'm',
            icon: IconMap2,
            content: (
              <SharedPlan
                tour={walked}
                tourId={tour.id}
                size={plan}
                scene={scene}
                viewer={viewer}
                onGo={go}
              />
            ),
          },
        ]
      : []),
    {
      id: 'about',
      label: 'About this tour',
      key: 'b',
      icon: IconInfoCircle,
      content: <AboutShared link={link} target={target} />,
    },
  ];
  return (
    <ViewerFrame
      title={tour.title}
      {...(link.targets.length > 1 && {
        back: { href: linkAddress(token), label: 'All shared items' },
      })}
      aside={
        <span className={`cut quiet text-sm ${classes.aside}`}>
          {scene.title} · {formatDate(scene.takenAt)}
        </span>
      }
      description={`360° photo: ${scene.title}`}
      still={scene.thumbnailUrl}
      {...frame}
      commands={walkCommands(walked, walk)}
      panels={panels}
      panel={panel}
      onPanel={setPanel}
      keys={[['← ↑ → ↓', 'Look around']]}
    >
      {viewer && !isSplit && <TourOverlay viewer={viewer} tour={walked} scene={scene} onGo={go} />}
      {viewer && beside && <CompareView key={beside.id} main={viewer} scene={beside} />}
      {beside && (
        <p className={`absolute m-0 rounded-pill text-sm medium ${classes.date}`}>
          {formatDate(scene.takenAt)}
        </p>
      )}
    </ViewerFrame>
  );
}
