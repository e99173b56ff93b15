import { invalid, refuse } from '../engine/problem.ts';
import { isMember } from '../members/people.ts';
import { commentActions, readsComment } from '../permissions/media.ts';
import type { Handlers } from '../state/call.ts';
import type { Photo } from '../state/media.ts';
import { newId } from '../state/secrets.ts';
import { changeablePhoto, type MediaCall, photoResult } from './photoView.ts';

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
    const action = visibility === 'internal' ? 'comment_internally' : 'comment';
    const found = changeablePhoto(call, params, action);
    if ('refused' in found) return found;
    const stranger = mentions.findIndex((id) => !isMember(tenant, params.projectId, id));
    if (stranger >= 0) {
      return invalid(`/mentions/${stranger}`, 'reference', 'must be a member of the project');
    }
    const own = {
      id: newId('cmt'),
      ...{ body, visibility, mentionIds: mentions },
      createdAt: new Date(call.now).toISOString(),
      createdById: call.user().id,
    };
    const photo = withComments(call, found.photo, [...found.photo.comments, own]);
    return { status: 201, body: photoResult(call, photo, found.member) };
  },

  deletePhotoComment(call) {
    const found = changeablePhoto(call, call.params, null);
    if ('refused' in found) return found;
    const { photo, member } = found;
    const { membership, project } = member;
    const comment = photo.comments.find(({ id }) => id === call.params.commentId);
    if (!comment || !readsComment(membership, project, comment)) return refuse('NOT_FOUND');
    if (!commentActions(membership, project, comment).includes('delete'))
      return refuse('FORBIDDEN');
    const next = withComments(
      call,
      photo,
      photo.comments.filter(({ id }) => id !== comment.id),
    );
    return { status: 200, body: photoResult(call, next, member) };
  },
} satisfies Handlers;
