import type { LogCall } from '../../../core/members/viewer.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import type { AnyLog } from '../log.ts';
import type { Found } from './write.ts';

/** Notes whether the caller watches the record. It gives no rights, so everyone who sees the record may. */
export function watch<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  { record, viewer }: Found<R>,
  watching: boolean,
): Found<R> {
  const others = record.watchedByIds?.filter((id) => id !== viewer.userId) ?? [];
  const next = { ...record, watchedByIds: watching ? [...others, viewer.userId] : others };
  log.records(call.tenant.state)[record.id] = next;
  return { record: next, viewer };
}
