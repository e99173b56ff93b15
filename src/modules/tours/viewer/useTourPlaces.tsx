import { IconBookmark, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Pin, PinAnchor, SceneState, Tour, TourScene } from '@/api/generated/types.gen';
import { PinsFailure } from '@/records/pins/PinsFailure';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { pickAt } from '@/records/pins/pickAt';
import { pinsOnOptions } from '@/records/pins/pins';
import { SceneViewsPanel } from '@/records/scene-views/SceneViewsPanel';
import { toast } from '@/shared/feedback/toast';
import { href } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import type { ViewerPanel } from '@/shared/viewer/commands';
import { turned } from '@/shared/viewer/sphere';
import { lookText } from './look';
import { savedPlace, stateToSave, type TourPlace } from './savedView';
import { TourPins } from './TourPins';
import type { Look, TourViewer } from './tourViewer';

interface Options {
  projectId: string;
  tour: Tour;
  scene: TourScene;
  viewer: TourViewer | null;
  /**
   * Opens a scene in the given direction.
   *
   * @param pin The pin to select.
   */
  onGo: (sceneId: string, look: Partial<Look>, pin: string | null) => void;
  /** Called when the user starts picking a place, which needs the whole view. */
  onPick: () => void;
}

interface Places {
  panels: ViewerPanel[];
  overlay: ReactNode;
  /** Whether the user is picking a place for a pin. */
  picking: boolean;
}

/** The project's pins and saved views of a tour. */
export function useTourPlaces(options: Options): Places {
  const { projectId, tour, scene, viewer, onGo, onPick } = options;
  const selected = useAddressQuery().get('pin');
  const target = useMemo(() => ({ type: 'tour' as const, id: tour.id }), [tour.id]);
  const pins = useQuery(pinsOnOptions(projectId, target));
  const [picking, setPicking] = useState(false);
  // The user may change the scene while picking.
  const shown = useRef(scene.id);
  shown.current = scene.id;
  if (!viewer) return { panels: [], overlay: null, picking: false };

  const select = ({ id, anchor }: Pin) => {
    if (anchor.kind !== 'panorama') return;
    onGo(anchor.sceneId, { yaw: turned(anchor.yaw), pitch: anchor.pitch }, id);
  };
  const pickPlace = async (signal: AbortSignal): Promise<PinAnchor | null> => {
    onPick();
    setPicking(true);
    const direction = await pickAt(viewer, signal);
    setPicking(false);
    return direction && { kind: 'panorama', sceneId: shown.current, ...direction };
  };
  const placeOf = (state: SceneState): TourPlace | null => {
    const place = savedPlace(state, tour);
    if (!place)
      toast.error('This view was saved by another version of the portal and cannot be shown');
    return place;
  };
  const show = (state: SceneState) => {
    const place = placeOf(state);
    if (place) onGo(place.sceneId, place.look, null);
  };
  const copyLink = async (state: SceneState) => {
    const place = placeOf(state);
    if (!place) return;
    const query = { project: projectId, scene: place.sceneId, look: lookText(place.look) };
    await navigator.clipboard.writeText(
      new URL(href(location.pathname, query), location.href).href,
    );
    toast.success('Link copied');
  };
  const sceneName = ({ anchor }: Pin) =>
    tour.scenes.find(({ id }) => anchor.kind === 'panorama' && id === anchor.sceneId)?.title;

  const panels: ViewerPanel[] = [
    {
      id: 'pins',
      needs: 'listPins',
      label: 'Pins',
      key: 'n',
      icon: IconMapPin,
      count: pins.data?.data.length ?? 0,
      content: (
        <PinsPanel
          {...{ projectId, target, selected, pickPlace }}
          onSelect={select}
          placeName={sceneName}
        />
      ),
    },
    {
      id: 'views',
      needs: 'listSceneViews',
      label: 'Saved views',
      key: 'v',
      icon: IconBookmark,
      content: (
        <SceneViewsPanel
          at={{ projectId, target }}
          capture={() => stateToSave({ sceneId: scene.id, look: viewer.look() })}
          onShow={show}
          onCopyLink={(state) =>
            void copyLink(state).catch(() => toast.error('Failed to copy the link'))
          }
        />
      ),
    },
  ];
  const overlay = (
    <>
      <TourPins
        viewer={viewer}
        sceneId={scene.id}
        pins={pins.data?.data}
        selected={selected}
        onSelect={select}
      />
      <PinsFailure list={pins} />
    </>
  );
  return { panels, overlay, picking };
}
