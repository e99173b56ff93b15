import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedCam } from '../parts/SharedCam';

/** A camera that was shared. */
export default function PublicCameraPage() {
  return <SharedTarget type="cam">{(visited) => <SharedCam {...visited} />}</SharedTarget>;
}
