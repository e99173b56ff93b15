import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import { lookUp, type TenantState } from '../state/model.ts';
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

/** Takes the links to something that is gone off all records; a record of a log is never gone for good. */
export function unlink({ punchItems, rfis, submittals }: TenantState, gone: Schemas['RecordLink']) {
  const isGone = ({ type, id }: Schemas['RecordLink']) => type === gone.type && id === gone.id;
  for (const records of [punchItems, rfis, submittals] as Record<string, LogRecord>[]) {
    for (const record of Object.values(records)) {
      if (!record.linked.some(isGone)) continue;
      // Another in its place: the seed's are shared by all tenants.
      records[record.id] = { ...record, linked: record.linked.filter((link) => !isGone(link)) };
    }
  }
}

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
