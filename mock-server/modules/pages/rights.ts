import type { LogCall } from '../../core/members/viewer.ts';
import { type ActionOf, isGranted, permits, type RuleOf } from '../../core/permissions/grants.ts';
import { idOf } from '../../core/permissions/roles.ts';
import type { Member, Membership, Project } from '../../core/state/model.ts';
import type { StoredPage, StoredPageComment } from '../../core/state/pages.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
export type PageAction = Schemas['PageAction'];
type Who = Pick<Membership, 'userId' | 'companyId' | 'role'>;

/** A page that the caller sees. */
export interface FoundPage {
  page: StoredPage;
  member: Member;
}

const LEVELS: readonly Schemas['PageLevel'][] = ['view', 'comment', 'edit'];

/** The actions that a grant of a page gives, by the level that it takes. */
const levelFor: Partial<Record<ActionOf<'pages'>, Schemas['PageLevel']>> = {
  view_restricted: 'view',
  comment: 'comment',
  edit: 'edit',
  sign: 'edit',
};

function isListed(
  { grants }: StoredPage,
  { userId, companyId, role }: Who,
  action: ActionOf<'pages'>,
) {
  const wanted = levelFor[action];
  if (!wanted) return false;
  const ids = { person: userId, company: companyId, role: idOf(role) };
  return grants.some(
    ({ kind, id, level }) => ids[kind] === id && LEVELS.indexOf(level) >= LEVELS.indexOf(wanted),
  );
}

const holdsFor =
  (page: StoredPage, who: Who, action: ActionOf<'pages'>) =>
  (rule: RuleOf<'pages'>): boolean => {
    const isOpen = page.access === 'project';
    const isOwn = page.createdById === who.userId;
    switch (rule) {
      case 'open':
        return isOpen;
      case 'own':
        return isOwn;
      case 'archived_own':
        return isOwn && page.archivedAt !== null;
      case 'listed':
        return isListed(page, who, action);
      default:
        return false;
    }
  };

/** Tells whether somebody sees a page. */
export function seesPage(who: Who, page: StoredPage): boolean {
  const may = (action: 'view' | 'view_draft' | 'view_restricted') =>
    isGranted('pages', who.role, action, holdsFor(page, who, action));
  if (may('view_restricted')) return true;
  return page.access === 'project' && may(page.status === 'draft' ? 'view_draft' : 'view');
}

/** Whether visitors may see a page: what hides it from some of the project hides it from them. */
export const isPublicPage = ({ access, status }: StoredPage): boolean =>
  access === 'project' && status !== 'draft';

/** Whether a page takes no changes any more. */
export const isLocked = ({ status, archivedAt }: StoredPage): boolean =>
  status === 'completed' || archivedAt !== null;

/** Whether the state of a page lets anybody do something with it. */
function isPossible(page: StoredPage, action: PageAction, userId: string): boolean {
  const { signature, countersignature, archivedAt, isTemplate } = page;
  switch (action) {
    case 'edit':
    case 'comment':
      return !isLocked(page);
    case 'sign':
      return !isLocked(page) && !isTemplate;
    case 'countersign':
      return signature !== null && countersignature === null && signature.byId !== userId;
    case 'delete':
      return archivedAt !== null && page.status !== 'completed';
    case 'share':
      return archivedAt === null && !isTemplate && isPublicPage(page);
    case 'distribute':
      return archivedAt === null && !isTemplate;
    default:
      return true;
  }
}

const ACTIONS: readonly PageAction[] = [
  ...(['edit', 'comment', 'manage', 'share', 'delete', 'sign'] as const),
  ...(['countersign', 'distribute', 'export'] as const),
];

const mayWith = (
  { page, member }: FoundPage,
  action: PageAction,
  project: Pick<Project, 'status'>,
) =>
  permits(
    'pages',
    member.membership.role,
    project,
    action,
    holdsFor(page, member.membership, action),
  );

/** What the caller may do with a page, if its state lets anybody. */
export const pageGrants = (found: FoundPage): PageAction[] =>
  ACTIONS.filter((action) => mayWith(found, action, found.member.project));

/** What the caller may do with a page now. */
export const pageActions = (found: FoundPage): PageAction[] =>
  pageGrants(found).filter((action) =>
    isPossible(found.page, action, found.member.membership.userId),
  );

/** Whether the caller may do something with a comment, whatever the state of its page. */
export function mayWithComment(
  { member }: FoundPage,
  { createdById }: StoredPageComment,
  action: Schemas['PageCommentAction'],
): boolean {
  const { role, userId } = member.membership;
  return permits('page-comments', role, member.project, action, () => createdById === userId);
}

/** What the caller may do with a comment now. Those of a page that takes no changes stay as they are. */
export const commentActions = (found: FoundPage, comment: StoredPageComment) =>
  isLocked(found.page)
    ? []
    : (['update', 'delete'] as const).filter((action) => mayWithComment(found, comment, action));

/** The page that the guard has found. */
export const foundIn = ({
  records: { page },
  member,
}: {
  records: { page: StoredPage };
  member: Member;
}): FoundPage => ({ page, member });

/** Somebody in the project as one who finds the page; null if they do not see it. */
export function readerOf(call: LogCall, page: StoredPage, userId: string): Membership | null {
  const membership = call.tenant.state.memberships.find(
    (candidate) => candidate.projectId === page.projectId && candidate.userId === userId,
  );
  return membership && seesPage(membership, page) ? membership : null;
}
