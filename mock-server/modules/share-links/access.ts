import type { Access, MemberCall } from '../../core/access.ts';
import { seerOf } from '../../core/kinds/seer.ts';
import { seesShareLink, shareLinkGrants } from '../../core/permissions/sharing.ts';
import { sharesTarget } from '../../core/sharing/targets.ts';
import { lookUp } from '../../core/state/model.ts';
import type { ShareLink } from '../../core/state/sharing.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

/**
 * What the caller may do with a link, if it was not revoked. A change shows its items to more people or for longer, so the
 * caller has to be permitted to share all of them. Everybody else can still end it.
 */
export function linkGrants(call: MemberCall, link: ShareLink): Schemas['ShareLinkAction'][] {
  const { member } = call;
  const seer = seerOf(call);
  // Neither what is hidden nor what is gone, so that nobody learns which it is.
  const isShared = (target: Schemas['ShareTarget']) => sharesTarget(seer, link.projectId, target);
  return shareLinkGrants(member.membership, member.project, link).filter(
    (action) => action !== 'update' || link.targets.every(isShared),
  );
}

export const access = {
  shareLinkId: {
    find({ tenant, member }: MemberCall, id) {
      const link = lookUp(tenant.state.shareLinks, id);
      const isSeen =
        link?.projectId === member.project.id && seesShareLink(member.membership, link);
      return isSeen ? link : null;
    },
    may: linkGrants,
  },
} satisfies Access;
