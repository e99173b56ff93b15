import { type Problem, type Refusal, refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import type { LogCall } from './viewer.ts';
import type { Found, WriteCode } from './write.ts';

type Schemas = components['schemas'];

interface Request<C, T> {
  items: Schemas['RecordState'][];
  action: Schemas['BulkAction'];
  changes?: C;
  transition?: T;
}

/** How each action is done to one record. */
interface Deeds<R extends LogRecord, C, T> {
  update(item: Schemas['RecordState'], changes: C): Found<R> | Refusal<WriteCode>;
  transition(item: Schemas['RecordState'], wanted: T): Found<R> | Refusal<WriteCode>;
  delete(item: Schemas['RecordState']): Found<R> | Refusal<WriteCode>;
}

/** One deed to each record; each is judged on its own. */
export function bulk<R extends LogRecord, C, T>(
  call: LogCall & { problem(refusal: Refusal): Problem },
  { items, action, changes, transition }: Request<C, T>,
  deeds: Deeds<R, C, T>,
): Schemas['BulkResult'] | Refusal<'VALIDATION_FAILED'> {
  const deed = deedOf();
  if (!deed) {
    const pointer = action === 'update' ? '/changes' : '/transition';
    const errors = [{ pointer, code: 'required', detail: `is needed to ${action}` }];
    return refuse('VALIDATION_FAILED', { errors });
  }
  const results = items.map((item): Schemas['BulkOutcome'] => {
    const outcome = deed(item);
    if ('refused' in outcome) {
      return { id: item.id, ok: false, version: null, problem: call.problem(outcome) };
    }
    const { version, deletedAt } = outcome.record;
    return { id: item.id, ok: true, version: deletedAt ? null : version, problem: null };
  });
  const succeeded = results.filter(({ ok }) => ok).length;
  return { success: true, data: { succeeded, failed: results.length - succeeded, results } };

  function deedOf() {
    if (action === 'delete') return deeds.delete;
    if (action === 'update') {
      return changes && ((item: Schemas['RecordState']) => deeds.update(item, changes));
    }
    return transition && ((item: Schemas['RecordState']) => deeds.transition(item, transition));
  }
}
