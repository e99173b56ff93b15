import type { Access, MemberCall } from '../../core/access.ts';
import { seesShareLink, shareLinkGrants } from '../../core/permissions/sharing.ts';
import { lookUp } from '../../core/state/model.ts';
import type { ShareLink } from '../../core/state/sharing.ts';

export const access = {
  shareLinkId: {
    find({ tenant, member }: MemberCall, id) {
      const link = lookUp(tenant.state.shareLinks, id);
      const isSeen =
        link?.projectId === member.project.id && seesShareLink(member.membership, link);
      return isSeen ? link : null;
    },
    may: ({ member }: MemberCall, link: ShareLink) =>
      shareLinkGrants(member.membership, member.project, link),
  },
} satisfies Access;
