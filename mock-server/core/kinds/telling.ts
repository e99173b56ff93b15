import type { ActivityEntry } from '../state/activity.ts';
import type { Notice } from '../state/notices.ts';

/** Names a person and the reason why they are told. */
export type Told = readonly [userId: string, reason: Notice['reason']];

/** What one person is told of an entry. */
export type Telling = Pick<Notice, 'box' | 'kind' | 'reason'> &
  Partial<Pick<Notice, 'change' | 'excerpt' | 'place' | 'internal'>> & { userId: string };

/** An entry about a record. */
export type EntryOf = ActivityEntry & { record: NonNullable<ActivityEntry['record']> };
