import { useEffect, useState } from 'react';
import { array, boolean, type infer as Infer, object, safeParse, string } from 'zod/mini';
import { DraftWriter } from '@/shared/forms/DraftWriter';
import { type DraftKey, readDrafts } from '@/shared/forms/drafts';

export type NewComment = Infer<typeof zNewComment>;

const zNewComment = object({
  body: string(),
  internal: boolean(),
  /** People chosen from the list of members. The text may no longer contain all of them. */
  mentions: array(object({ id: string(), name: string() })),
});

const empty: NewComment = { body: '', internal: false, mentions: [] };

/** Returns the draft of a comment. An unsent draft is restored when the record is opened again. */
export function useCommentDraft(key: DraftKey | null) {
  const [{ writer, found, foundAt }] = useState(() => begin(key));
  const [comment, setComment] = useState(found);
  const [restoredAt, setRestoredAt] = useState(foundAt);
  useEffect(() => writer.followPage(), [writer]);

  const change = (part: Partial<NewComment>) => {
    const next = { ...comment, ...part };
    setComment(next);
    setRestoredAt(null);
    writer.change(next.body.trim() ? next : null);
  };
  /** Removes the draft after it was sent or discarded. */
  const clear = () => {
    writer.end();
    writer.begin();
    setComment(empty);
    setRestoredAt(null);
  };
  return { comment, change, clear, restoredAt };
}

function begin(key: DraftKey | null) {
  const writer = new DraftWriter(key);
  const draft = key === null ? undefined : readDrafts(key)[0];
  const read = draft && safeParse(zNewComment, draft.values);
  if (!draft || !read?.success) return { writer, found: empty, foundAt: null };
  writer.adopt(draft);
  return { writer, found: read.data, foundAt: draft.savedAt };
}
