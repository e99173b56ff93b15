import { Button } from '@mantine/core';
import type { Album, Photo } from '@/api/generated/types.gen';
import { useUpdateAlbum } from '../mutations';
import panel from './PhotoPanel.module.css';

/** Shows whether the photo is the cover of its album, or a button that makes it the cover. */
export function AlbumCover({ album, photo }: { album: Album; photo: Photo }) {
  const update = useUpdateAlbum(photo.projectId);
  if (album.coverPhotoId === photo.id) return <span className={panel.quiet}>Album cover</span>;
  if (!album.permittedActions.includes('update')) return null;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={panel.cover ?? ''}
      loading={update.isPending}
      onClick={() =>
        update.mutate({ albumId: album.id, version: album.version, coverPhotoId: photo.id })
      }
    >
      Set as cover
    </Button>
  );
}
