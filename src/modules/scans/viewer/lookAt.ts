import type { PinAnchor } from '@/api/generated/types.gen';
import { cameraAt } from '@/records/pins/placeOf';
import type { PointCloud } from './cloud/createPointCloud';

/**
 * Moves to the camera from which the pin was created, or in front of the anchor without turning.
 */
export function lookAt(viewer: PointCloud, anchor: PinAnchor): void {
  const camera = cameraAt(anchor, viewer.getState().camera);
  if (camera) viewer.setState({ camera, projection: 'perspective' });
}
