import { partyOf, personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import { daysSince, isOverdue, todayIn } from '../../core/state/dates.ts';
import { fileUrl } from '../../core/state/files.ts';
import type { LogRecord, StoredAttachment } from '../../core/state/records/logs.ts';
import type { FileHolder } from '../../core/state/sessions/grants.ts';
import type { components } from '../../generated/contract.d.ts';
import { historyOf, undoOf } from './history.ts';
import { linkedRecords } from './links.ts';
import { locationOf } from './locations.ts';
import type { AnyLog } from './log.ts';
import { actionsOf } from './rights.ts';

type Schemas = components['schemas'];

/** The common part of a record's row. */
export function rowOf<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  record: R,
): Schemas['LogRow'] {
  const { tenant, now } = call;
  const party = (id: string) => partyOf(call, record.projectId, id);
  const ballInCourt = log.court(record).map(party);
  return {
    id: record.id,
    projectId: record.projectId,
    number: record.number,
    title: record.title,
    priority: record.priority,
    discipline: record.discipline,
    category: record.category,
    location: record.location,
    projectLocation: locationOf(tenant, record.projectLocationId),
    locationDetail: record.locationDetail,
    private: record.private,
    createdBy: personOf(call, record.createdById),
    manager: personOf(call, record.managerId),
    assignees: record.assigneeIds.map(party),
    ballInCourt,
    daysInCourt: ballInCourt.length > 0 ? daysSince(record.courtSince, now) : 0,
    dueDate: record.dueDate,
    overdue: isOverdue(record, todayIn(viewer.project, now)),
    watching: record.watchedByIds?.includes(viewer.userId) ?? false,
    commentCount: readable(viewer, record).length,
    attachmentCount: filesFor(log, viewer, record).length,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    version: record.version,
  };
}

/** The files of a record that the viewer may see. */
export const filesFor = <R extends LogRecord>(
  log: AnyLog<R>,
  viewer: Viewer,
  record: R,
): StoredAttachment[] =>
  record.attachments.filter((file) => log.showsFile?.(viewer, record, file) ?? true);

/** Returns the comments that a viewer reads: only the leading company reads internal ones. */
export const readable = ({ role, leads }: Viewer, { comments }: Pick<LogRecord, 'comments'>) =>
  isGranted('comments', role, 'view_internal', () => leads)
    ? comments
    : comments.filter(({ visibility }) => visibility === 'everyone');

/** The common part of a record's detail, besides its row. */
export function detailOf<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  record: R,
): Schemas['LogDetail'] {
  const person = (id: string) => personOf(call, id);
  const actions = actionsOf(log, viewer, record);
  return {
    description: record.description,
    submitted: record.submitted,
    updatedBy: person(record.updatedById),
    watchers: record.watcherIds.map(person),
    linked: linkedRecords(call, viewer, record.linked),
    comments: readable(viewer, record).map(({ mentionIds, createdById, ...comment }) => ({
      ...comment,
      mentions: mentionIds.map(person),
      createdBy: person(createdById),
    })),
    attachments: filesFor(log, viewer, record).map((attachment) => ({
      ...attachmentOf(call, { kind: log.type, id: record.id }, attachment),
      permittedActions:
        mayRemove(actions, viewer, attachment) && !isNeeded(log, record, attachment)
          ? ['remove']
          : [],
    })),
    history: historyOf(call.tenant, record).map(
      ({ id, at, actorId, action, changes, reason, edit }) => ({
        id,
        at,
        actor: person(actorId ?? ''),
        action,
        changes,
        reason,
        undo: edit && actions.includes('update') ? undoOf(record, edit) : null,
      }),
    ),
    reopenCount: record.reopenCount,
    closedAt: record.closedAt,
    closedBy: record.closedById === null ? null : person(record.closedById),
  };
}

/** The files of an answer that the record still has and the viewer may see. */
export const filesOf = (
  { attachmentIds }: { attachmentIds: readonly string[] },
  { attachments }: Pick<Schemas['LogDetail'], 'attachments'>,
): string[] => attachmentIds.filter((id) => attachments.some((file) => file.id === id));

export function attachmentOf(
  call: LogCall,
  holder: FileHolder,
  { fileId, createdById, forReview, ...attachment }: StoredAttachment,
): Omit<Schemas['Attachment'], 'permittedActions'> {
  const url = fileUrl(call, holder, fileId);
  return {
    ...attachment,
    purpose: forReview ? 'review' : 'record',
    url,
    thumbnailUrl: attachment.mime.startsWith('image/') ? url : null,
    createdBy: personOf(call, createdById),
  };
}

/** Editors of the record may remove its files. Others may remove their own. */
export const mayRemove = (
  actions: readonly string[],
  { userId, role }: Viewer,
  { createdById }: StoredAttachment,
): boolean =>
  isGranted('attachments', role, 'remove', (rule) =>
    rule === 'own'
      ? actions.includes('attach') && createdById === userId
      : actions.includes('update'),
  );

/** Whether the record's status requires this file, such as the last file of a review. */
export function isNeeded<R extends LogRecord>(
  log: AnyLog<R>,
  record: R,
  { id }: StoredAttachment,
): boolean {
  if (record.status === 'draft' || record.status === 'closed') return false;
  const attachments = record.attachments.filter((attachment) => attachment.id !== id);
  return log.needed({ ...record, attachments }).length > log.needed(record).length;
}
