import { seesShareLink, shareLinkGrants } from '../../permissions/sharing.ts';
import type { Access, MemberCall } from '../../server/access.ts';
import { lookUp } from '../../state/model.ts';
import type { ShareLink } from '../../state/sharing.ts';

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
