import { budgetSlices, seesOfBudget, seesViewsOf } from '../budget/visible.ts';
import { sees as seesLogRecord } from '../logs/access.ts';
import { allLogs } from '../logs/allLogs.ts';
import type { Member } from '../members/members.ts';
import { seesPage } from '../pages/access.ts';
import { isGrantedInAccount } from '../permissions/account.ts';
import { type Module, permits, rulesOf } from '../permissions/grants.ts';
import { seesPhoto } from '../permissions/media.ts';
import { seesTour } from '../permissions/models.ts';
import { sees as seesModule } from '../permissions/projects.ts';
import { seesShareLink, seesView } from '../permissions/sharing.ts';
import { seesSet, seesSheet } from '../plans/access.ts';
import type { Company } from '../state/companies.ts';
import type { LogRecord } from '../state/logs.ts';
import type { Photo } from '../state/media.ts';
import { lookUp, type SavedView, type TenantState, type Tour } from '../state/model.ts';
import type { StoredPage } from '../state/pages.ts';
import type { StoredPlanSet, StoredSheet } from '../state/plans.ts';
import { isUsed } from '../state/projectModules.ts';
import type { ShareLink, StoredPin } from '../state/sharing.ts';
import type { Seer } from './seer.ts';

type Row = object;
/** Whether a member of the project of a record sees it. Deleted records count as if they were there. */
type InProject = (row: Row, member: Member, seer: Seer) => boolean;
type InAccount = (row: Row, seer: Seer, id: string) => boolean;

/** The stored records of each kind that events name. */
export const slices: Readonly<Record<string, (state: TenantState) => Record<string, Row>>> = {
  punch_item: (state) => state.punchItems,
  rfi: (state) => state.rfis,
  submittal: (state) => state.submittals,
  scan: (state) => state.scans,
  model: (state) => state.models,
  tour: (state) => state.tours,
  photo: (state) => state.photos,
  album: (state) => state.albums,
  video: (state) => state.videos,
  field_cam: (state) => state.fieldCams,
  document: (state) => state.documents,
  plan_set: (state) => state.planSets,
  sheet: (state) => state.sheets,
  page: (state) => state.pages,
  ...budgetSlices,
  pin: (state) => state.pins,
  scene_view: (state) => state.sceneViews,
  saved_view: (state) => state.savedViews,
  share_link: (state) => state.shareLinks,
  invitation: (state) => state.invitations,
  distribution_group: (state) => state.distributionGroups,
  company: (state) => state.companies,
  role: (state) => state.roles,
  template: (state) => state.templates,
  project: (state) => state.projects,
};

/** Whether the role sees anything of a module, and the project uses it. */
const usesModule = (module: Module, { membership, project }: Member): boolean =>
  isUsed(project, module) && rulesOf(module, 'view', membership.role).length > 0;

const always = () => true;
const ofModule =
  (module: Module, sees: InProject = always): InProject =>
  (row, member, seer) =>
    usesModule(module, member) && sees(row, member, seer);

const ofLog =
  (type: keyof typeof allLogs, module: Module): InProject =>
  (row, { project }, seer) => {
    const viewer = seer.viewer(project.id);
    if (!viewer || !isUsed(project, module)) return false;
    return seesLogRecord(allLogs[type], viewer, { ...(row as LogRecord), deletedAt: null });
  };

const pinTargets = {
  scan: 'scan',
  model: 'model',
  tour: 'tour',
  photo: 'photo',
  video: 'video',
  plan: 'sheet',
  cam: 'field_cam',
} as const;

/** A pin is seen by those who see both its record and what it is on. */
const seesPin: InProject = (row, member, seer) => {
  const { record, target } = row as StoredPin;
  return [
    [record.type, record.id],
    [pinTargets[target.type], target.id],
  ].every(([type = '', id = '']) => {
    const found = slices[type]?.(seer.call.tenant.state);
    const other = found && lookUp(found, id);
    return other !== undefined && inProject[type]?.(other, member, seer) === true;
  });
};

const ofBudget =
  (type: string): InProject =>
  (row, member, { call }) =>
    isUsed(member.project, 'budget') && seesOfBudget(call.tenant.state, member, type, row);

const inProject: Readonly<Record<string, InProject>> = {
  punch_item: ofLog('punch_item', 'punch-items'),
  rfi: ofLog('rfi', 'rfis'),
  submittal: ofLog('submittal', 'submittals'),
  scan: ofModule('scans'),
  model: ofModule('models'),
  tour: ofModule('tours', (row, { membership }) => seesTour(membership, row as Tour)),
  photo: ofModule('photos', (row, { membership }) => seesPhoto(membership, row as Photo)),
  album: ofModule('photos'),
  video: ofModule('videos'),
  field_cam: (_, { project, membership }) =>
    isUsed(project, 'field-cams') && seesModule(membership.role, 'field_cams'),
  document: (_, { project, membership }) =>
    isUsed(project, 'documents') && seesModule(membership.role, 'documents'),
  plan_set: (row, member, { call }) =>
    isUsed(member.project, 'plans') && seesSet(call.tenant.state, member, row as StoredPlanSet),
  sheet: (row, member) => isUsed(member.project, 'plans') && seesSheet(member, row as StoredSheet),
  page: (row, { project, membership }) =>
    isUsed(project, 'pages') && seesPage(membership, row as StoredPage),
  pin: seesPin,
  scene_view: (row, { membership }) => seesView(membership, row as SavedView),
  budget: ofBudget('budget'),
  commitment: ofBudget('commitment'),
  change_event: ofBudget('change_event'),
  change_order: ofBudget('change_order'),
  invoice: ofBudget('invoice'),
  direct_cost: ofBudget('direct_cost'),
  saved_view: (row, member, { call }) =>
    seesView(member.membership, row as SavedView) &&
    seesViewsOf(call.tenant.state, member, (row as SavedView).log),
  share_link: (row, { membership }) => seesShareLink(membership, row as ShareLink),
  member: always,
  invitation: (_, { membership, project }) => permits('team', membership.role, project, 'invite'),
  distribution_group: always,
  project: always,
};

const inAccount: Readonly<Record<string, InAccount>> = {
  account: always,
  company: (row, seer) =>
    isGrantedInAccount('companies', seer.accountRoles(), 'view') ||
    (row as Company).projectIds.some((id) => seer.member(id) !== null),
  role: (_, seer) => isGrantedInAccount('roles', seer.accountRoles(), 'view'),
  template: (_, seer) => isGrantedInAccount('templates', seer.accountRoles(), 'view'),
  // The name and the picture of a person, which everybody sees who works with them.
  member: (_, seer, id) =>
    id === seer.userId ||
    isGrantedInAccount('members', seer.accountRoles(), 'view') ||
    seer.call.tenant.state.memberships.some(
      ({ userId, projectId }) => userId === id && seer.member(projectId) !== null,
    ),
};

export interface About {
  projectId: string | null;
  type: string;
  id: string;
  row: Row;
}

/** Whether a receiver may know that a record exists. Unknown kinds are seen by nobody. */
export function seesRecord(seer: Seer, { projectId, type, id, row }: About): boolean {
  if (projectId === null) return inAccount[type]?.(row, seer, id) ?? false;
  const member = seer.member(projectId);
  return member !== null && (inProject[type]?.(row, member, seer) ?? false);
}

/** Whether a receiver is a member of the project, or administers it. */
export const isIn = (seer: Seer, projectId: string): boolean => seer.member(projectId) !== null;
