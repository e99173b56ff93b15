import type { components } from '../../generated/contract.d.ts';
import type { Membership, Project, SavedView } from '../state/model.ts';
import type { ShareLink } from '../state/sharing.ts';
import { isGranted, permits, permittedActions } from './grants.ts';

type Schemas = components['schemas'];

const isOwn =
  ({ userId }: Membership, { createdById }: { createdById: string }) =>
  (): boolean =>
    createdById === userId;

export const mayShare = ({ role }: Membership, project: Project): boolean =>
  permits('share-links', role, project, 'create');

export const seesShareLink = (membership: Membership, link: ShareLink): boolean =>
  isGranted('share-links', membership.role, 'view', isOwn(membership, link));

/** What the table of roles permits the member to do with a link, if it was not revoked. */
export const shareLinkGrants = (
  membership: Membership,
  project: Project,
  link: ShareLink,
): Schemas['ShareLinkAction'][] =>
  permittedActions('record', 'share-links', membership.role, project, isOwn(membership, link));

export const savedViewsActions = (
  { role }: Membership,
  project: Project,
): Schemas['SavedViewsAction'][] => permittedActions('list', 'saved-views', role, project);

type AnyView = Pick<SavedView, 'createdById' | 'shared'>;

const viewRules = (membership: Membership, view: AnyView) => (rule: 'own' | 'shared') =>
  rule === 'shared' ? view.shared : isOwn(membership, view)();

export const seesView = (membership: Membership, view: AnyView): boolean =>
  isGranted('saved-views', membership.role, 'view', viewRules(membership, view));

/** The caller's actions on a saved view of a list or a scene. */
export const viewActions = (
  membership: Membership,
  project: Project,
  view: AnyView,
): ('update' | 'delete')[] =>
  permittedActions('record', 'saved-views', membership.role, project, viewRules(membership, view));
