import { rowOf } from '../state/activity.ts';
import type { PartRow } from './kind.ts';
import type { EntryOf, Telling } from './telling.ts';

interface Comment {
  id: string;
  body: string;
  createdById: string;
  visibility?: string;
  mentionIds?: readonly string[];
}

/** Returns what people are told of a comment: who is mentioned, the creator of the record, and who took part. */
export function newsOfComment(entry: EntryOf): Telling[] {
  const row = rowOf(entry) as PartRow<{ createdById: string }, Comment> | undefined;
  if (!row) return [];
  const { owner, part, parts } = row;
  const what = {
    box: 'for_me',
    excerpt: part.body,
    place: { type: 'comment', id: part.id },
    ...(part.visibility === 'internal' && { internal: true }),
  } as const;
  const reply = { ...what, kind: 'reply' } as const;
  return [
    ...(part.mentionIds ?? []).map(
      (userId): Telling => ({ ...what, userId, kind: 'mention', reason: 'mentioned' }),
    ),
    { ...reply, userId: owner.createdById, reason: 'creator' },
    ...parts.map(({ createdById: userId }): Telling => ({ ...reply, userId, reason: 'took_part' })),
  ];
}
