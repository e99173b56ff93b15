import type { Album } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
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
    <ConfirmDialog
      title="Delete album?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(album, { onSuccess: onDeleted, onSettled: onClose })}
    >
      The album <strong>{album.name}</strong> is deleted. Its {count(album.photoCount, 'photo')}{' '}
      stay in the project.
    </ConfirmDialog>
  );
}
