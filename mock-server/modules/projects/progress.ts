import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import { isOn, type ProjectModule } from '../../core/state/projectModules.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from '../records/allLogs.ts';
import { levelOf } from '../records/groups.ts';
import { locationOf } from '../records/locations.ts';
import { seenRecords } from '../records/rights.ts';

type Schemas = components['schemas'];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const WEEKS = [3, 2, 1, 0];

const isClosed = ({ status }: LogRecord): boolean => status === 'closed';

const countsOf = (
  records: readonly LogRecord[],
): Pick<Schemas['WeekProgress'], 'total' | 'closed'> => ({
  total: records.length,
  closed: records.filter(isClosed).length,
});

/** How far the work is on what the caller sees. */
export function progressOf(call: LogCall, projectId: string): Schemas['ProjectProgress'] {
  const { tenant, now } = call;
  const { state } = tenant;
  const viewer = viewerOf(call, projectId);
  const records = viewer
    ? Object.values(allLogs)
        .filter(({ module }) => isOn(viewer.project, module as ProjectModule))
        .flatMap((log) => seenRecords(log, viewer, log.records(state)))
        .filter(({ status }) => status !== 'draft')
    : [];
  const byLevel = new Map<string | null, LogRecord[]>();
  for (const record of records) {
    const id = levelOf(tenant, record.projectLocationId)?.id ?? null;
    const known = byLevel.get(id);
    if (known) known.push(record);
    else byLevel.set(id, [record]);
  }
  const order = [...Object.keys(state.locations), null];
  const levels = order.flatMap((locationId) => {
    const ofLevel = byLevel.get(locationId);
    if (!ofLevel) return [];
    const path = locationOf(tenant, locationId)?.path ?? [];
    return [{ locationId, path, ...countsOf(ofLevel) }];
  });
  const weeks = WEEKS.map((before) => {
    const end = now - before * WEEK_MS;
    const by = (time: string | null) => time !== null && Date.parse(time) <= end;
    return {
      until: new Date(end).toISOString(),
      total: records.filter(({ createdAt }) => by(createdAt)).length,
      closed: records.filter((record) => isClosed(record) && by(record.closedAt)).length,
    };
  });
  return { ...countsOf(records), levels, weeks: records.length > 0 ? weeks : [] };
}
