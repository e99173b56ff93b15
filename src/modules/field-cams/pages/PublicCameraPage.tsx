import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedCam } from '../parts/SharedCam';

/** The public page of a shared camera. */
export default function PublicCameraPage() {
  return <SharedTarget type="cam">{(visited) => <SharedCam {...visited} />}</SharedTarget>;
}
