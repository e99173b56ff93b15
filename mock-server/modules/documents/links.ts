import { memberOf } from '../../core/members/members.ts';
import { type LogCall, type Viewer, viewerOf } from '../../core/members/viewer.ts';
import { photoActions, seesPhoto } from '../../core/permissions/media.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import { lookUp } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from '../records/allLogs.ts';
import { actionsOf, sees } from '../records/rights.ts';

type Schemas = components['schemas'];
type Link = StoredDocument['links'][number];

interface Linked {
  shown: Schemas['DocumentLink'];
  /** Whether the caller may link the record without the permission to change the document. */
  mayLink: boolean;
}

/** Returns a record or photo as a link shows it, or null if the caller cannot see it. */
export function linkedRecord(call: LogCall, viewer: Viewer, { type, id }: Link): Linked | null {
  if (type === 'photo') {
    const photo = lookUp(call.tenant.state.photos, id);
    const member = memberOf(call, viewer.project.id);
    if (!photo || !member || photo.projectId !== viewer.project.id) return null;
    if (!seesPhoto(member.membership, photo)) return null;
    const { membership, project } = member;
    const mayLink = photoActions(membership, project, photo, call.now).includes('update');
    return { shown: { type, id, number: null, title: photo.title }, mayLink };
  }
  const log = allLogs[type];
  const record = lookUp(log.records(call.tenant.state), id);
  if (record?.projectId !== viewer.project.id || !sees(log, viewer, record)) return null;
  const { number, title } = record;
  return {
    shown: { type, id, number, title },
    mayLink: actionsOf(log, viewer, record).includes('comment'),
  };
}

/** Returns the records and photos of a document that the caller sees. */
export function linksOf(call: LogCall, { projectId, links }: StoredDocument) {
  const viewer = links.length > 0 ? viewerOf(call, projectId) : null;
  if (!viewer) return [];
  return links.flatMap((link) => linkedRecord(call, viewer, link)?.shown ?? []);
}
