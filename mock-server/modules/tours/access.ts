import type { Access, MemberCall } from '../../core/access.ts';
import { seesTour, tourActions } from '../../core/permissions/models.ts';
import { lookUp, type Tour } from '../../core/state/model.ts';

export const access = {
  tourId: {
    find({ tenant, member }: Pick<MemberCall, 'tenant' | 'member'>, id) {
      const tour = lookUp(tenant.state.tours, id);
      const isSeen = tour?.projectId === member.project.id && seesTour(member.membership, tour);
      return isSeen ? tour : null;
    },
    may: ({ member }: MemberCall, tour: Tour) =>
      tourActions(member.membership, member.project, tour),
  },
  sceneId: {
    find: ({ records }: MemberCall<{ tour: Tour }>, sceneId) =>
      records.tour.scenes.find(({ id }) => id === sceneId),
  },
} satisfies Access;
