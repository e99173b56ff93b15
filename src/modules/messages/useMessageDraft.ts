import { useEffect, useState } from 'react';
import { array, boolean, type infer as Infer, object, optional, safeParse, string } from 'zod/mini';
import { DraftWriter } from '@/shared/forms/DraftWriter';
import { draftKey, readDrafts } from '@/shared/forms/drafts';

export type MessageDraft = Infer<typeof zDraft>;

const zDraft = object({
  body: string(),
  /** Chosen from the list. The text may no longer name all of them. */
  mentions: array(object({ id: string(), name: string() })),
  records: array(object({ type: string(), id: string(), name: string() })),
  /** Whether only the leading company will read it. */
  internal: optional(boolean()),
});

const empty: MessageDraft = { body: '', mentions: [], records: [] };

/** Adds a link to what a user writes in a thread, before the thread opens. */
export function addToDraft(
  userId: string,
  threadId: string,
  link: MessageDraft['records'][number],
): void {
  const { writer, found } = begin(draftKey(userId, 'message', threadId));
  const others = found.records.filter(({ id }) => id !== link.id);
  writer.change({ ...found, records: [...others, link] });
  writer.flush();
}

/** What the user writes in a thread, kept in this browser until it is sent. */
export function useMessageDraft(key: string | null) {
  const [{ writer, found }] = useState(() => begin(key));
  const [draft, setDraft] = useState(found);
  useEffect(() => writer.followPage(), [writer]);
  const change = (part: Partial<MessageDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writer.change(next.body.trim() || next.records.length > 0 ? next : null);
  };
  const clear = () => {
    writer.end();
    writer.begin();
    setDraft(empty);
  };
  return { draft, change, clear };
}

function begin(key: string | null) {
  const writer = new DraftWriter(key);
  const stored = key === null ? undefined : readDrafts(key)[0];
  const read = stored && safeParse(zDraft, stored.values);
  if (!stored || !read?.success) return { writer, found: empty };
  writer.adopt(stored);
  return { writer, found: read.data };
}
