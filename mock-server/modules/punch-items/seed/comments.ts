import type { StoredComment } from '../../../core/state/records/logs.ts';
import type { Times } from '../../../demo/schedule.ts';

interface People {
  worker: string;
  opener: string;
  managerId: string;
}

type Line = readonly [by: keyof People, text: string, visibility?: 'internal'];

const talks: readonly (readonly Line[])[] = [
  [['worker', 'Lift is booked for Thursday, we do it together with the rest of the floor.']],
  [
    ['opener', 'Seen again today, nothing has moved.'],
    ['worker', 'Material came yesterday. Two hours of work, tomorrow before seven.'],
  ],
  [['worker', 'Is this ours? The sleeve was set by others, see the coordination drawing.']],
  [
    ['managerId', 'Please close it before the ceiling inspection on Friday.'],
    ['worker', 'Done with the north side, the rest on Monday.'],
  ],
  [['managerId', 'Back charge if it is open after the second notice.', 'internal']],
  [['opener', 'Access only after 3 PM, the tenant fit-out has the room before that.']],
];

/** Comments on every third record, oldest first. */
export function punchComments(
  times: Times,
  i: number,
  hours: number,
  people: People,
): StoredComment[] {
  if (i % 3 !== 2) return [];
  const talk = talks[Math.floor(i / 3) % talks.length] ?? [];
  return talk.map(([author, body, visibility], n) => ({
    id: `cmt_${i}_${n}`,
    body,
    visibility: visibility ?? 'everyone',
    mentionIds: [],
    createdAt: times.ago(hours + 6 - n * 2),
    createdById: people[author],
  }));
}
