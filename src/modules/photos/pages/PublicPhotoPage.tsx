import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedPhoto } from '../visitor/SharedPhoto';

export default function PublicPhotoPage() {
  return <SharedTarget type="photo">{(visited) => <SharedPhoto {...visited} />}</SharedTarget>;
}
