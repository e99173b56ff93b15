import { useEffect, useRef, useState } from 'react';
import { array, boolean, type infer as Infer, object, optional, safeParse, string } from 'zod/mini';
import { DraftWriter } from '@/shared/forms/DraftWriter';
import { type DraftKey, draftKey, readDrafts } from '@/shared/forms/drafts';

export type MessageDraft = Infer<typeof zDraft>;

const zDraft = object({
  body: string(),
  /** Chosen from the list. The text may no longer name all of them. */
  mentions: array(object({ id: string(), name: string() })),
  records: array(object({ type: string(), id: string(), name: string() })),
  /** Files that the host has, and keeps for a day. */
  files: optional(array(object({ id: string(), fileName: string() }))),
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
export function useMessageDraft(key: DraftKey | null) {
  const [{ writer, found }] = useState(() => begin(key));
  const [draft, setDraft] = useState(found);
  // A file can arrive after the text has changed.
  const latest = useRef(found);
  useEffect(() => writer.followPage(), [writer]);
  const change = (part: Partial<MessageDraft>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setDraft(next);
    const isKept = next.body.trim() || next.records.length > 0 || next.files?.length;
    writer.change(isKept ? next : null);
  };
  const add = (file: { id: string; fileName: string }) =>
    change({ files: [...(latest.current.files ?? []), file] });
  const clear = () => {
    writer.end();
    writer.begin();
    latest.current = empty;
    setDraft(empty);
  };
  return { draft, change, clear, add };
}

function begin(key: DraftKey | null) {
  const writer = new DraftWriter(key);
  const stored = key === null ? undefined : readDrafts(key)[0];
  const read = stored && safeParse(zDraft, stored.values);
  if (!stored || !read?.success) return { writer, found: empty };
  writer.adopt(stored);
  return { writer, found: read.data };
}
