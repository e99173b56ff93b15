import { isMember } from '../../../core/members/people.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import { newId } from '../../../core/state/secrets.ts';
import type { Refusal } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { type Note, note } from '../history.ts';
import type { AnyLog } from '../log.ts';
import { type Found, incomplete, momentOf } from './write.ts';

type NewComment = components['schemas']['AddCommentRequest'];

/** Adds to a record without a new version, because additions overwrite nothing. */
export function extend<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { record, viewer }: Found<R>,
  additions: Partial<LogRecord>,
  entry: Note,
): Found<R> {
  const { at } = momentOf(call, viewer);
  const next = { ...record, ...additions, updatedAt: at, updatedById: viewer.userId };
  log.records(call.tenant.state)[record.id] = next;
  note(log, call, { record: next, viewer }, entry);
  return { record: next, viewer };
}

export function comment<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  found: Found<R>,
  { body, visibility, mentions = [] }: NewComment,
): Found<R> | Refusal<'VALIDATION_FAILED'> {
  const errors = mentions.flatMap((id, i) =>
    isMember(call.tenant, found.record.projectId, id)
      ? []
      : [
          {
            pointer: `/mentions/${i}`,
            code: 'reference',
            detail: 'must be a member of the project',
          },
        ],
  );
  const refusal = incomplete(errors);
  if (refusal) return refusal;
  const added = {
    id: newId('cmt'),
    body,
    visibility,
    mentionIds: mentions,
    createdAt: momentOf(call, found.viewer).at,
    createdById: found.viewer.userId,
  };
  // Not everybody who reads the log may read internal comments.
  const changes = visibility === 'internal' ? [] : [{ field: 'comment', from: null, to: body }];
  const entry = { action: 'commented' as const, changes };
  return extend(log, call, found, { comments: [...found.record.comments, added] }, entry);
}
