import type { GuardedHandlers } from '../../../core/access.ts';
import { isMember } from '../../../core/members/people.ts';
import type { Photo } from '../../../core/state/media.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { type MediaCall, photoDetail } from '../photoView.ts';

/** Replaces the comments of a photo. This does not change `updatedAt`. */
function withComments({ tenant }: MediaCall, photo: Photo, comments: Photo['comments']): Photo {
  const next = { ...photo, comments };
  tenant.state.photos[photo.id] = next;
  return next;
}

export const handlers = {
  addPhotoComment(call) {
    const { params, tenant } = call;
    const { body, visibility = 'everyone', mentions = [] } = call.body;
    const stranger = mentions.findIndex((id) => !isMember(tenant, params.projectId, id));
    if (stranger >= 0) {
      return invalid(`/mentions/${stranger}`, 'reference', 'must be a member of the project');
    }
    const added = {
      id: newId('cmt'),
      ...{ body, visibility, mentionIds: mentions },
      createdAt: new Date(call.now).toISOString(),
      createdById: call.user().id,
    };
    const { photo } = call.records;
    const next = withComments(call, photo, [...photo.comments, added]);
    return created(photoDetail(call, next));
  },

  deletePhotoComment(call) {
    const { photo, comment } = call.records;
    const next = withComments(
      call,
      photo,
      photo.comments.filter(({ id }) => id !== comment.id),
    );
    return ok(photoDetail(call, next));
  },
} satisfies GuardedHandlers<typeof access>;
