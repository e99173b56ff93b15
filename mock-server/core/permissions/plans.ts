import type { components } from '../../generated/contract.d.ts';
import { lookUp, type Member, type TenantState } from '../state/model.ts';
import type { StoredPlanSet, StoredSheet } from '../state/plans.ts';
import { isGranted, permittedActions } from './grants.ts';

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

/** Tells whether the member sees drafts, and with them the markup that others share. */
export const seesDrafts = ({ membership }: Member): boolean =>
  isGranted('plans', membership.role, 'view');

/** Tells whether the member uploaded the set. */
const isOwn = (state: TenantState, { membership }: Member, setId: string): boolean =>
  lookUp(state.planSets, setId)?.createdById === membership.userId;

/** Whether a sheet cannot go without a trace: it has pins, or is one of several revisions. */
const isInUse = ({ sheets, pins }: TenantState, { id, supersededById }: StoredSheet): boolean =>
  supersededById !== null ||
  Object.values(sheets).some((sheet) => sheet.supersededById === id) ||
  Object.values(pins).some(({ target }) => target.type === 'plan' && target.id === id);

const SET_ACTIONS: readonly string[] = ['update', 'publish', 'delete'];

/** What the member may do with a set, if the set is in the right state. */
export const setGrants = (
  state: TenantState,
  member: Member,
  { id }: StoredPlanSet,
): Schemas['PlanSetAction'][] =>
  permittedActions(
    'record',
    'plans',
    member.membership.role,
    member.project,
    (rule) => rule === 'own' && isOwn(state, member, id),
  ).filter((action): action is Schemas['PlanSetAction'] => SET_ACTIONS.includes(action));

/** What the member may do with a set now. */
export function setActions(
  state: TenantState,
  member: Member,
  set: StoredPlanSet,
): Schemas['PlanSetAction'][] {
  const sheets = sheetsOf(state, set.id);
  const isReady = set.processing.state === 'ready';
  return setGrants(state, member, set)
    .filter((action) => action !== 'delete' || !sheets.some((sheet) => isInUse(state, sheet)))
    .filter((action) => action !== 'publish' || (isReady && !sheets.every(isPublished)));
}

/** What the member may do with a sheet, if the sheet is in the right state. */
export const sheetGrants = (
  state: TenantState,
  member: Member,
  { setId }: StoredSheet,
): Schemas['SheetAction'][] =>
  permittedActions(
    'record',
    'plans',
    member.membership.role,
    member.project,
    (rule) => rule === 'own' && isOwn(state, member, setId),
  ).filter((action): action is Schemas['SheetAction'] => action !== 'delete');

/** What the member may do with a sheet now. */
export function sheetActions(
  state: TenantState,
  member: Member,
  sheet: StoredSheet,
): Schemas['SheetAction'][] {
  const { planStatus } = sheet;
  return sheetGrants(state, member, sheet)
    .filter((action) => action !== 'complete' || planStatus === 'active')
    .filter((action) => action !== 'reactivate' || planStatus === 'completed');
}
