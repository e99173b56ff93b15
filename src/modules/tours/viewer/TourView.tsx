import {
  IconColumns2,
  IconLink,
  IconList,
  IconMap2,
  IconMinus,
  IconPencil,
  IconPhotoPlus,
  IconPlus,
} from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tour, TourScene } from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { formatDate } from '@/shared/format/format';
import { useAddressParams } from '@/shared/routing/search';
import type { ViewerCommand, ViewerPanel } from '@/shared/viewer/commands';
import { useViewer } from '@/shared/viewer/useViewer';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { useUpdateScene } from '../mutations';
import { CompareView } from './CompareView';
import { EditPanel } from './EditPanel';
import { lookIn, lookText } from './look';
import { PlanPanel } from './PlanPanel';
import { ScenesPanel } from './ScenesPanel';
import { otherTimes } from './scenes';
import { TourOverlay } from './TourOverlay';
import classes from './TourView.module.css';
import { openTour } from './tourViewer';

interface Props {
  projectId: string;
  tour: Tour;
  /** Where one came from. */
  back: string;
  onAddScene: () => void;
}

/** A tour with at least one scene. The scene and what it is compared with stand in the address. */
export function TourView({ projectId, tour, back, onAddScene }: Props) {
  const [address, setAddress] = useAddressParams();
  const [panel, setPanel] = useState<string | null>('scenes');
  const [placing, setPlacing] = useState(false);
  const updateScene = useUpdateScene(projectId, tour.id);
  const scene = sceneOf(tour, address.get('scene'));
  const beside = otherTimes(tour, scene).find(({ id }) => id === address.get('beside')) ?? null;
  const start = useRef({ scene, look: lookIn(address.get('look')) });
  const open = useCallback(
    (element: HTMLElement, events: ViewerEvents) =>
      openTour(element, start.current.scene, start.current.look, events),
    [],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open);

  const shown = useRef(scene.id);
  useEffect(() => {
    if (!viewer || shown.current === scene.id) return;
    shown.current = scene.id;
    // Opened anew at the scene, it says what is wrong with it.
    viewer.show(scene).catch(reopen);
  }, [viewer, scene, reopen]);
  // After a failure it begins where one is.
  start.current = { scene, look: viewer?.look() ?? start.current.look };
  const isSplit = beside !== null;
  useEffect(() => viewer?.split(isSplit), [viewer, isSplit]);

  const setQuery = (changes: Record<string, string | null>) =>
    setAddress((query) => {
      query.delete('look');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      return query;
    });
  const go = (sceneId: string) => setQuery({ scene: sceneId, beside: null });
  const compare = (sceneId: string | null) => setQuery({ scene: scene.id, beside: sceneId });
  const copyLink = async () => {
    if (!viewer) return;
    const url = new URL(location.href);
    url.searchParams.set('scene', scene.id);
    url.searchParams.set('look', lookText(viewer.look()));
    await navigator.clipboard.writeText(url.href);
    toast.success('Link to this view copied');
  };

  const mayUpdate = tour.permittedActions.includes('update');
  const [latest] = otherTimes(tour, scene);
  const commands: ViewerCommand[] = [
    {
      id: 'in',
      group: 'zoom',
      label: 'Zoom in',
      key: '+',
      icon: IconPlus,
      run: () => viewer?.zoomBy(12),
    },
    {
      id: 'out',
      group: 'zoom',
      label: 'Zoom out',
      key: '-',
      icon: IconMinus,
      run: () => viewer?.zoomBy(-12),
    },
    {
      id: 'compare',
      group: 'view',
      label: 'Compare dates',
      key: 'c',
      icon: IconColumns2,
      pressed: isSplit,
      disabled: !latest,
      run: () => compare(isSplit || !latest ? null : latest.id),
    },
    {
      id: 'link',
      group: 'view',
      label: 'Copy link to this view',
      key: 'l',
      icon: IconLink,
      run: () => void copyLink().catch(() => toast.error('The link could not be copied')),
    },
    ...(mayUpdate
      ? [{ id: 'add', group: 'edit', label: 'Add scenes', icon: IconPhotoPlus, run: onAddScene }]
      : []),
  ];
  const panels: ViewerPanel[] = [
    {
      id: 'scenes',
      label: 'Scenes',
      key: 's',
      icon: IconList,
      content: (
        <ScenesPanel
          projectId={projectId}
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
                  updateScene.mutate({
                    path: { projectId, tourId: tour.id, sceneId: scene.id },
                    body: { version: tour.version, plan },
                  });
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
                  setPanel('plan');
                }}
              />
            ),
          },
        ]
      : []),
  ];

  return (
    <ViewerFrame
      title={tour.title}
      back={{ href: back, label: 'All virtual tours' }}
      aside={
        <span className={classes.aside}>
          {scene.title} · {formatDate(scene.takenAt)}
        </span>
      }
      description={`360° photo: ${scene.title}`}
      still={scene.thumbnailUrl}
      stage={stage}
      viewer={viewer}
      status={status}
      onRetry={reopen}
      onCarryOn={carryOn}
      commands={commands}
      panels={panels}
      panel={panel}
      onPanel={setPanel}
      keys={[['← ↑ → ↓', 'Look around']]}
    >
      {viewer && !isSplit && <TourOverlay viewer={viewer} tour={tour} scene={scene} onGo={go} />}
      {viewer && beside && <CompareView key={beside.id} main={viewer} scene={beside} />}
      {beside && <p className={classes.date}>{formatDate(scene.takenAt)}</p>}
      {panel === 'edit' && !isSplit && <span className={classes.aim} aria-hidden="true" />}
    </ViewerFrame>
  );
}

function sceneOf({ scenes, startSceneId }: Tour, wanted: string | null): TourScene {
  const found =
    scenes.find(({ id }) => id === wanted) ?? scenes.find(({ id }) => id === startSceneId);
  return (found ?? scenes[0]) as TourScene;
}
