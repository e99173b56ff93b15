import type { components } from '../generated/contract.d.ts';
import type { Membership, Project, ProjectRole, SavedView, Scan, Tour } from './model.ts';

type ScanAction = components['schemas']['ScanAction'];
type TourAction = components['schemas']['TourAction'];
type ProjectAction = components['schemas']['ProjectAction'];
type SavedViewsAction = components['schemas']['SavedViewsAction'];

const EVERYTHING: ScanAction[] = ['update', 'delete', 'download', 'make_private', 'make_public'];
const LEADER: ProjectAction[] = [
  'create_scan',
  'create_tour',
  'create_punch_item',
  'export_punch_items',
  'create_rfi',
  'export_rfis',
  'create_submittal',
  'export_submittals',
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
  ],
  design_reviewer: ['create_punch_item', 'create_rfi'],
  subcontractor: ['create_punch_item', 'create_rfi', 'create_submittal'],
  owner: ['create_punch_item'],
  viewer: [],
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

/** What is left in a closed project: taking away what is there. */
const READS = /^export_|^download$/;

export function projectActions({ role }: Membership, { status }: Project): ProjectAction[] {
  const actions = PROJECT_ACTIONS[role];
  return status === 'closed' ? actions.filter((action) => READS.test(action)) : actions;
}

export const mayExport = (role: ProjectRole, action: ProjectAction): boolean =>
  PROJECT_ACTIONS[role].includes(action);

export function scanActions(
  { role, userId }: Membership,
  { status }: Project,
  scan: Scan,
): ScanAction[] {
  const { any, own } = SCAN_ACTIONS[role];
  const actions = own && scan.createdById === userId ? own : any;
  return status === 'closed' ? actions.filter((action) => READS.test(action)) : actions;
}

const TOUR_EVERYTHING: TourAction[] = ['update', 'delete', 'publish', 'change_visibility'];

/** Who leads has all tours, who walks the site has his own. */
export function tourActions(
  { role, userId }: Membership,
  { status }: Project,
  tour: Tour,
): TourAction[] {
  if (status === 'closed') return [];
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

export const mayDeleteView = ({ role, userId }: Membership, view: SavedView): boolean =>
  view.createdById === userId || (view.shared && KEEPERS.includes(role));
