import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedPhoto } from '../parts/SharedPhoto';

/** A photo that was shared. */
export default function PublicPhotoPage() {
  return <SharedTarget type="photo">{(visited) => <SharedPhoto {...visited} />}</SharedTarget>;
}
