import { kindOf } from '../../core/kinds/registry.ts';
import { usesKind } from '../../core/kinds/sees.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isOverdue, todayIn } from '../../core/state/dates.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs, type RecordType } from './allLogs.ts';
import { seenRecords } from './rights.ts';

type Row = components['schemas']['LocationProgress'];

/** Returns the records of one log by location. */
function progressOf(type: RecordType, call: LogCall, viewer: Viewer): Row[] {
  if (!usesKind(viewer.project, kindOf(type))) return [];
  const log = allLogs[type];
  const today = todayIn(viewer.project, call.now);
  const rows = new Map<string | null, Row>();
  for (const record of seenRecords(log, viewer, log.records(call.tenant.state))) {
    if (record.status === 'draft') continue;
    const locationId = record.projectLocationId;
    const row = rows.get(locationId) ?? { locationId, type, open: 0, overdue: 0, closed: 0 };
    rows.set(locationId, row);
    if (record.status === 'closed') row.closed += 1;
    else row.open += 1;
    if (isOverdue(record, today)) row.overdue += 1;
  }
  return [...rows.values()];
}

/** Returns the records of all logs that the caller sees, by location. */
export const locationProgress = (call: LogCall, viewer: Viewer): Row[] => [
  ...progressOf('punch_item', call, viewer),
  ...progressOf('rfi', call, viewer),
  ...progressOf('submittal', call, viewer),
];
