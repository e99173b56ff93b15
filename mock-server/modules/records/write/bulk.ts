import type { LogCall, Viewer } from '../../../core/members/viewer.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import {
  invalid,
  type Problem,
  type Refusal,
  refuse,
  staleVersion,
} from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import type { AnyLog, Changes, TransitionRequest } from '../log.ts';
import { mayBecome, seenRecord } from '../rights.ts';
import { update } from './fields.ts';
import { type Found, remove, transition, type WriteCode } from './write.ts';

type Schemas = components['schemas'];

/** One action for many records. */
export interface BulkRequest<C, T> {
  items: Schemas['RecordState'][];
  action: Schemas['BulkAction'];
  changes?: C;
  transition?: T;
}

/** Checks and writes each record on its own, so that one refusal does not stop the others. */
export function bulk<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall & { problem(refusal: Refusal): Problem },
  viewer: Viewer,
  { items, ...request }: BulkRequest<Changes, TransitionRequest<R['status']>>,
): Schemas['BulkResult'] | Refusal<'VALIDATION_FAILED'> {
  const { action } = request;
  const write = writeOf(log, call, request);
  if (!write) {
    const pointer = action === 'update' ? '/changes' : '/transition';
    return invalid(pointer, 'required', `is needed to ${action}`);
  }
  const mayWrite = (record: R) =>
    action === 'transition'
      ? mayBecome(log, viewer, record, request.transition?.status)
      : log.may(viewer, action, record);
  const results = items.map(({ id, version }): Schemas['BulkOutcome'] => {
    const outcome = () => {
      const record = seenRecord(log, call.tenant.state, viewer, id);
      if (!record) return refuse('NOT_FOUND');
      if (!mayWrite(record)) return refuse('FORBIDDEN');
      return version === record.version ? write({ record, viewer }) : staleVersion(record);
    };
    const done = outcome();
    if ('refused' in done) return { id, ok: false, version: null, problem: call.problem(done) };
    const { record } = done;
    return { id, ok: true, version: record.deletedAt ? null : record.version, problem: null };
  });
  const succeeded = results.filter(({ ok }) => ok).length;
  return { success: true, data: { succeeded, failed: results.length - succeeded, results } };
}

/** The write of one record; null if the request lacks what its action needs. */
function writeOf<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  request: Omit<BulkRequest<Changes, TransitionRequest<R['status']>>, 'items'>,
): ((found: Found<R>) => Found<R> | Refusal<WriteCode>) | null {
  const { action, changes, transition: body } = request;
  if (action === 'delete') return (found) => remove(log, call, found);
  if (action === 'update') return changes ? (found) => update(log, call, found, changes) : null;
  return body ? (found) => transition(log, call, found, body) : null;
}
