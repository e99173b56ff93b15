import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedCam } from '../parts/SharedCam';

export default function PublicCameraPage() {
  return <SharedTarget type="cam">{(visited) => <SharedCam {...visited} />}</SharedTarget>;
}
