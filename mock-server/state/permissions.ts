import type { components } from '../generated/contract.d.ts';
import type { Membership, Model, Project, ProjectRole, SavedView, Scan, Tour } from './model.ts';
import type { ShareLink } from './sharing.ts';

type ScanAction = components['schemas']['ScanAction'];
type ModelAction = components['schemas']['ModelAction'];
type TourAction = components['schemas']['TourAction'];
type ProjectAction = components['schemas']['ProjectAction'];
type ShareLinkAction = components['schemas']['ShareLinkAction'];
type SavedViewsAction = components['schemas']['SavedViewsAction'];

const EVERYTHING: ScanAction[] = [
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'share',
];
const ANYTHING: ModelAction[] = [
  'update',
  'delete',
  'download',
  'make_private',
  'make_public',
  'add_version',
  'share',
];
const LEADER: ProjectAction[] = [
  'create_scan',
  'create_model',
  'create_tour',
  'create_punch_item',
  'export_punch_items',
  'create_rfi',
  'export_rfis',
  'create_submittal',
  'export_submittals',
  'create_photo',
  'create_album',
  'create_video',
  'create_field_cam',
  'view_field_cams',
];

/** What a role may do in a project. */
const PROJECT_ACTIONS: Record<ProjectRole, ProjectAction[]> = {
  project_admin: LEADER,
  project_manager: LEADER,
  superintendent: [
    'create_scan',
    'create_tour',
    'create_punch_item',
    'export_punch_items',
    'create_rfi',
    'create_photo',
    'create_album',
    'create_video',
    'view_field_cams',
  ],
  design_reviewer: ['create_model', 'create_punch_item', 'create_rfi', 'view_field_cams'],
  subcontractor: [
    'create_punch_item',
    'create_rfi',
    'create_submittal',
    'create_photo',
    'create_video',
  ],
  owner: ['create_punch_item', 'create_photo', 'create_video', 'view_field_cams'],
  viewer: ['view_field_cams'],
};

/** What a role may do with a scan, and what more with one's own. */
const SCAN_ACTIONS: Record<ProjectRole, { any: ScanAction[]; own?: ScanAction[] }> = {
  project_admin: { any: EVERYTHING },
  project_manager: { any: EVERYTHING },
  superintendent: { any: ['download'], own: ['update', 'download'] },
  design_reviewer: { any: ['download'] },
  subcontractor: { any: ['download'] },
  owner: { any: ['download'] },
  viewer: { any: [] },
};

/** The same for a model: those who design upload it, those who build download it. */
const MODEL_ACTIONS: Record<ProjectRole, { any: ModelAction[]; own?: ModelAction[] }> = {
  project_admin: { any: ANYTHING },
  project_manager: { any: ANYTHING },
  superintendent: { any: ['download'] },
  design_reviewer: { any: ['download'], own: ['update', 'download', 'add_version'] },
  subcontractor: { any: ['download'] },
  owner: { any: ['download'] },
  viewer: { any: [] },
};

/** What is left in a closed project: looking at what is there, taking it away, and ending links to it. */
const READS = /^export_|^view_|^download$|^share$/;

export function projectActions({ role }: Membership, { status }: Project): ProjectAction[] {
  const actions = PROJECT_ACTIONS[role];
  return status === 'closed' ? actions.filter((action) => READS.test(action)) : actions;
}

export const mayExport = (role: ProjectRole, action: ProjectAction): boolean =>
  PROJECT_ACTIONS[role].includes(action);

/** What a role may do with a record, of which more may be permitted with one's own. */
function actionsOf<Action extends string>(
  roles: Record<ProjectRole, { any: Action[]; own?: Action[] }>,
  { role, userId }: Membership,
  { status }: Project,
  { createdById }: { createdById: string },
): Action[] {
  const { any, own } = roles[role];
  const actions = own && createdById === userId ? own : any;
  return status === 'closed' ? actions.filter((action) => READS.test(action)) : actions;
}

export const scanActions = (member: Membership, project: Project, scan: Scan): ScanAction[] =>
  actionsOf(SCAN_ACTIONS, member, project, scan);

export const modelActions = (member: Membership, project: Project, model: Model): ModelAction[] =>
  actionsOf(MODEL_ACTIONS, member, project, model);
/** Who may share with people outside of the project. */
const PUBLISHERS: readonly ProjectRole[] = ['project_admin', 'project_manager'];

export const mayPublish = ({ role }: Membership): boolean => PUBLISHERS.includes(role);

/** Who has lost the role that shares may still end what he has shared. */
export function shareLinkActions(
  membership: Membership,
  { status }: Project,
  link: ShareLink,
): ShareLinkAction[] {
  const publishes = mayPublish(membership);
  if (!publishes && link.createdById !== membership.userId) return [];
  const isOver = link.revokedAt !== null;
  if (status === 'closed') return isOver ? [] : ['revoke'];
  if (isOver) return ['delete'];
  return publishes ? ['update', 'revoke', 'delete'] : ['revoke', 'delete'];
}

const TOUR_EVERYTHING: TourAction[] = ['update', 'delete', 'publish', 'change_visibility', 'share'];

/** Who leads has all tours, who walks the site has his own. */
export function tourActions(
  { role, userId }: Membership,
  { status }: Project,
  tour: Tour,
): TourAction[] {
  if (status === 'closed') return KEEPERS.includes(role) ? ['share'] : [];
  if (KEEPERS.includes(role)) return TOUR_EVERYTHING;
  const isOwn = role === 'superintendent' && tour.createdById === userId;
  return isOwn ? ['update', 'delete'] : [];
}

/** Who may put views before everybody's eyes. */
const SHARERS: readonly ProjectRole[] = ['project_admin', 'project_manager', 'superintendent'];
/** Who may take away what others have shared. */
const KEEPERS: readonly ProjectRole[] = ['project_admin', 'project_manager'];

export function savedViewsActions({ role }: Membership, { status }: Project): SavedViewsAction[] {
  if (status === 'closed') return [];
  return SHARERS.includes(role) ? ['create', 'share'] : ['create'];
}

export const mayDeleteView = (
  { role, userId }: Membership,
  view: Pick<SavedView, 'createdById' | 'shared'>,
): boolean => view.createdById === userId || (view.shared && KEEPERS.includes(role));
