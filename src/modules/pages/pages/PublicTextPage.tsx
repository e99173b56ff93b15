import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedText } from '../parts/SharedText';

/** The public page of a shared page. */
export default function PublicTextPage() {
  return <SharedTarget type="page">{(visited) => <SharedText {...visited} />}</SharedTarget>;
}
