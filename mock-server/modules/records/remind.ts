import { personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { deliver, settingOf } from '../../core/notifications/deliver.ts';
import { mayKnow, seerFor } from '../../core/notifications/sees.ts';
import { nowOf } from '../../core/state/made.ts';
import type { Notice } from '../../core/state/notices.ts';
import { isOn, type ProjectModule } from '../../core/state/projectModules.ts';
import { newId } from '../../core/state/secrets.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from './allLogs.ts';
import { recordOf } from './history.ts';
import { seenRecord } from './rights.ts';
import { inCourt } from './told.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['ReminderOutcome'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reminds those who have the ball of a record. */
export function remindOf(
  call: LogCall,
  viewer: Viewer,
  { type, id }: Schemas['ReminderItem'],
): Schemas['ReminderResult'] {
  const { tenant, now } = call;
  const { state } = tenant;
  const log = allLogs[type];
  const result = (outcome: Outcome, ids: readonly string[] = []) => ({
    ...{ type, id, outcome },
    people: ids.map((userId) => personOf(call, userId)),
  });
  const record = isOn(viewer.project, log.module as ProjectModule)
    ? seenRecord(log, state, viewer, id)
    : undefined;
  if (!record) return result('not_found');
  if (!log.may(viewer, 'comment', record)) return result('not_allowed');
  const isOpen = record.status !== 'draft' && record.status !== 'closed';
  if (!isOpen || viewer.project.status === 'closed') return result('not_open');
  const court = new Map(inCourt(state, log, record));
  court.delete(viewer.userId);
  if (court.size === 0) return result('nobody');
  const isTold = (userId: string) =>
    state.notices[userId]?.some(
      (notice) =>
        notice.kind === 'reminder' &&
        notice.record.id === id &&
        now - Date.parse(notice.at) < DAY_MS,
    ) ?? false;
  const told = [...court].filter(([userId, reason]) => {
    if (isTold(userId)) return false;
    const notice: Notice = {
      id: newId('ntf'),
      at: nowOf(call),
      ...{ box: 'for_me', kind: 'reminder', reason, projectId: record.projectId },
      record: recordOf(log, record),
      actorId: viewer.userId,
      ...{ change: null, excerpt: null, place: null, count: 1 },
      setting: settingOf('reminder', type),
      ...{ read: false, done: false, snoozedUntil: null },
    };
    const seer = seerFor(tenant, userId);
    if (!seer || !mayKnow(seer, notice)) return false;
    deliver(tenant, userId, notice);
    return true;
  });
  if (told.length > 0)
    return result(
      'reminded',
      told.map(([userId]) => userId),
    );
  return result([...court.keys()].some(isTold) ? 'already' : 'nobody');
}
