import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedAlbum } from '../visitor/SharedAlbum';

/** Shows the public page of a shared photo album. */
export default function PublicAlbumPage() {
  return <SharedTarget type="album">{(visited) => <SharedAlbum {...visited} />}</SharedTarget>;
}
