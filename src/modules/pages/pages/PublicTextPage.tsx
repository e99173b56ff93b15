import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedText } from '../parts/SharedText';

export default function PublicTextPage() {
  return <SharedTarget type="page">{(visited) => <SharedText {...visited} />}</SharedTarget>;
}
