import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedVideo } from '../parts/SharedVideo';

/** The public page of a shared video. */
export default function PublicVideoPage() {
  return <SharedTarget type="video">{(visited) => <SharedVideo {...visited} />}</SharedTarget>;
}
