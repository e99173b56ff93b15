import { refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { type Member, memberOf } from '../members/members.ts';
import type { LogCall } from '../members/viewer.ts';
import { isGranted, permittedActions } from '../permissions/grants.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import type { StoredPlanSet, StoredSheet } from '../state/plans.ts';

type Schemas = components['schemas'];

export const sheetsOf = ({ sheets }: TenantState, setId: string): StoredSheet[] =>
  Object.values(sheets)
    .filter((sheet) => sheet.setId === setId)
    .sort((a, b) => a.page - b.page);

const isPublished = ({ planStatus }: StoredSheet) => planStatus !== 'draft';

export const seesSet = (state: TenantState, { membership }: Member, set: StoredPlanSet): boolean =>
  isGranted(
    'plans',
    membership.role,
    'view',
    (rule) => rule === 'published' && sheetsOf(state, set.id).some(isPublished),
  );

export const seesSheet = ({ membership }: Member, sheet: StoredSheet): boolean =>
  isGranted('plans', membership.role, 'view', (rule) => rule === 'published' && isPublished(sheet));

/** Whether the member sees drafts, and with them the markup that others share. */
export const seesDrafts = ({ membership }: Member): boolean =>
  isGranted('plans', membership.role, 'view');

/** Whether the member uploaded the set. */
const isOwn = (state: TenantState, { membership }: Member, setId: string): boolean =>
  lookUp(state.planSets, setId)?.createdById === membership.userId;

/** Whether a sheet cannot go without a trace: it has pins, or is one of several revisions. */
const isInUse = ({ sheets, pins }: TenantState, { id, supersededById }: StoredSheet): boolean =>
  supersededById !== null ||
  Object.values(sheets).some((one) => one.supersededById === id) ||
  Object.values(pins).some(({ target }) => target.type === 'plan' && target.id === id);

const SET_ACTIONS: readonly string[] = ['update', 'publish', 'delete'];

/** What the member may do with a set now. */
export function setActions(
  state: TenantState,
  member: Member,
  set: StoredPlanSet,
): Schemas['PlanSetAction'][] {
  const sheets = sheetsOf(state, set.id);
  const isReady = set.processing.state === 'ready';
  return permittedActions('record', 'plans', member.membership.role, member.project, (rule) =>
    rule === 'own' ? isOwn(state, member, set.id) : sheets.some(isPublished),
  )
    .filter((action): action is Schemas['PlanSetAction'] => SET_ACTIONS.includes(action))
    .filter((action) => action !== 'delete' || !sheets.some((sheet) => isInUse(state, sheet)))
    .filter((action) => action !== 'publish' || (isReady && !sheets.every(isPublished)));
}

/** What the member may do with a sheet now. */
export function sheetActions(
  state: TenantState,
  member: Member,
  sheet: StoredSheet,
): Schemas['SheetAction'][] {
  const { planStatus, setId } = sheet;
  return permittedActions('record', 'plans', member.membership.role, member.project, (rule) =>
    rule === 'own' ? isOwn(state, member, setId) : isPublished(sheet),
  )
    .filter((action): action is Schemas['SheetAction'] => action !== 'delete')
    .filter((action) => action !== 'complete' || planStatus === 'active')
    .filter((action) => action !== 'reactivate' || planStatus === 'completed');
}

/** Returns a set that the caller sees, or a refusal. */
export function seenSet(call: LogCall, projectId: string, id: string) {
  const member = memberOf(call, projectId);
  if (!member) return refuse('NOT_FOUND');
  const { state } = call.tenant;
  const set = lookUp(state.planSets, id);
  return set?.projectId === projectId && seesSet(state, member, set)
    ? { set, member }
    : refuse('NOT_FOUND');
}

/** Returns a sheet that the caller sees, or a refusal. */
export function seenSheet(call: LogCall, projectId: string, id: string) {
  const member = memberOf(call, projectId);
  if (!member) return refuse('NOT_FOUND');
  const sheet = lookUp(call.tenant.state.sheets, id);
  return sheet?.projectId === projectId && seesSheet(member, sheet)
    ? { sheet, member }
    : refuse('NOT_FOUND');
}
