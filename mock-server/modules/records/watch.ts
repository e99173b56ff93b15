import { closedProject } from '../../core/members/members.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import type { LogRecord } from '../../core/state/logs.ts';
import type { Refusal } from '../../engine/problem.ts';
import type { AnyLog } from './log.ts';
import { type Found, find, isClosed } from './write.ts';

/** Notes whether the caller watches the record. It gives no rights, so everyone who sees the record may. */
export function watch<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  where: { projectId: string; id: string },
  watching: boolean,
): Found<R> | Refusal<'NOT_FOUND' | 'PROJECT_CLOSED'> {
  const found = find(log, call, where);
  if ('refused' in found) return found;
  const { record, viewer } = found;
  if (isClosed(viewer)) return closedProject();
  const others = record.watchedByIds?.filter((id) => id !== viewer.userId) ?? [];
  const next = { ...record, watchedByIds: watching ? [...others, viewer.userId] : others };
  log.records(call.tenant.state)[record.id] = next;
  return { record: next, viewer };
}
