import type { components } from '../../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import { matchesTarget, targetOf } from './targets.ts';
import { leadsTo } from './visits.ts';

type Schemas = components['schemas'];

/** @param now milliseconds since the epoch */
export function stateOf(link: ShareLink, now: number): Schemas['ShareLinkState'] {
  if (link.revokedAt !== null) return 'revoked';
  if (Date.parse(link.expiresAt) <= now) return 'expired';
  return link.maxViews !== null && link.viewCount >= link.maxViews ? 'used_up' : 'active';
}

/** Tells whether all targets exist and are public. */
const isReachable = (tenant: Tenant, { projectId, targets }: ShareLink): boolean =>
  targets.every((target) => targetOf(tenant, projectId, target)?.isPublic);

/** Whether a visitor can open the link. */
export const isOpenable = (tenant: Tenant, link: ShareLink, now: number): boolean =>
  stateOf(link, now) === 'active' && isReachable(tenant, link);

/** Returns the visitor's link while it works. A used-up link still works for those who have opened it. */
export function visitedLink({
  tenant,
  now,
  visit,
}: Pick<Call<unknown>, 'tenant' | 'now' | 'visit'>): ShareLink | null {
  const link = tenant.state.shareLinks[visit().shareLinkId];
  if (!link || !isReachable(tenant, link)) return null;
  const state = stateOf(link, now);
  return state === 'active' || state === 'used_up' ? link : null;
}

/** Returns the visitor's link if it leads to the target. */
export function linkLeadingTo(
  call: Parameters<typeof visitedLink>[0],
  target: Schemas['ShareTarget'],
): ShareLink | null {
  const link = visitedLink(call);
  return link && leadsTo(link, target) ? link : null;
}

export function revoke(link: ShareLink, now: number): void {
  link.revokedAt = new Date(now).toISOString();
  link.version += 1;
}

/** Revokes all links with this target, for good. Making the target public again restores none. */
export function revokeLinksTo(
  { state }: Tenant,
  { type, id }: Schemas['ShareTarget'],
  now: number,
): void {
  const filter = { targetType: type, targetId: id };
  for (const link of Object.values(state.shareLinks)) {
    const leadsThere = link.targets.some((target) => matchesTarget(target, filter));
    if (leadsThere && link.revokedAt === null) revoke(link, now);
  }
}

/** Ends all visits of a link. Visitors have to open it again. */
export function endVisits({ state }: Tenant, { id }: ShareLink): void {
  for (const [hash, visit] of Object.entries(state.visits)) {
    if (visit.shareLinkId === id) delete state.visits[hash];
  }
}
