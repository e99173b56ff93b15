import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';

const id = z.string();
const ids = z.array(id);

const talk = z.object({
  id,
  projectId: id,
  kind: z.enum(['direct', 'group', 'channel', 'announcement']),
  title: z.string().optional(),
  memberIds: ids.optional(),
  createdById: id,
  /** Hours ago of the first and of the last message. */
  from: z.number(),
  to: z.number(),
  /** Unread messages by person, at the end of the thread. */
  unread: z.record(id, z.number()).optional(),
  starredBy: ids.optional(),
  mutedBy: ids.optional(),
  lines: z.array(
    z.object({
      by: id,
      text: z.string(),
      /** The line that it replies to, from 1 on. */
      replyTo: z.number().optional(),
      pinned: z.literal(true).optional(),
      mentionIds: ids.default([]),
      records: z.array(z.object({ type: z.enum(['punch_item', 'rfi']), id })).default([]),
      reactions: z.partialRecord(z.enum(['thumbs_up', 'heart', 'party', 'check']), ids).default({}),
    }),
  ),
});

export type Talk = z.infer<typeof talk>;

export const talks = readDemo(import.meta.dirname, 'talks.json', z.array(talk));
