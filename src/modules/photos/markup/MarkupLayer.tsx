import { useQuery } from '@tanstack/react-query';
import { getPhotoMarkupOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { MarkupShapes } from '@/records/markup/MarkupShapes';

interface Props {
  projectId: string;
  photo: Pick<Photo, 'id' | 'width' | 'height'>;
}

/** Shows the markup of a photo over its picture. */
export function MarkupLayer({ projectId, photo }: Props) {
  const path = { projectId, photoId: photo.id };
  const { data, error, refetch } = useQuery(getPhotoMarkupOptions({ path }));
  return (
    <MarkupShapes
      shapes={data?.data.shapes}
      size={photo}
      operation="getPhotoMarkup"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
