import { allLogs } from '../logs/allLogs.ts';
import { recordOf } from '../logs/history.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What happened in the demo data in the last days, oldest first: the log of the records, and what the log of the demo leaves
 * out, such as comments and uploads.
 */
export function entriesOfSeed(state: TenantState, now: number): ActivityEntry[] {
  const since = new Date(now - WEEK_MS).toISOString();
  return [...state.activity, ...comments(state), ...uploads(state)]
    .filter(({ at }) => at >= since)
    .sort((a, b) => a.at.localeCompare(b.at));
}

interface Fact {
  at: string;
  actorId: string;
  projectId: string;
  record: ActivityEntry['record'];
}

const entry = (
  fact: Fact,
  action: ActivityEntry['action'],
  module: ActivityEntry['module'],
): ActivityEntry => ({
  ...fact,
  ...{ id: '', actorKind: 'person', action, module, changes: [], reason: null },
});

const comments = (state: TenantState): ActivityEntry[] =>
  Object.values(allLogs).flatMap((log) =>
    Object.values(log.records(state)).flatMap((row) =>
      row.comments.map(({ createdAt: at, createdById: actorId }) =>
        entry(
          { at, actorId, projectId: row.projectId, record: recordOf(log, row) },
          'commented',
          log.module,
        ),
      ),
    ),
  );

interface Uploaded {
  id: string;
  projectId: string;
  title: string;
  createdAt: string;
  createdById: string;
}

const created = (
  type: string,
  module: ActivityEntry['module'],
  rows: Record<string, Uploaded>,
): ActivityEntry[] =>
  Object.values(rows).map(({ id, title, projectId, createdAt: at, createdById: actorId }) =>
    entry({ at, actorId, projectId, record: { type, id, number: null, title } }, 'created', module),
  );

const uploads = ({ photos, scans, models, tours, videos }: TenantState): ActivityEntry[] => [
  ...created('photo', 'photos', photos),
  ...created('scan', 'scans', scans),
  ...created('model', 'models', models),
  ...created('tour', 'tours', tours),
  ...created('video', 'videos', videos),
];
