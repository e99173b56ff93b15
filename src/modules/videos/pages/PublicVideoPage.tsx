import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedVideo } from '../parts/SharedVideo';

export default function PublicVideoPage() {
  return <SharedTarget type="video">{(visited) => <SharedVideo {...visited} />}</SharedTarget>;
}
