import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPhotoMarkupOptions } from '@/api/generated/photos.gen';
import type { Photo } from '@/api/generated/types.gen';
import { Editor } from '@/records/markup/Editor';
import classes from '@/records/markup/Markup.module.css';
import { ErrorState } from '@/shared/ui/states';
import { useSaveMarkup } from '../mutations';

interface Props {
  photo: Photo;
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** Draws on a photo. The markup is a separate layer, so the picture itself does not change. */
export default function MarkupEditor({ photo, onUnsaved, onClose }: Props) {
  const { projectId, id: photoId } = photo;
  const save = useSaveMarkup(photo);
  const markup = useQuery(getPhotoMarkupOptions({ path: { projectId, photoId } }));
  if (markup.error && !markup.data) {
    return (
      <ErrorState
        operation="getPhotoMarkup"
        error={markup.error}
        onRetry={() => void markup.refetch()}
      />
    );
  }
  if (!markup.data)
    return <Loader className={`relative grid place-center min-h-0 clip ${classes.board}`} />;
  return (
    <Editor
      picture={photo}
      initial={markup.data.data.shapes}
      saving={save.isPending}
      onSave={(shapes) => save.mutate(shapes, { onSuccess: onClose })}
      onUnsaved={onUnsaved}
      onClose={onClose}
    />
  );
}
