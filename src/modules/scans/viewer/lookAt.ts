import type { PinAnchor } from '@/api/generated/types.gen';
import { cameraAt } from '@/shared/pins/placeOf';
import type { PointCloud } from './createPointCloud';

/** Goes to where somebody stood who pinned something; else to before it, without turning. */
export function lookAt(viewer: PointCloud, anchor: PinAnchor): void {
  const camera = cameraAt(anchor, viewer.getState().camera);
  if (camera) viewer.setState({ camera, projection: 'perspective' });
}
