import type { EntryOf, Telling, Told } from '../../core/kinds/telling.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { AnyLog } from './log.ts';
import { assigned, inCourt, lastAnswer, listeners, newInCourt, owners, writers } from './told.ts';

/**
 * Returns what people are told of an entry about a punch item, an RFI or a submittal; what matters most comes first.
 */
export function newsOfRecord(
  state: TenantState,
  log: AnyLog<LogRecord>,
  record: LogRecord,
  entry: EntryOf,
): Telling[] {
  const { action, at, changes } = entry;
  const changed = (...fields: string[]) => changes.find(({ field }) => fields.includes(field));
  const tell = (people: readonly Told[], what: Omit<Telling, 'userId' | 'reason'>): Telling[] =>
    people.map(([userId, reason]) => ({ userId, reason, ...what }));
  if (action === 'commented') return ofComment(state, log, record, entry, tell);
  const status = changed('status') ?? null;
  const court = newInCourt(state, log, record, at).flatMap((told) =>
    tell([told], {
      box: 'for_me',
      kind: told[1] === 'reviewer' ? 'review_requested' : 'ball_in_court',
      change: status,
    }),
  );
  switch (action) {
    case 'responded': {
      const { place, text } = lastAnswer(record);
      const answer = { kind: 'response', place, excerpt: text } as const;
      // A review is for the manager until it is released.
      const isReview = place?.type === 'review';
      const direct = owners(record).filter(([, reason]) => !isReview || reason === 'manager');
      return [
        ...court.map((told) => ({ ...told, place, excerpt: text })),
        ...tell(direct, { box: 'for_me', ...answer }),
        ...tell(isReview ? [] : listeners(record), { box: 'news', ...answer }),
      ];
    }
    case 'status_changed': {
      const about = { box: 'news', kind: 'status', change: status } as const;
      const creator = owners(record).filter(([, reason]) => reason === 'creator');
      return [...court, ...tell([...creator, ...listeners(record)], about)];
    }
    case 'updated': {
      const schedule = record.status === 'open' && changed('dueDate', 'scheduleImpact');
      if (!schedule) return court;
      const people = [
        ...inCourt(state, log, record),
        ...assigned(state, record),
        ...owners(record),
      ];
      const about = { box: 'for_me', kind: 'schedule_change', change: schedule } as const;
      return [...court, ...tell(people, about)];
    }
    default:
      return action === 'created' ? court : [];
  }
}

function ofComment(
  state: TenantState,
  log: AnyLog<LogRecord>,
  record: LogRecord,
  { actorId, at }: EntryOf,
  tell: (people: readonly Told[], what: Omit<Telling, 'userId' | 'reason'>) => Telling[],
): Telling[] {
  const comment = record.comments.findLast(
    ({ createdById, createdAt }) => createdById === actorId && createdAt === at,
  );
  if (!comment) return [];
  const what = {
    excerpt: comment.body,
    place: { type: 'comment', id: comment.id },
    ...(comment.visibility === 'internal' && { internal: true }),
  } as const;
  const mentioned = comment.mentionIds.map((id): Told => [id, 'mentioned']);
  const involved = [...inCourt(state, log, record), ...owners(record), ...writers(record)];
  return [
    ...tell(mentioned, { box: 'for_me', kind: 'mention', ...what }),
    ...tell(involved, { box: 'for_me', kind: 'reply', ...what }),
    ...tell(listeners(record), { box: 'news', kind: 'reply', ...what }),
  ];
}
