import { useEffect, useState } from 'react';
import { array, type infer as Infer, object, safeParse, string } from 'zod/mini';
import { DraftWriter } from '@/shared/forms/DraftWriter';
import { readDrafts } from '@/shared/forms/drafts';

export type MessageDraft = Infer<typeof zDraft>;

const zDraft = object({
  body: string(),
  /** Chosen from the list. The text may no longer name all of them. */
  mentions: array(object({ id: string(), name: string() })),
  records: array(object({ type: string(), id: string(), name: string() })),
});

const empty: MessageDraft = { body: '', mentions: [], records: [] };

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
