import { MarkupShapes } from '@/records/markup/MarkupShapes';
import type { StagePhoto } from '../viewer/Stage';
import { useSharedPhoto } from './visitorPhotos';

/** Shows the markup of a shared photo, as members see it. */
export function SharedMarkup({ photo, token }: { photo: StagePhoto; token: string }) {
  const { data, error, refetch } = useSharedPhoto(token, photo.id);
  return (
    <MarkupShapes
      shapes={data?.shapes}
      size={photo}
      operation="getPublicPhoto"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
