import type { AnyReply } from '../engine/call.ts';
import { isRefusal } from '../engine/problem.ts';
import type { OperationId } from '../engine/types.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { Call } from '../state/call.ts';
import { lookUp } from '../state/model.ts';
import { hashSecret } from '../state/secrets.ts';
import type { ShareLink } from '../state/sharing.ts';

/** A call whose operation is looked up by its name, so its parameters and its body have no types. */
export type AnyCall = Omit<Call<unknown>, 'params' | 'body'> & {
  params: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
};

type Part = Pick<
  ActivityEntry,
  'record' | 'changes' | 'reason' | 'actorKind' | 'actorId' | 'actorName'
> & {
  projectId: string | null;
};

/** An entry about a call that changes no record, or changes it in a way that its properties do not show. */
export interface Event {
  action: ActivityEntry['action'];
  module: ActivityEntry['module'];
  /** Whose act it is if nobody is signed in, found before the call. */
  by?(call: AnyCall): string | undefined;
  /** What is known only from the call. Null if nothing happened. */
  of?(call: AnyCall, reply: AnyReply): Partial<Part> | null;
}

const email = ({ body }: AnyCall) => String(body?.email ?? '').toLowerCase();

const withEmail = (call: AnyCall): string | undefined =>
  Object.values(call.tenant.state.users).find((user) => user.email === email(call))?.id;

/** A visitor of a link. The link is the record, too. */
function visitorOf(link: ShareLink | null | undefined): Partial<Part> | null {
  if (!link) return null;
  return {
    actorKind: 'visitor',
    actorName: 'Public link',
    projectId: link.projectId,
    record: { type: 'share_link', id: link.id, number: null, title: link.label },
  };
}

const linkOfVisit = (call: AnyCall) =>
  visitorOf(lookUp(call.tenant.state.shareLinks, call.visit().shareLinkId));

const fromLink: Event = { action: 'downloaded', module: 'share_links', of: linkOfVisit };

const exported = (module: Event['module']): Event => ({ action: 'exported', module });

/** What happens without a change that the table of kinds shows. Each is about a call that succeeds. */
export const events: Partial<Record<OperationId, Event>> = {
  login: {
    action: 'login',
    module: 'sign_in',
    by: withEmail,
  },
  logout: {
    action: 'logout',
    module: 'sign_in',
    by: ({ tenant: { state }, body }) =>
      state.sessions[state.refreshTokens[hashSecret(String(body?.refreshToken))]?.sessionId ?? '']
        ?.userId,
  },
  resetPassword: {
    action: 'password_changed',
    module: 'sign_in',
    by: ({ tenant, body }) => tenant.state.emailedTokens[hashSecret(String(body?.token))]?.userId,
  },
  deleteSession: { action: 'logout', module: 'profile' },
  deleteOtherSessions: { action: 'logout', module: 'profile' },
  updatePassword: { action: 'password_changed', module: 'profile' },
  openSeeAs: {
    action: 'seen_as',
    module: 'roles',
    of: (call, reply) => {
      const { data } = (reply as { body: { data: { user: { username: string } } } }).body;
      return {
        projectId: String(call.body?.projectId),
        changes: [{ field: 'seenAs', from: null, to: data.user.username }],
      };
    },
  },
  exportPunchItems: exported('punch_items'),
  exportRfis: exported('rfis'),
  exportSubmittals: exported('submittals'),
  exportBudget: {
    action: 'exported',
    module: 'budget',
    of: ({ params }) => ({
      record: { type: 'budget', id: String(params.projectId), number: null, title: 'Budget' },
    }),
  },
  exportCompanies: exported('companies'),
  exportActivity: exported('activity'),
  exportProfile: exported('profile'),
  importCompanies: {
    action: 'imported',
    module: 'companies',
    of: (_, reply) => {
      const { data } = (reply as { body: { data: { importedCount: number } } }).body;
      if (data.importedCount === 0) return null;
      return { changes: [{ field: 'companies', from: null, to: String(data.importedCount) }] };
    },
  },
  mergeCompanies: {
    action: 'merged',
    module: 'companies',
    of: ({ params, tenant }) => {
      const id = String(params.companyId);
      const title = lookUp(tenant.state.companies, id)?.name ?? '';
      return { record: { type: 'company', id, number: null, title } };
    },
  },
  downloadScans: { action: 'downloaded', module: 'scans' },
  downloadDocuments: { action: 'downloaded', module: 'documents' },
  downloadDocument: {
    action: 'downloaded',
    module: 'documents',
    of: ({ params, tenant }) => {
      const one = lookUp(tenant.state.documents, String(params.documentId));
      return one
        ? { record: { type: 'document', id: one.id, number: null, title: one.name } }
        : null;
    },
  },
  // The pages beside it make room, which is no news about them.
  updatePagePosition: {
    action: 'updated',
    module: 'pages',
    of: ({ params, tenant: { state } }) => {
      const page = lookUp(state.pages, String(params.pageId));
      if (!page) return null;
      const parent = page.parentId === null ? null : lookUp(state.pages, page.parentId);
      const place = [parent?.title, page.position + 1].filter(Boolean).join(', ');
      return {
        record: { type: 'page', id: page.id, number: null, title: page.title },
        changes: [{ field: 'place', from: null, to: place }],
      };
    },
  },
  createShareLinkToken: {
    action: 'shared',
    module: 'share_links',
    of: ({ params, tenant }) => {
      const link = lookUp(tenant.state.shareLinks, String(params.shareLinkId));
      if (!link) return null;
      return { record: { type: 'share_link', id: link.id, number: null, title: link.label } };
    },
  },
  openPublicLink: {
    action: 'viewed_public',
    module: 'share_links',
    of: ({ tenant, body }) => {
      const hash = hashSecret(String(body?.token));
      const links = Object.values(tenant.state.shareLinks);
      return visitorOf(links.find(({ tokenHash }) => tokenHash === hash));
    },
  },
  downloadPublicPhoto: fromLink,
  downloadPublicModel: fromLink,
  downloadPublicScan: fromLink,
  downloadPublicVideo: fromLink,
  downloadPublicDocument: fromLink,
};

/** Refused sign-ins are logged with the address that was typed. */
export const failures: Partial<Record<OperationId, Event>> = {
  login: {
    action: 'login_failed',
    module: 'sign_in',
    of: (call, reply) => ({
      actorKind: 'unknown',
      actorName: email(call),
      reason: isRefusal(reply) ? (call.problem(reply).detail ?? null) : null,
    }),
  },
};
