import { IconLink, IconList, IconMap2, IconPencil, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Tour, TourScene } from '@/api/generated/types.gen';
import { Aim } from '@/records/pins/Aim';
import { ShareButton } from '@/records/share/ShareButton';
import { toast } from '@/shared/feedback/toast';
import { formatDate } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { leave } from '@/shared/routing/leaveGuard';
import { useAddressQuery } from '@/shared/routing/search';
import type { ViewerCommand, ViewerPanel } from '@/shared/viewer/commands';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import { useUpdateScene } from '../mutations';
import { UnfinishedScenes } from '../parts/UnfinishedScenes';
import { CompareView } from './CompareView';
import { EditPanel } from './EditPanel';
import { lookText } from './look';
import { PlanPanel } from './PlanPanel';
import { ScenesPanel } from './ScenesPanel';
import { TourOverlay } from './TourOverlay';
import classes from './TourView.module.css';
import { useTourPlaces } from './useTourPlaces';
import { useWalk } from './useWalk';
import { walkCommands } from './walkCommands';

const ShareTour = onDemand(() => import('../parts/ShareTour'));

interface Props {
  projectId: string;
  tour: Tour;
  /** The page to go back to. */
  back: string;
  /** Absent if the host takes no scenes. */
  onAddScene: (() => void) | undefined;
}

/** A tour with at least one scene, to view and edit. */
export function TourView({ projectId, tour, back, onAddScene }: Props) {
  const pinned = useAddressQuery().get('pin');
  const [panel, setPanel] = useState<string | null>(pinned ? 'pins' : 'scenes');
  const walk = useWalk(tour);
  const { scene, beside, isSplit, viewer, go, compare } = walk;
  const places = useTourPlaces({
    ...{ projectId, tour, scene, viewer },
    onGo: go,
    onPick: () => beside && compare(null),
  });
  const copyLink = async () => {
    if (!viewer) return;
    const url = new URL(location.href);
    url.searchParams.set('scene', scene.id);
    url.searchParams.set('look', lookText(viewer.look()));
    await navigator.clipboard.writeText(url.href);
    toast.success('Link copied');
  };

  const mayUpdate = tour.permittedActions.includes('update');
  const commands: ViewerCommand[] = [
    ...walkCommands(tour, walk),
    {
      id: 'link',
      group: 'view',
      label: 'Copy link to view',
      key: 'l',
      icon: IconLink,
      run: () => void copyLink().catch(() => toast.error('Failed to copy the link')),
    },
    ...(mayUpdate && onAddScene
      ? [{ id: 'add', group: 'edit', label: 'Add scenes', icon: IconPhotoPlus, run: onAddScene }]
      : []),
  ];
  const panels = usePanels(projectId, tour, walk, setPanel);

  return (
    <ViewerFrame
      title={tour.title}
      back={{ href: back, label: 'All tours' }}
      aside={
        <>
          <span className={`cut quiet text-sm ${classes.aside}`}>
            {scene.title} · {formatDate(scene.takenAt)}
          </span>
          <ShareButton
            projectId={projectId}
            target={{ type: 'tour', id: tour.id }}
            permitted={tour.permittedActions}
            dialog={(close) => <ShareTour projectId={projectId} tour={tour} onClose={close} />}
          />
        </>
      }
      description={`360° photo: ${scene.title}`}
      still={scene.thumbnailUrl}
      {...walk.frame}
      commands={commands}
      panels={[...panels, ...places.panels]}
      panel={panel}
      onPanel={(next) => leave(() => setPanel(next))}
      keys={[['← ↑ → ↓', 'Look around']]}
    >
      {viewer && !isSplit && <TourOverlay viewer={viewer} tour={tour} scene={scene} onGo={go} />}
      {!isSplit && places.overlay}
      {viewer && beside && <CompareView key={beside.id} main={viewer} scene={beside} />}
      {beside && (
        <p className={`absolute m-0 rounded-pill text-sm medium ${classes.date}`}>
          {formatDate(scene.takenAt)}
        </p>
      )}
      {(panel === 'edit' || places.picking) && !isSplit && <Aim />}
    </ViewerFrame>
  );
}

/** Returns the panels beside a tour. A click on the plan places the scene if the user has asked for that. */
function usePanels(
  projectId: string,
  tour: Tour,
  walk: ReturnType<typeof useWalk<TourScene>>,
  open: (panel: string) => void,
): ViewerPanel[] {
  const { scene, beside, viewer, go, compare } = walk;
  const [placing, setPlacing] = useState(false);
  const updateScene = useUpdateScene(projectId, tour.id);
  const mayUpdate = tour.permittedActions.includes('update');
  return [
    {
      id: 'scenes',
      label: 'Scenes',
      key: 's',
      icon: IconList,
      content: (
        <ScenesPanel
          unfinished={mayUpdate && <UnfinishedScenes projectId={projectId} tourId={tour.id} />}
          tour={tour}
          scene={scene}
          onGo={go}
          beside={beside}
          onCompare={compare}
        />
      ),
    },
    {
      id: 'plan',
      label: 'Plan',
      key: 'm',
      icon: IconMap2,
      content: (
        <PlanPanel
          tour={tour}
          scene={scene}
          viewer={viewer}
          onGo={go}
          onPlace={
            placing
              ? (plan) => {
                  setPlacing(false);
                  updateScene.mutate({ sceneId: scene.id, version: tour.version, plan });
                }
              : undefined
          }
        />
      ),
    },
    ...(mayUpdate
      ? [
          {
            id: 'edit',
            label: 'Edit scene',
            key: 'e',
            icon: IconPencil,
            content: (
              <EditPanel
                key={scene.id}
                projectId={projectId}
                tour={tour}
                scene={scene}
                viewer={viewer}
                onPlace={() => {
                  setPlacing(true);
                  open('plan');
                }}
              />
            ),
          },
        ]
      : []),
  ];
}
