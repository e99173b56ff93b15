import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { seesPhoto } from '../../core/permissions/media.ts';
import { lookUp } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from './allLogs.ts';
import { seenRecord } from './rights.ts';

type Schemas = components['schemas'];
type Linked = Omit<Schemas['LinkedRecord'], 'type' | 'id'>;

function find(
  { tenant }: LogCall,
  viewer: Viewer,
  { type, id }: Schemas['MessageLink'],
): Linked | null {
  if (type === 'photo') {
    const photo = lookUp(tenant.state.photos, id);
    if (photo?.projectId !== viewer.project.id || !seesPhoto(viewer, photo)) return null;
    return { number: null, title: photo.title, status: photo.private ? 'private' : 'shared' };
  }
  if (type === 'scan') {
    const scan = lookUp(tenant.state.scans, id);
    if (scan?.projectId !== viewer.project.id) return null;
    return { number: null, title: scan.title, status: scan.visibility };
  }
  const record = seenRecord(allLogs[type], tenant.state, viewer, id);
  if (!record) return null;
  const { number, title, status } = record;
  return { number, title, status };
}

/** The linked records that the caller may see. */
export function linkedRecords(
  call: LogCall,
  viewer: Viewer,
  links: readonly Schemas['MessageLink'][],
): Schemas['LinkedRecord'][] {
  return links.flatMap(({ type, id }) => {
    const linked = find(call, viewer, { type, id });
    return linked ? [{ type, id, ...linked }] : [];
  });
}
