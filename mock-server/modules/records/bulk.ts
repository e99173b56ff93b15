import type { LogCall } from '../../core/members/viewer.ts';
import type { LogRecord } from '../../core/state/logs.ts';
import { type Problem, type Refusal, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { update } from './fields.ts';
import type { AnyLog, Changes, TransitionRequest } from './log.ts';
import { type Found, remove, transition, type WriteCode } from './write.ts';

type Schemas = components['schemas'];

/** One action for many records. */
export interface BulkRequest<C, T> {
  items: Schemas['RecordState'][];
  action: Schemas['BulkAction'];
  changes?: C;
  transition?: T;
}

/** Writes each record on its own, so that one refusal does not stop the others. */
export function bulk<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall & { problem(refusal: Refusal): Problem },
  projectId: string,
  { items, ...request }: BulkRequest<Changes, TransitionRequest<R['status']>>,
): Schemas['BulkResult'] | Refusal<'VALIDATION_FAILED'> {
  const write = writeOf(log, call, projectId, request);
  if (!write) {
    const pointer = request.action === 'update' ? '/changes' : '/transition';
    const detail = `is needed to ${request.action}`;
    return refuse('VALIDATION_FAILED', { errors: [{ pointer, code: 'required', detail }] });
  }
  const results = items.map((item): Schemas['BulkOutcome'] => {
    const outcome = write(item);
    if ('refused' in outcome) {
      return { id: item.id, ok: false, version: null, problem: call.problem(outcome) };
    }
    const { version, deletedAt } = outcome.record;
    return { id: item.id, ok: true, version: deletedAt ? null : version, problem: null };
  });
  const succeeded = results.filter(({ ok }) => ok).length;
  return { success: true, data: { succeeded, failed: results.length - succeeded, results } };
}

type Write<R extends LogRecord> = (item: Schemas['RecordState']) => Found<R> | Refusal<WriteCode>;

/** The write of one record; null if the request lacks what its action needs. */
function writeOf<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  projectId: string,
  request: Omit<BulkRequest<Changes, TransitionRequest<R['status']>>, 'items'>,
): Write<R> | null {
  const { action, changes, transition: body } = request;
  if (action === 'delete') {
    return ({ id, version }) => remove(log, call, { projectId, id }, version);
  }
  if (action === 'update') {
    return changes
      ? ({ id, version }) => update(log, call, { projectId, id }, version, changes)
      : null;
  }
  return body ? ({ id, version }) => transition(log, call, { projectId, id }, version, body) : null;
}
