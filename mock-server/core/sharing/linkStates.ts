import type { components } from '../../generated/contract.d.ts';
import type { Call } from '../state/call.ts';
import type { TenantState } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import type { Tenant } from '../state/tenant.ts';
import { untouched } from '../state/touched.ts';
import { targetOf } from './targets.ts';
import { leadsTo } from './visits.ts';

type Schemas = components['schemas'];

/** @param now milliseconds since the epoch */
export function stateOf(link: ShareLink, now: number): Schemas['ShareLinkState'] {
  if (link.revokedAt !== null) return 'revoked';
  if (Date.parse(link.expiresAt) <= now) return 'expired';
  return link.maxViews !== null && link.viewCount >= link.maxViews ? 'used_up' : 'active';
}

/** Tells whether all targets exist and are public. */
const isReachable = (state: TenantState, { projectId, targets }: ShareLink): boolean =>
  targets.every((target) => targetOf(state, projectId, target)?.isPublic);

/** Whether a visitor can open the link. */
export const isOpenable = (tenant: Tenant, link: ShareLink, now: number): boolean =>
  stateOf(link, now) === 'active' && isReachable(tenant.state, link);

/** Returns the visitor's link while it works. A used-up link still works for those who have opened it. */
export function visitedLink({
  tenant,
  now,
  visit,
}: Pick<Call<unknown>, 'tenant' | 'now' | 'visit'>): ShareLink | null {
  const link = tenant.state.shareLinks[visit().shareLinkId];
  if (!link || !isReachable(tenant.state, link)) return null;
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

/**
 * Revokes for good the links that lead to something that visitors may not see any more. Each write is followed by it, so no
 * handler can forget it.
 */
export function revokeClosed({ state }: Tenant, now: number): void {
  for (const link of Object.values(untouched(state).shareLinks)) {
    if (link.revokedAt !== null || isReachable(untouched(state), link)) continue;
    const found = state.shareLinks[link.id];
    if (found) revoke(found, now);
  }
}

/** Ends all visits of a link. Visitors have to open it again. */
export function endVisits({ state }: Tenant, { id }: ShareLink): void {
  for (const [hash, visit] of Object.entries(state.visits)) {
    if (visit.shareLinkId === id) delete state.visits[hash];
  }
}
