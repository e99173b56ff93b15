import type { components } from '../generated/contract.d.ts';
import type { Membership, Project, SavedView } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import { isGranted, permittedActions } from './grants.ts';
import { grants as viewGrants } from './table/saved-views.ts';
import { type ShareLinkAction, grants as shareLinkGrants } from './table/share-links.ts';

type SavedViewsAction = components['schemas']['SavedViewsAction'];

export const mayShare = ({ role }: Membership): boolean =>
  isGranted(shareLinkGrants, role, 'create');

/** Whether the table of roles grants an action on a link, in any state of the link and the project. */
export const mayWithLink =
  ({ role, userId }: Membership, link: ShareLink) =>
  (action: ShareLinkAction | 'view'): boolean =>
    isGranted(shareLinkGrants, role, action, () => link.createdById === userId);

export const seesShareLink = (membership: Membership, link: ShareLink): boolean =>
  mayWithLink(membership, link)('view');

/** The actions that the state of a link allows. Links of a closed project can still be revoked and deleted. */
function possibleActions({ status }: Project, { revokedAt }: ShareLink): ShareLinkAction[] {
  if (revokedAt !== null) return status === 'closed' ? [] : ['delete'];
  return status === 'closed' ? ['revoke'] : ['update', 'revoke', 'delete'];
}

export const shareLinkActions = (
  membership: Membership,
  project: Project,
  link: ShareLink,
): ShareLinkAction[] => possibleActions(project, link).filter(mayWithLink(membership, link));

export const savedViewsActions = ({ role }: Membership, { status }: Project): SavedViewsAction[] =>
  status === 'closed'
    ? []
    : permittedActions(viewGrants, role, { status }, ['create', 'share'] as const);

/** The caller's actions on a saved view of a list or a scene. */
export function viewActions(
  { role, userId }: Membership,
  { status }: Project,
  view: Pick<SavedView, 'createdById' | 'shared'>,
): ('update' | 'delete')[] {
  const rules = { own: view.createdById === userId, shared: view.shared };
  return permittedActions(
    viewGrants,
    role,
    { status },
    ['update', 'delete'] as const,
    (rule) => rules[rule],
  );
}
