import type { Album } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { useDeleteAlbum } from '../mutations';

interface Props {
  projectId: string;
  album: Album;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteAlbumDialog({ projectId, album, onClose, onDeleted }: Props) {
  const remove = useDeleteAlbum(projectId);
  return (
    <DeleteDialog noun="album" item={album} remove={remove} onDeleted={onDeleted} onClose={onClose}>
      The album <strong>{album.name}</strong> is deleted. Its {count(album.photoCount, 'photo')}{' '}
      stay in the project.
    </DeleteDialog>
  );
}
