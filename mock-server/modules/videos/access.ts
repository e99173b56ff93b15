import type { Access, MemberCall } from '../../core/access.ts';
import { commentActions, videoActions } from '../../core/permissions/media.ts';
import type { Video } from '../../core/state/media.ts';
import { lookUp } from '../../core/state/model.ts';

export const access = {
  videoId: {
    find({ tenant, member }: MemberCall, id) {
      const video = lookUp(tenant.state.videos, id);
      return video?.projectId === member.project.id ? video : null;
    },
    may: ({ member, now }: MemberCall, video: Video) =>
      videoActions(member.membership, member.project, video, now),
  },
  commentId: {
    find: ({ records }: MemberCall<{ video: Video }>, commentId) =>
      records.video.comments.find(({ id }) => id === commentId),
    may: ({ member }: MemberCall, comment: Video['comments'][number]) =>
      commentActions(member.membership, member.project, comment),
  },
} satisfies Access;
