import type { components } from '../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/store.ts';
import { isWanted, targetOf } from './targets.ts';
import { leadsTo } from './visits.ts';

type Schemas = components['schemas'];

/** @param now milliseconds since the epoch */
export function stateOf(link: ShareLink, now: number): Schemas['ShareLinkState'] {
  if (link.revokedAt !== null) return 'revoked';
  if (Date.parse(link.expiresAt) <= now) return 'expired';
  return link.maxViews !== null && link.viewCount >= link.maxViews ? 'used_up' : 'active';
}

/** Whether all that it leads to is there, and public. */
const isReachable = (tenant: Tenant, { projectId, targets }: ShareLink): boolean =>
  targets.every((target) => targetOf(tenant, projectId, target)?.isPublic);

/** Whether it can be opened. */
export const isOpenable = (tenant: Tenant, link: ShareLink, now: number): boolean =>
  stateOf(link, now) === 'active' && isReachable(tenant, link);

/** The link that a visitor has opened, for as long as it works; who is inside may stay when it is used up. */
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

/** The same, if it leads there; what is not in the link is not there. */
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

/** Ends all links to something, collections that it is in among them, for good: making it public again opens none. */
export function revokeLinksTo(
  { state }: Tenant,
  { type, id }: Schemas['ShareTarget'],
  now: number,
): void {
  const wanted = { targetType: type, targetId: id };
  for (const link of Object.values(state.shareLinks)) {
    const leadsThere = link.targets.some((target) => isWanted(target, wanted));
    if (leadsThere && link.revokedAt === null) revoke(link, now);
  }
}

/** Who has a link open has to open it anew. */
export function endVisits({ state }: Tenant, { id }: ShareLink): void {
  for (const [hash, visit] of Object.entries(state.visits)) {
    if (visit.shareLinkId === id) delete state.visits[hash];
  }
}
