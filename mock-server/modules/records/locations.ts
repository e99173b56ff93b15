import { lookUp } from '../../core/state/model.ts';
import type { Location } from '../../core/state/records/locations.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

/** Returns the names of a location and of those that contain it, from the building. */
function pathOf(tenant: Tenant, { name, parentId }: Location): string[] {
  const parent = parentId === null ? undefined : lookUp(tenant.state.locations, parentId);
  return [...(parent ? pathOf(tenant, parent) : []), name];
}

function isArchived(tenant: Tenant, { archived, parentId }: Location): boolean {
  const parent = parentId === null ? undefined : lookUp(tenant.state.locations, parentId);
  return archived || (parent !== undefined && isArchived(tenant, parent));
}

/** The location of a record. A location that was deleted is none. */
export function locationOf(tenant: Tenant, id: string | null): Schemas['RecordLocation'] | null {
  const location = id === null ? undefined : lookUp(tenant.state.locations, id);
  return location
    ? { id: location.id, path: pathOf(tenant, location), archived: isArchived(tenant, location) }
    : null;
}

/** Tells whether a record of a project can get a location. */
export function isOffered(tenant: Tenant, projectId: string, id: string): boolean {
  const location = lookUp(tenant.state.locations, id);
  return location?.projectId === projectId && !isArchived(tenant, location);
}

/** Returns a test for records in one of the locations, or in a location that one of them contains. */
export function isWithin(tenant: Tenant, ids: readonly string[] | undefined) {
  if (ids === undefined) return () => true;
  const within = (id: string | null): boolean =>
    id !== null &&
    (ids.includes(id) || within(lookUp(tenant.state.locations, id)?.parentId ?? null));
  return within;
}
