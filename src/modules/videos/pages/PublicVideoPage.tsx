import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedVideo } from '../parts/SharedVideo';

/** A video that was shared. */
export default function PublicVideoPage() {
  return <SharedTarget type="video">{(visited) => <SharedVideo {...visited} />}</SharedTarget>;
}
