import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  logRecords,
  repeated,
  unknown,
} from '../../../core/consistency.ts';
import { plain } from '../../../core/lists/search.ts';
import type { TenantState } from '../../../core/state/model.ts';
import { fitsIn, type Location } from '../../../core/state/records/locations.ts';

/** Locations are inside of each other as in the contract, and records name those of their project. */
function* locationFaults(state: TenantState): Faults {
  const { locations, projects } = state;
  yield* keyFaults('location', locations);
  for (const { id, projectId, kind, parentId } of Object.values(locations)) {
    yield* unknown(id, projects, [projectId]);
    yield* unknown(id, locations, [parentId]);
    const parent = parentId === null ? undefined : locations[parentId];
    if (!fitsIn(kind, parent?.kind)) yield `${id} is a ${kind} in a ${parent?.kind}`;
    if (parent && parent.projectId !== projectId) yield `${id} is in another project`;
  }
  const all = Object.values(locations);
  const inSame = ({ projectId, parentId }: Location) => `${projectId} ${parentId}`;
  const nameOf = (location: Location) => `${inSame(location)} ${plain(location.name)}`;
  yield* repeated('locations', all, nameOf);
  yield* repeated('locations', all, (location) => `${inSame(location)} ${location.position}`);
  for (const { id, projectId, projectLocationId } of logRecords(state)) {
    yield* unknown(id, locations, [projectLocationId]);
    const location = projectLocationId === null ? undefined : locations[projectLocationId];
    if (location && location.projectId !== projectId) yield `${id} is in another project`;
  }
}

export const rules: readonly ConsistencyRule[] = [locationFaults];
