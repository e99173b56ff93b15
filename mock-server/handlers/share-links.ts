import { refusedOpenLink } from '../account/account.ts';
import { accessTo, reaches } from '../documents/access.ts';
import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { closedProject, type Member, memberOf } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { seesPage } from '../pages/access.ts';
import { mayShare, mayWithLink, seesShareLink, shareLinkActions } from '../permissions/sharing.ts';
import type { Call, Handlers } from '../state/call.ts';
import { lookUp } from '../state/model.ts';
import { hashPassword } from '../state/passwords.ts';
import { hashSecret, newId, newSecret } from '../state/secrets.ts';
import type { ShareLink } from '../state/sharing.ts';
import { endVisits, revoke, stateOf } from './linkStates.ts';
import { matchesTarget, targetOf } from './targets.ts';

type Schemas = components['schemas'];
type LinkCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 366;
/** Maximum number of working links in a project. */
const MAX_LINKS = 200;

function toContract(
  call: LinkCall,
  link: ShareLink,
  { project, membership }: Member,
): Schemas['ShareLink'] {
  const { projectId, targets, tokenHash: _, passwordHash, createdById, ...fields } = link;
  return {
    ...fields,
    targets: targets.map((target) => ({
      ...target,
      title: targetOf(call.tenant, projectId, target)?.title ?? null,
    })),
    state: stateOf(link, call.now),
    hasPassword: passwordHash !== null,
    createdBy: personOf(call, createdById),
    permittedActions: shareLinkActions(membership, project, link),
  };
}

type OneLinkCall = LinkCall & { params: { projectId: string; shareLinkId: string } };

/** Returns the link and the caller's actions on it, or a refusal if the caller cannot see it. */
function linkFor(call: OneLinkCall) {
  const { projectId, shareLinkId } = call.params;
  const member = memberOf(call, projectId);
  const link = lookUp(call.tenant.state.shareLinks, shareLinkId);
  if (!member || link?.projectId !== projectId || !seesShareLink(member.membership, link))
    return refuse('NOT_FOUND');
  return { link, member, permitted: shareLinkActions(member.membership, member.project, link) };
}

/** Returns the link, or a refusal if the caller may not change it. */
function changeableLink(call: OneLinkCall) {
  const found = linkFor(call);
  if ('refused' in found) return found;
  const { link, member } = found;
  if (member.project.status === 'closed') return closedProject();
  return mayWithLink(member.membership, link)('update') ? found : refuse('FORBIDDEN');
}

const revoked = () =>
  refuse('WRONG_STATE', { detail: 'The link was revoked and cannot be changed.' });

const wrongExpiry = (expiresAt: string, now: number) => {
  const at = Date.parse(expiresAt);
  if (at <= now) return invalid('/expiresAt', 'future', 'must be in the future');
  const isFar = at > now + MAX_DAYS * DAY_MS;
  return isFar ? invalid('/expiresAt', 'maximum', 'must be at most a year away') : null;
};

/** Refuses targets that a link cannot have. */
function wrongTarget(
  { tenant }: LinkCall,
  { project: { id: projectId }, membership }: Member,
  targets: Schemas['ShareTarget'][],
) {
  for (const [i, target] of targets.entries()) {
    const pointer = `/targets/${i}`;
    const found = targetOf(tenant, projectId, target);
    const document = target.type === 'document' && lookUp(tenant.state.documents, target.id);
    const page = target.type === 'page' && lookUp(tenant.state.pages, target.id);
    const isHidden = page && !seesPage(membership, page);
    // What an access list hides or lets nobody save cannot be passed on.
    const isKept =
      document && !reaches(accessTo(tenant.state, membership, document).level, 'download');
    if (!found || isKept || isHidden)
      return invalid(`${pointer}/id`, 'unknown', 'must be of the project');
    if (!found.isPublic) {
      const detail = 'Private items cannot be shared. Make it public first.';
      return refuse('NOT_PUBLIC', { detail, errors: [{ pointer, code: 'public', detail }] });
    }
  }
  return null;
}

export const handlers = {
  listShareLinks(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const links = Object.values(call.tenant.state.shareLinks)
      .filter((link) => link.projectId === projectId && seesShareLink(member.membership, link))
      .filter(({ targets }) => targets.some((target) => matchesTarget(target, call.query)));
    const newestFirst = orderOf('-createdAt', ({ createdAt }: ShareLink) => createdAt);
    const page = sortedPage(links, newestFirst, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((link) => toContract(call, link, member));
    const mayCreate = mayShare(member.membership, member.project);
    const permittedActions: 'create'[] = mayCreate ? ['create'] : [];
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, permittedActions } };
  },

  async createShareLink(call) {
    const { tenant, body, now } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    if (!mayShare(member.membership, member.project)) return refuse('FORBIDDEN');
    const { shareLinkExpiryDays: days } = tenant.state.account;
    const expiresAt = body.expiresAt ?? new Date(now + days * DAY_MS).toISOString();
    const wrong =
      wrongExpiry(expiresAt, now) ??
      refusedOpenLink(tenant.state, '/password', body.password === undefined);
    if (wrong) return wrong;
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const refused = wrongTarget(call, member, body.targets);
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
    return { status: 201, body: { success: true, data: toContract(call, link, member), token } };
  },

  async updateShareLink(call) {
    const { tenant, body, now } = call;
    const { version, clear = [], password } = body;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const found = changeableLink(call);
    if ('refused' in found) return found;
    const { link, member } = found;
    if (link.version !== version) return staleVersion(link);
    if (link.revokedAt !== null) return revoked();
    const isOpened = clear.includes('password') && password === undefined;
    const wrong =
      (body.expiresAt === undefined ? null : wrongExpiry(body.expiresAt, now)) ??
      refusedOpenLink(tenant.state, '/clear', isOpened);
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
    return { status: 200, body: { success: true, data: toContract(call, link, member) } };
  },

  deleteShareLink(call) {
    const found = linkFor(call);
    if ('refused' in found) return found;
    if (found.member.project.status === 'closed') return closedProject();
    if (!found.permitted.includes('delete')) return refuse('FORBIDDEN');
    endVisits(call.tenant, found.link);
    delete call.tenant.state.shareLinks[found.link.id];
    return { status: 200, body: { success: true } };
  },

  revokeShareLink(call) {
    const found = linkFor(call);
    if ('refused' in found) return found;
    const { link, member } = found;
    if (!mayWithLink(member.membership, link)('revoke')) return refuse('FORBIDDEN');
    // Revoking a revoked link again changes nothing.
    if (link.revokedAt === null) revoke(link, call.now);
    return { status: 200, body: { success: true, data: toContract(call, link, member) } };
  },

  createShareLinkToken(call) {
    const found = changeableLink(call);
    if ('refused' in found) return found;
    const { link, member } = found;
    if (link.revokedAt !== null) return revoked();
    const token = newSecret();
    link.tokenHash = hashSecret(token);
    link.version += 1;
    endVisits(call.tenant, link);
    return { status: 201, body: { success: true, data: toContract(call, link, member), token } };
  },
} satisfies Handlers;
