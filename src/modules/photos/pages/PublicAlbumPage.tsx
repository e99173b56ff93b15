import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedAlbum } from '../parts/SharedAlbum';

/** A photo album that was shared. */
export default function PublicAlbumPage() {
  return <SharedTarget type="album">{(visited) => <SharedAlbum {...visited} />}</SharedTarget>;
}
