import type { components } from '../../generated/contract.d.ts';
import { type Seer, seerOf } from '../kinds/seer.ts';
import { personOf } from '../members/people.ts';
import type { LogCall } from '../members/viewer.ts';
import { lookUp } from '../state/model.ts';
import type { Notice } from '../state/notices.ts';
import { pick } from '../state/pick.ts';
import { lockedFor } from './items.ts';
import { mayKnow } from './sees.ts';

type Schemas = components['schemas'];

/**
 * Returns the notifications of the caller that are about what they may see now, oldest first. None for somebody who
 * looks as another.
 */
export function visibleNotices(call: LogCall): Notice[] {
  const { id, viewing } = call.user();
  if (viewing) return [];
  const seer = seerOf(call);
  const known = new Map<string, boolean>();
  return (lookUp(call.tenant.state.notices, id) ?? []).filter(
    (notice) => !notice.unlisted && isKnown(seer, known, notice),
  );
}

function isKnown(seer: Seer, known: Map<string, boolean>, notice: Notice): boolean {
  const { record, internal, place } = notice;
  const key = [record.type, record.id, internal, place?.id].join(' ');
  const found = known.get(key) ?? mayKnow(seer, notice);
  known.set(key, found);
  return found;
}

export function stateOf({ done, snoozedUntil }: Notice, now: number): Schemas['NotificationState'] {
  if (done) return 'done';
  return snoozedUntil !== null && Date.parse(snoozedUntil) > now ? 'snoozed' : 'open';
}

export function countsOf(call: LogCall): Schemas['NotificationCounts'] {
  const counts = { forMe: 0, news: 0, snoozed: 0 };
  for (const notice of visibleNotices(call)) {
    const state = stateOf(notice, call.now);
    if (state === 'snoozed') counts.snoozed += 1;
    if (state !== 'open' || notice.read) continue;
    counts[notice.box === 'for_me' ? 'forMe' : 'news'] += 1;
  }
  return counts;
}

export function viewOf(call: LogCall, notice: Notice): Schemas['Notification'] {
  const { tenant, now } = call;
  const { projectId, actorId } = notice;
  const { id: userId } = call.user();
  const muted = lookUp(tenant.state.mutedRecords, userId)?.includes(notice.record.id) ?? false;
  const state = stateOf(notice, now);
  return {
    ...pick(notice, ['id', 'at', 'box', 'kind', 'reason', 'record', 'change', 'excerpt']),
    ...pick(notice, ['count', 'place', 'setting', 'read']),
    state,
    snoozedUntil: state === 'snoozed' ? notice.snoozedUntil : null,
    project: { id: projectId, name: lookUp(tenant.state.projects, projectId)?.name ?? '' },
    actor: actorId === null ? null : personOf(call, actorId),
    less: lessOf(call, notice),
    muted,
  };
}

/** Returns how the person gets less of it. */
function lessOf(call: LogCall, notice: Notice): Schemas['NotificationLess'] {
  const { setting, reason, box, kind } = notice;
  const locked = setting && lockedFor(call.tenant.state, call.user().id);
  if (locked) return locked.some(({ key }) => key === setting) ? 'none' : 'setting';
  if (reason === 'watching') return 'unwatch';
  return box === 'news' || kind === 'reply' || kind === 'response' ? 'mute' : 'none';
}
