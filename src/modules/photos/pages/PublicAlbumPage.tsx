import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedAlbum } from '../parts/SharedAlbum';

/** The public page of a shared photo album. */
export default function PublicAlbumPage() {
  return <SharedTarget type="album">{(visited) => <SharedAlbum {...visited} />}</SharedTarget>;
}
