import type { components } from '../generated/contract.d.ts';
import { lookUp } from '../state/model.ts';
import type { LogCall, Viewer } from './viewer.ts';

type Schemas = components['schemas'];
type Find = (
  call: LogCall,
  viewer: Viewer,
  id: string,
) => Omit<Schemas['LinkedRecord'], 'type' | 'id'> | null;

const finders = new Map<Schemas['LinkType'], Find>();

/** Each log tells here how its records are found, so that a link can lead from any to any. */
export function linksTo(type: Schemas['LinkType'], find: Find): void {
  finders.set(type, find);
}

linksTo('scan', ({ tenant }, { project }, id) => {
  const scan = lookUp(tenant.state.scans, id);
  if (scan?.projectId !== project.id) return null;
  return { number: null, title: scan.title, status: scan.visibility };
});

/** The linked records that the caller may know of. */
export function linkedRecords(
  call: LogCall,
  viewer: Viewer,
  links: readonly Schemas['RecordLink'][],
): Schemas['LinkedRecord'][] {
  return links.flatMap(({ type, id }) => {
    const record = finders.get(type)?.(call, viewer, id);
    return record ? [{ type, id, ...record }] : [];
  });
}
