import { type Kind, kind } from '../kinds/kind.ts';
import type { Onlooker } from '../kinds/seer.ts';
import type { LogRecord } from '../state/logs.ts';
import { sees } from './access.ts';
import type { AnyLog } from './log.ts';

/** The kind of the records of a log. Its handlers write their entries themselves. */
export function kindOfLog(log: AnyLog<LogRecord>): Kind {
  const seesAll = (who: Onlooker) => log.may(who.viewer(), 'view_private');
  return kind((state) => log.records(state), {
    type: log.type,
    module: log.module,
    sees: (record, who) =>
      record.deletedAt === null ? sees(log, who.viewer(), record) : seesAll(who),
    seesGone: seesAll,
    // Those who saw it hear that it was deleted.
    heard: (record, who) => sees(log, who.viewer(), { ...record, deletedAt: null }),
  });
}
