import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  logRecords,
  unknown,
} from '../../../core/consistency.ts';
import type { TenantState } from '../../../core/state/model.ts';

/** The kind that contains each kind. */
const CONTAINER = { building: undefined, level: 'building', area: 'level', room: 'area' } as const;

/** Locations are inside of each other as in the contract, and records name those of their project. */
function* locationFaults(state: TenantState): Faults {
  const { locations, projects } = state;
  yield* keyFaults('location', locations);
  for (const { id, projectId, kind, parentId } of Object.values(locations)) {
    yield* unknown(id, projects, [projectId]);
    yield* unknown(id, locations, [parentId]);
    const parent = parentId === null ? undefined : locations[parentId];
    if (parent?.kind !== CONTAINER[kind]) yield `${id} is a ${kind} in a ${parent?.kind}`;
    if (parent && parent.projectId !== projectId) yield `${id} is in another project`;
  }
  for (const { id, projectId, projectLocationId } of logRecords(state)) {
    yield* unknown(id, locations, [projectLocationId]);
    const location = projectLocationId === null ? undefined : locations[projectLocationId];
    if (location && location.projectId !== projectId) yield `${id} is in another project`;
  }
}

export const rules: readonly ConsistencyRule[] = [locationFaults];
