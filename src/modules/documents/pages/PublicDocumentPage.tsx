import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedDocument } from '../parts/SharedDocument';

/** Shows the public page of a shared folder or file. */
export default function PublicDocumentPage() {
  return (
    <SharedTarget type="document">{(visited) => <SharedDocument {...visited} />}</SharedTarget>
  );
}
