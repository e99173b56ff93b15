import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { seerOf } from '../../core/kinds/seer.ts';
import { orderOf, sortedPage } from '../../core/lists/page.ts';
import { personOf } from '../../core/members/people.ts';
import { mayShare, seesShareLink } from '../../core/permissions/sharing.ts';
import { endVisits, revoke, stateOf } from '../../core/sharing/linkStates.ts';
import { matchesTarget, seesTarget, sharesTarget, targetOf } from '../../core/sharing/targets.ts';
import { accountNamed } from '../../core/state/account.ts';
import { hashSecret, newId, newSecret } from '../../core/state/secrets.ts';
import { hashPassword } from '../../core/state/sessions/passwords.ts';
import type { ShareLink } from '../../core/state/sharing.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { refusedOpenLink } from '../account/account.ts';
import { type access, linkGrants } from './access.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 366;
/** Maximum number of working links in a project. */
const MAX_LINKS = 200;

function toContract(call: MemberCall, link: ShareLink): Schemas['ShareLink'] {
  const { projectId, targets, tokenHash: _, passwordHash, createdById, ...fields } = link;
  const seer = seerOf(call);
  return {
    ...fields,
    targets: targets.map((target) => ({
      ...target,
      // Those who end a link need not see where it leads.
      title: seesTarget(seer, projectId, target)
        ? (targetOf(call.tenant.state, projectId, target)?.title ?? null)
        : null,
    })),
    state: stateOf(link, call.now),
    hasPassword: passwordHash !== null,
    createdBy: personOf(call, createdById),
    // A revoked link can only be deleted.
    permittedActions: linkGrants(call, link).filter(
      (action) => link.revokedAt === null || action === 'delete',
    ),
  };
}

const revoked = () =>
  refuse('WRONG_STATE', { detail: 'The link was revoked and cannot be changed.' });

const wrongExpiry = (expiresAt: string, now: number) => {
  const expiry = Date.parse(expiresAt);
  if (expiry <= now) return invalid('/expiresAt', 'future', 'must be in the future');
  const isFar = expiry > now + MAX_DAYS * DAY_MS;
  return isFar ? invalid('/expiresAt', 'maximum', 'must be at most a year away') : null;
};

/** Refuses targets that a link cannot have, and those that the caller may not show to others. */
function wrongTarget(call: MemberCall, targets: Schemas['ShareTarget'][]) {
  const seer = seerOf(call);
  const projectId = call.member.project.id;
  for (const [i, target] of targets.entries()) {
    const pointer = `/targets/${i}`;
    const found = targetOf(call.tenant.state, projectId, target);
    if (!found || !seesTarget(seer, projectId, target)) {
      return invalid(`${pointer}/id`, 'unknown', 'must be of the project');
    }
    if (!sharesTarget(seer, projectId, target)) {
      return refuse('FORBIDDEN', { detail: 'You are not permitted to share one of the items.' });
    }
    if (!found.isPublic) {
      const detail = 'Private items cannot be shared. Make it public first.';
      return refuse('NOT_PUBLIC', { detail, errors: [{ pointer, code: 'public', detail }] });
    }
  }
  return null;
}

const accountIn = ({ tenant, member }: MemberCall) =>
  accountNamed(tenant.state, member.project.accountId);

export const handlers = {
  listShareLinks(call) {
    const { projectId } = call.params;
    const { member } = call;
    const links = Object.values(call.tenant.state.shareLinks)
      .filter((link) => link.projectId === projectId && seesShareLink(member.membership, link))
      .filter(({ targets }) => targets.some((target) => matchesTarget(target, call.query)));
    const newestFirst = orderOf('-createdAt', ({ createdAt }: ShareLink) => createdAt);
    const page = sortedPage(links, newestFirst, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((link) => toContract(call, link));
    const mayCreate = mayShare(member.membership, member.project);
    const permittedActions: 'create'[] = mayCreate ? ['create'] : [];
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, permittedActions } };
  },

  async createShareLink(call) {
    const { tenant, body, now } = call;
    const { projectId } = call.params;
    const { shareLinkExpiryDays: days } = accountIn(call);
    const expiresAt = body.expiresAt ?? new Date(now + days * DAY_MS).toISOString();
    const wrong =
      wrongExpiry(expiresAt, now) ??
      refusedOpenLink(accountIn(call), '/password', body.password === undefined);
    if (wrong) return wrong;
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const refused = wrongTarget(call, body.targets);
    if (refused) return refused;
    const { shareLinks } = tenant.state;
    const live = Object.values(shareLinks).filter(
      (link) => link.projectId === projectId && stateOf(link, now) === 'active',
    );
    if (live.length >= MAX_LINKS) {
      return refuse('LIMIT_REACHED', {
        detail: 'The project has too many links. Revoke some first.',
      });
    }
    const token = newSecret();
    const link: ShareLink = {
      id: newId('shl'),
      projectId,
      label: body.label.trim(),
      targets: body.targets.map(({ type, id }) => ({ type, id })),
      tokenHash: hashSecret(token),
      passwordHash,
      expiresAt,
      allowDownload: body.allowDownload,
      maxViews: body.maxViews ?? null,
      viewCount: 0,
      lastViewedAt: null,
      revokedAt: null,
      createdAt: new Date(now).toISOString(),
      createdById: call.user().id,
      version: 1,
    };
    shareLinks[link.id] = link;
    return { status: 201, body: { success: true, data: toContract(call, link), token } };
  },

  async updateShareLink(call) {
    const { tenant, body, now } = call;
    const { clear = [], password } = body;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    // The link may have changed in the meantime.
    const changed = call.recheck();
    if (changed) return changed;
    const { shareLink: link } = call.records;
    if (link.revokedAt !== null) return revoked();
    const isOpened = clear.includes('password') && password === undefined;
    const wrong =
      (body.expiresAt === undefined ? null : wrongExpiry(body.expiresAt, now)) ??
      refusedOpenLink(accountIn(call), '/clear', isOpened);
    if (wrong) return wrong;
    link.label = body.label?.trim() ?? link.label;
    link.expiresAt = body.expiresAt ?? link.expiresAt;
    link.allowDownload = body.allowDownload ?? link.allowDownload;
    link.maxViews = body.maxViews ?? (clear.includes('maxViews') ? null : link.maxViews);
    if (passwordHash || clear.includes('password')) {
      link.passwordHash = passwordHash;
      endVisits(tenant, link);
    }
    link.version += 1;
    return { status: 200, body: { success: true, data: toContract(call, link) } };
  },

  deleteShareLink(call) {
    const { shareLink: link } = call.records;
    endVisits(call.tenant, link);
    delete call.tenant.state.shareLinks[link.id];
    return { status: 200, body: { success: true } };
  },

  revokeShareLink(call) {
    const { shareLink: link } = call.records;
    // Revoking a revoked link again changes nothing.
    if (link.revokedAt === null) revoke(link, call.now);
    return { status: 200, body: { success: true, data: toContract(call, link) } };
  },

  createShareLinkToken(call) {
    const { shareLink: link } = call.records;
    if (link.revokedAt !== null) return revoked();
    const token = newSecret();
    link.tokenHash = hashSecret(token);
    link.version += 1;
    endVisits(call.tenant, link);
    return { status: 201, body: { success: true, data: toContract(call, link), token } };
  },
} satisfies GuardedHandlers<typeof access>;
