import { activityCsv, actorsSeen, entryView, filteredEntries } from '../../core/activity/view.ts';
import { csvReply } from '../../core/lists/csv.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import type { Handlers } from '../../core/state/call.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import { ok } from '../../engine/success.ts';

export const handlers = {
  listActivity(call) {
    const { limit = 50, cursor, ...query } = call.query;
    const entries = filteredEntries(call, query);
    // The log is in order, so a page ends where the cursor's entry stands. New entries come after it.
    const end =
      cursor === undefined ? entries.length : entries.findLastIndex(({ id }) => id === cursor);
    if (end < 0) {
      return invalid(
        '/cursor',
        'cursor',
        'must come from the previous page, with the same filters',
      );
    }
    const start = Math.max(0, end - limit);
    const data = entries.slice(start, end).toReversed().map(entryView(call));
    const nextCursor = start > 0 ? (data.at(-1)?.id ?? null) : null;
    const total = entries.length;
    const people = actorsSeen(call);
    return ok(data, { nextCursor, total, people });
  },

  exportActivity(call) {
    const isGranted = isGrantedInAccount('activity', accountRolesOf(call), 'export');
    if (!isGranted) return refuse('FORBIDDEN');
    const entries = filteredEntries(call, call.query);
    return csvReply('activity-log', call.now, activityCsv(call, entries));
  },
} satisfies Handlers;
