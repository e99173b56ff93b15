import type { Due, Kind } from '../../core/kinds/kind.ts';
import type { Onlooker } from '../../core/kinds/seer.ts';
import type { Told } from '../../core/kinds/telling.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import { recordOf } from './history.ts';
import type { AnyLog } from './log.ts';
import { newsOfRecord } from './news.ts';
import { sees } from './rights.ts';
import { inCourt } from './told.ts';

/** The kind of the records of a log. Its handlers write their entries themselves. */
export function kindOfLog(log: AnyLog<LogRecord>, facts: Pick<Kind, 'asks' | 'page'>): Kind {
  const seesAll = (who: Onlooker) => log.may(who.viewer(), 'view_private');
  const kind: Kind<LogRecord> = {
    ...facts,
    records: (state) => log.records(state),
    type: log.type,
    module: log.module,
    sees: (record, who) =>
      record.deletedAt === null ? sees(log, who.viewer(), record) : seesAll(who),
    seesGone: seesAll,
    opensFiles: (record, who) => sees(log, who.viewer(), record),
    // Those who saw it hear that it was deleted.
    heard: (record, who) => sees(log, who.viewer(), { ...record, deletedAt: null }),
    news: (entry, state) => {
      const record = lookUp(log.records(state), entry.record.id);
      return record?.deletedAt === null ? newsOfRecord(state, log, record, entry) : [];
    },
    isPersonal: true,
    due: (record, state) => dueOf(log, record, state),
    asked: (record, state) =>
      record.deletedAt === null && record.status !== 'closed'
        ? [...inCourt(state, log, record).map(([id]) => id), record.managerId]
        : [],
    happened: (record) =>
      record.comments.map(({ createdAt: at, createdById: actorId }) => ({
        at,
        actorId,
        action: 'commented',
        record: recordOf(log, record),
      })),
  };
  return kind as unknown as Kind;
}

/** Returns who has the ball is reminded, and of what is late the manager, too. */
function dueOf(log: AnyLog<LogRecord>, record: LogRecord, state: TenantState): Due | null {
  const { status, dueDate, deletedAt, managerId } = record;
  if (deletedAt !== null || dueDate === null) return null;
  if (status === 'draft' || status === 'closed') return null;
  const manager: Told = [managerId, 'manager'];
  return {
    day: dueDate,
    record: recordOf(log, record),
    people: (isLate) => [...inCourt(state, log, record), ...(isLate ? [manager] : [])],
  };
}

/** The files that the records of a log hold. */
export const filesOfLog = (log: AnyLog<LogRecord>) => (state: TenantState) =>
  Object.values(log.records(state)).flatMap(({ attachments }) =>
    attachments.map(({ fileId }) => fileId),
  );
