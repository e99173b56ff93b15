import type { SceneState, Tour } from '@/api/generated/types.gen';
import { lookIn } from './look';
import type { Look } from './tourViewer';

/** Counts up when a state cannot be read as those before. */
const SCHEMA_VERSION = 1;

export interface TourPlace {
  sceneId: string;
  look: Look;
}

export const stateToSave = ({ sceneId, look }: TourPlace): SceneState => ({
  schemaVersion: SCHEMA_VERSION,
  data: { sceneId, ...look },
});

/** What a saved state shows, whoever wrote it; null when it is nothing of this tour. */
export function savedPlace(
  { schemaVersion, data }: SceneState,
  { scenes }: Pick<Tour, 'scenes'>,
): TourPlace | null {
  const scene = scenes.find(({ id }) => id === data.sceneId);
  const look = lookIn([data.yaw, data.pitch, data.zoom].join(','));
  return schemaVersion === SCHEMA_VERSION && scene && look ? { sceneId: scene.id, look } : null;
}
