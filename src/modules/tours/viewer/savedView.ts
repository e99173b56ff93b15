import type { SceneState, Tour } from '@/api/generated/types.gen';
import { lookIn } from './look';
import type { Look } from './tourViewer';

/** Increases when older states can no longer be read. */
const SCHEMA_VERSION = 1;

export interface TourPlace {
  sceneId: string;
  look: Look;
}

export const stateToSave = ({ sceneId, look }: TourPlace): SceneState => ({
  schemaVersion: SCHEMA_VERSION,
  data: { sceneId, ...look },
});

/** Reads a saved state from any source. Null if it does not fit this tour. */
export function savedPlace(
  { schemaVersion, data }: SceneState,
  { scenes }: Pick<Tour, 'scenes'>,
): TourPlace | null {
  const scene = scenes.find(({ id }) => id === data.sceneId);
  const look = lookIn([data.yaw, data.pitch, data.zoom].join(','));
  return schemaVersion === SCHEMA_VERSION && scene && look ? { sceneId: scene.id, look } : null;
}
