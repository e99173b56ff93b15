import type { Tour, TourScene } from '@/api/generated/types.gen';

/** Scenes of the same place at other times, the latest first. */
export const otherTimes = ({ scenes }: Tour, scene: TourScene): TourScene[] =>
  scenes
    .filter(({ id, spotId }) => spotId === scene.spotId && id !== scene.id)
    .sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));

/** One scene for each place: that which was taken closest in time to the one that is shown. */
export function placesAround({ scenes }: Tour, shown: TourScene): TourScene[] {
  const distance = ({ takenAt }: TourScene) =>
    Math.abs(Date.parse(takenAt) - Date.parse(shown.takenAt));
  const bySpot = new Map<string, TourScene>();
  for (const scene of scenes) {
    const known = bySpot.get(scene.spotId);
    if (!known || distance(scene) < distance(known)) bySpot.set(scene.spotId, scene);
  }
  return [...bySpot.values()];
}
