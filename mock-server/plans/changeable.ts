import { refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { closedProject } from '../members/members.ts';
import type { LogCall } from '../members/viewer.ts';
import type { StoredPlanSet, StoredSheet } from '../state/plans.ts';
import { seenSet, seenSheet, setActions, sheetActions, sheetsOf } from './access.ts';

type Schemas = components['schemas'];

/** Returns a set that the caller may change now, or a refusal. */
export function changeableSet(
  call: LogCall,
  { projectId, planSetId }: { projectId: string; planSetId: string },
  action: Schemas['PlanSetAction'],
) {
  const found = seenSet(call, projectId, planSetId);
  if ('refused' in found) return found;
  const { set, member } = found;
  if (member.project.status === 'closed') return closedProject();
  const { state } = call.tenant;
  if (setActions(state, member, set).includes(action)) return found;
  // The role would permit it in another state of the set.
  const ready = { ...set, processing: { state: 'ready', progress: 1, error: null } } as const;
  const isState = mayEver(call, ready, member, action);
  return isState ? refuse('WRONG_STATE') : refuse('FORBIDDEN');
}

/** Whether the caller could do it with a set that has drafts only. */
function mayEver(
  call: LogCall,
  set: StoredPlanSet,
  member: Parameters<typeof setActions>[1],
  action: Schemas['PlanSetAction'],
): boolean {
  const { state } = call.tenant;
  const [sheet] = sheetsOf(state, set.id);
  const drafts: Record<string, StoredSheet> = sheet
    ? { [sheet.id]: { ...sheet, planStatus: 'draft', supersededById: null } }
    : { draft: { setId: set.id, planStatus: 'draft', supersededById: null } as StoredSheet };
  return setActions({ ...state, sheets: drafts, pins: {} }, member, set).includes(action);
}

/** Returns a sheet that the caller may change now, or a refusal. */
export function changeableSheet(
  call: LogCall,
  { projectId, sheetId }: { projectId: string; sheetId: string },
  action: Schemas['SheetAction'],
) {
  const found = seenSheet(call, projectId, sheetId);
  if ('refused' in found) return found;
  const { sheet, member } = found;
  if (member.project.status === 'closed') return closedProject();
  const { state } = call.tenant;
  return sheetActions(state, member, sheet).includes(action) ? found : refuse('FORBIDDEN');
}
