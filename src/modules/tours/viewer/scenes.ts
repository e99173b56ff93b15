import type { Tour, TourSceneFacts } from '@/api/generated/types.gen';

/** Gets a panorama that wants a bearer. @param onProgress is told how many bytes have come, and of how many */
export type FetchPanorama = (
  signal: AbortSignal,
  onProgress: (loaded: number, total: number | null) => void,
) => Promise<Blob>;

/** A scene, whose picture is to be had of an address or has to be fetched. */
export type Scene = TourSceneFacts & ({ panoramaUrl: string } | { fetchPanorama: FetchPanorama });

/** A tour as one walks it: a member's, or what a visitor is shown of one. */
export interface WalkedTour<S extends Scene = Scene> extends Pick<Tour, 'startSceneId' | 'plan'> {
  scenes: readonly S[];
}

/** Scenes of the same place at other times, the latest first. */
export const otherTimes = <S extends Scene>({ scenes }: WalkedTour<S>, scene: Scene): S[] =>
  scenes
    .filter(({ id, spotId }) => spotId === scene.spotId && id !== scene.id)
    .sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));

/** One scene for each place: that which was taken closest in time to the one that is shown. */
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
