import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedPhoto } from '../visitor/SharedPhoto';

/** The public page of a shared photo. */
export default function PublicPhotoPage() {
  return <SharedTarget type="photo">{(visited) => <SharedPhoto {...visited} />}</SharedTarget>;
}
