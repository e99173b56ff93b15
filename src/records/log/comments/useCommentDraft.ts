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

const NONE: readonly File[] = [];

/** Returns the draft of a comment with its files. An unsent draft is restored when the record is opened again. */
export function useCommentDraft(key: DraftKey | null) {
  const [{ writer, found, draft }] = useState(() => begin(key));
  const [comment, setComment] = useState(found);
  const [files, setFiles] = useState(NONE);
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [kept, setKept] = useState(draft?.files);
  useEffect(() => writer.followPage(), [writer]);
  useEffect(() => {
    if (!draft?.files) return;
    const { id, files: sealed } = draft;
    const restore = async () => {
      const { readFiles } = await import('@/shared/forms/draftFiles');
      const read = await readFiles(id, sealed);
      if (read.length === 0) return;
      writer.adopt(draft, read);
      setFiles(read);
    };
    void restore().catch(() => {});
  }, [writer, draft]);

  const note = (next: NewComment, chosen: readonly File[]) => {
    setRestoredAt(null);
    setKept(undefined);
    writer.change(next.body.trim() || chosen.length > 0 ? next : null, chosen);
  };
  const change = (part: Partial<NewComment>) => {
    const next = { ...comment, ...part };
    setComment(next);
    note(next, files);
  };
  const changeFiles = (chosen: readonly File[]) => {
    setFiles(chosen);
    note(comment, chosen);
  };
  /** Removes the draft after it was sent or discarded. */
  const clear = () => {
    writer.end();
    writer.begin();
    setComment(empty);
    setFiles(NONE);
    setRestoredAt(null);
  };
  return { comment, change, files, changeFiles, clear, restoredAt, kept };
}

function begin(key: DraftKey | null) {
  const writer = new DraftWriter(key);
  const draft = key === null ? undefined : readDrafts(key)[0];
  const read = draft && safeParse(zNewComment, draft.values);
  if (!draft || !read?.success) return { writer, found: empty, draft: null };
  writer.adopt(draft);
  return { writer, found: read.data, draft };
}
