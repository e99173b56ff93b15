import { useCallback, useEffect, useRef } from 'react';
import { useRenewAddress } from '@/api/fileAddresses';
import { useAddressParams } from '@/shared/routing/search';
import { useViewer } from '@/shared/viewer/useViewer';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { lookIn, lookText } from './look';
import { otherTimes, type Scene, type WalkedTour } from './scenes';
import { type Look, openTour } from './tourViewer';

/**
 * Returns a tour in its viewer. The scene and the compared scene are stored in the address.
 *
 * @param tour With at least one scene.
 * @returns `beside` is the scene compared with the current one, if any.
 */
export function useWalk<S extends Scene>(tour: WalkedTour<S>) {
  const [address, setAddress] = useAddressParams();
  const scene = sceneOf(tour, address.get('scene'));
  const beside = otherTimes(tour, scene).find(({ id }) => id === address.get('beside')) ?? null;
  const linkedLook = lookIn(address.get('look')) ?? undefined;
  const start = useRef({ scene, look: linkedLook });
  const open = useCallback(
    (element: HTMLElement, events: ViewerEvents) =>
      openTour(element, start.current.scene, start.current.look ?? {}, events),
    [],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open);

  const renew = useRenewAddress();
  const shown = useRef(scene.id);
  useEffect(() => {
    if (!viewer || shown.current === scene.id) return;
    shown.current = scene.id;
    // If the address of the picture has ended, the viewer opens with the new one. Otherwise, opening shows the cause.
    const open = async () => {
      if ('panoramaUrl' in scene) await renew(scene.panoramaUrl);
      reopen();
    };
    viewer.show(scene, linkedLook).catch(open);
  }, [viewer, scene, linkedLook, reopen, renew]);
  // After a failure, start at the current scene.
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
  const go = (sceneId: string, look?: Partial<Look>, pin: string | null = null) => {
    const to = look && viewer ? { ...viewer.look(), ...look } : null;
    if (to && sceneId === scene.id) viewer?.lookAt(to);
    setQuery({ scene: sceneId, beside: null, look: to && lookText(to), pin });
  };
  const compare = (sceneId: string | null) => setQuery({ scene: scene.id, beside: sceneId });
  const frame = { stage, viewer, status, onRetry: reopen, onCarryOn: carryOn };
  return { scene, beside, isSplit, viewer, go, compare, frame };
}

function sceneOf<S extends Scene>({ scenes, startSceneId }: WalkedTour<S>, sceneId: string | null) {
  const found =
    scenes.find(({ id }) => id === sceneId) ?? scenes.find(({ id }) => id === startSceneId);
  return (found ?? scenes[0]) as S;
}
