import type { MemberCall } from '../../core/access.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import { photoActions } from '../../core/permissions/media.ts';
import { isOverdue, todayIn } from '../../core/state/dates.ts';
import { fileUrl } from '../../core/state/files.ts';
import { lookUp } from '../../core/state/model.ts';
import type { Location } from '../../core/state/records/locations.ts';
import type { components } from '../../generated/contract.d.ts';
import { access } from '../photos/access.ts';
import { allLogs } from '../records/allLogs.ts';
import { actionsOf, seenRecord } from '../records/rights.ts';
import { update } from '../records/write/fields.ts';

type Schemas = components['schemas'];

/** A record or photo as a pin shows it. */
export interface PinnedRecord {
  shown: Omit<Schemas['PinnedRecord'], 'type' | 'id'>;
  mayPin: boolean;
  mayChange: boolean;
}

/** Returns the companies among these people and companies, and those of the people. */
function companiesOf(
  { tenant }: LogCall,
  projectId: string,
  ids: readonly string[],
): Schemas['PinnedCompany'][] {
  const { companies, memberships } = tenant.state;
  const employers = memberships
    .filter((membership) => membership.projectId === projectId && ids.includes(membership.userId))
    .map(({ companyId }) => companyId ?? '');
  return [...new Set([...ids, ...employers])].flatMap((id) => {
    const company = lookUp(companies, id);
    return company ? [{ id, name: company.name }] : [];
  });
}

function pinnedPhoto(call: MemberCall, id: string): PinnedRecord | null {
  const photo = access.photoId.find(call, id);
  if (!photo) return null;
  const { project, membership } = call.member;
  const mayChange = photoActions(membership, project, photo, call.now).includes('update');
  return {
    shown: {
      number: null,
      title: photo.title,
      status: null,
      discipline: null,
      companies: companiesOf(call, project.id, [photo.createdById]),
      dueDate: null,
      overdue: false,
      createdAt: photo.takenAt,
      thumbnailUrl: fileUrl(call, { kind: 'photo', id }, photo.thumbnailFileId),
    },
    mayPin: mayChange || isGranted('photos', membership.role, 'create'),
    mayChange,
  };
}

/** Gives a record without a location the one that is drawn around its pin, if the caller may change the record. */
export function locate(
  call: MemberCall,
  viewer: Viewer,
  { type, id }: Schemas['PinRecord'],
  location: Location,
): void {
  if (type === 'photo') return;
  const log = allLogs[type];
  const record = seenRecord(log, call.tenant.state, viewer, id);
  if (!record || record.projectLocationId !== null) return;
  if (!actionsOf(log, viewer, record).includes('update')) return;
  // A room is indoors.
  const isIndoors = location.kind === 'room' && record.location === null;
  update(
    log,
    call,
    { record, viewer },
    { projectLocationId: location.id, ...(isIndoors && { location: 'interior' }) },
  );
}

/** Returns what a pin shows, by the rules of its log or of photos, or null if the caller cannot see it. */
export function pinnedRecord(
  call: MemberCall,
  viewer: Viewer,
  { type, id }: Schemas['PinRecord'],
): PinnedRecord | null {
  if (type === 'photo') return pinnedPhoto(call, id);
  const log = allLogs[type];
  const record = seenRecord(log, call.tenant.state, viewer, id);
  if (!record) return null;
  const { number, title, status, discipline, dueDate, createdAt, assigneeIds } = record;
  const actions = actionsOf(log, viewer, record);
  const responsible = log
    .references(record)
    .flatMap((reference) => (reference.kind === 'company' && reference.id ? [reference.id] : []));
  return {
    shown: {
      number,
      title,
      status,
      discipline,
      companies: companiesOf(call, viewer.project.id, [...assigneeIds, ...responsible]),
      dueDate,
      overdue: isOverdue(record, todayIn(viewer.project, call.now)),
      createdAt,
      thumbnailUrl: null,
    },
    // Like a comment, a pin adds to a record and changes nothing in it.
    mayPin: actions.includes('comment'),
    mayChange: actions.includes('update'),
  };
}
