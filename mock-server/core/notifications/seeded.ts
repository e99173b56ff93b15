import { allKinds } from '../kinds/registry.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { TenantState } from '../state/model.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns what happened in the demo data in the last days, oldest first: the log of the records, and what the log of the demo leaves
 * out, such as comments and uploads.
 */
export function entriesOfSeed(state: TenantState, now: number): ActivityEntry[] {
  const since = new Date(now - WEEK_MS).toISOString();
  return [...state.activity, ...untold(state)]
    .filter(({ at }) => at >= since)
    .sort((a, b) => a.at.localeCompare(b.at));
}

function* untold(state: TenantState): Generator<ActivityEntry> {
  for (const { type, module, records, title, happened } of allKinds()) {
    if (!module || !records || !happened) continue;
    for (const [id, row] of Object.entries(records(state))) {
      const { projectId } = row as { projectId: string };
      const record = { type, id, number: null, title: title?.(row, state) ?? '' };
      for (const event of happened(row)) {
        const actorKind = 'person';
        yield { id: '', actorKind, module, projectId, record, changes: [], reason: null, ...event };
      }
    }
  }
}
