import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import type { TenantState } from '../../core/state/model.ts';
import { sameKey } from './numbers.ts';

/** Sheets are of sets of their project, and a number has one current sheet. */
function* planFaults({ planSets, sheets, sheetMarkups, users }: TenantState): Faults {
  yield* keyFaults('plan set', planSets);
  yield* keyFaults('sheet', sheets);
  yield* keyFaults('sheet markup', sheetMarkups);
  for (const { id, createdById } of Object.values(planSets)) {
    yield* unknown(`plan set ${id}`, users, [createdById]);
  }
  for (const { id, projectId, setId, supersededById } of Object.values(sheets)) {
    yield* unknown(`sheet ${id}`, planSets, [setId]);
    yield* unknown(`sheet ${id}`, sheets, [supersededById]);
    if (planSets[setId]?.projectId !== projectId) yield `sheet ${id} is of another project`;
  }
  const active = Object.values(sheets).filter(({ planStatus }) => planStatus === 'active');
  yield* repeated(
    'the current sheets',
    active,
    ({ projectId, number }) => `${projectId} ${sameKey(number)}`,
  );
  const markups = Object.values(sheetMarkups);
  yield* unknown(
    'sheet markup',
    sheets,
    markups.map(({ sheetId }) => sheetId),
  );
  yield* repeated(
    'sheet markup',
    markups,
    ({ sheetId, createdById }) => `${sheetId} ${createdById}`,
  );
}

export const rules: readonly ConsistencyRule[] = [planFaults];
