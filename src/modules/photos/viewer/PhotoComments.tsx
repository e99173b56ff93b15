import type { PhotoAction, PhotoDetail } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { DeleteComment } from '@/records/comments/DeleteComment';
import { SectionLevel } from '@/records/common/SectionHeading';
import { Comments } from '@/records/log/comments/Comments';
import { draftKey } from '@/shared/forms/drafts';
import { useDeletePhotoComment, usePhotoComment } from '../mutations';

export default function PhotoComments({ photo }: { photo: PhotoDetail }) {
  const { projectId, id } = photo;
  const add = usePhotoComment(photo);
  const remove = useDeletePhotoComment(photo);
  const may = (action: PhotoAction) => photo.permittedActions.includes(action);
  return (
    <SectionLevel value="h4">
      <Comments
        inDialog
        projectId={projectId}
        comments={photo.comments}
        draftKey={draftKey(useUser()?.id, projectId, 'photo-comment', id)}
        mayBeInternal={may('comment_internally')}
        onAdd={may('comment') ? add.mutateAsync : undefined}
        actionsOf={(comment) =>
          comment.permittedActions.includes('delete') && (
            <DeleteComment
              body={comment.body}
              pending={remove.isPending}
              onDelete={(onError) => remove.mutate(comment.id, { onError })}
            />
          )
        }
      />
    </SectionLevel>
  );
}
