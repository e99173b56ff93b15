import type { Tour, TourSceneFacts } from '@/api/generated/types.gen';

/**
 * Fetches a panorama that requires a token.
 *
 * @param onProgress Called with the received and the total bytes.
 */
export type FetchPanorama = (
  signal: AbortSignal,
  onProgress: (loaded: number, total: number | null) => void,
) => Promise<Blob>;

/** A scene. Its picture has a URL or must be fetched. */
export type Scene = TourSceneFacts & ({ panoramaUrl: string } | { fetchPanorama: FetchPanorama });

/** A tour in the viewer: a member's, or the public form of it. */
export interface WalkedTour<S extends Scene = Scene> extends Pick<Tour, 'startSceneId' | 'plan'> {
  scenes: readonly S[];
}

/** Scenes of the same spot at other times, latest first. */
export const otherTimes = <S extends Scene>({ scenes }: WalkedTour<S>, scene: Scene): S[] =>
  scenes
    .filter(({ id, spotId }) => spotId === scene.spotId && id !== scene.id)
    .sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));

/** One scene for each spot: the one closest in time to the current scene. */
export function placesAround({ scenes }: WalkedTour, shown: Scene): Scene[] {
  const distance = ({ takenAt }: Scene) =>
    Math.abs(Date.parse(takenAt) - Date.parse(shown.takenAt));
  const bySpot = new Map<string, Scene>();
  for (const scene of scenes) {
    const known = bySpot.get(scene.spotId);
    if (!known || distance(scene) < distance(known)) bySpot.set(scene.spotId, scene);
  }
  return [...bySpot.values()];
}
