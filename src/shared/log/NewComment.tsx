import { Button, Textarea } from '@mantine/core';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { ago } from '../forms/ago';
import detail from './Detail.module.css';
import { useCommentDraft } from './useCommentDraft';

interface Props {
  /** Resolves when the comment is kept. */
  onAdd: (body: string) => Promise<unknown>;
  /** Where the text is kept until it is sent; see draftKey. */
  draftKey: string | null;
}

export function NewComment({ onAdd, draftKey }: Props) {
  const { comment, change, clear, restoredAt } = useCommentDraft(draftKey);
  const [sending, setSending] = useState(false);
  const { body } = comment;
  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    if (!body.trim()) return;
    setSending(true);
    try {
      await onAdd(body.trim());
      clear();
    } catch {
      // The toast has said why; what was typed stays.
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={send} className={detail.newComment}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        value={body}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <div className={detail.commentActions}>
        {restoredAt !== null && (
          <span className={detail.commentDraft}>
            Your draft from {ago(restoredAt)}
            <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
              Discard
            </Button>
          </span>
        )}
        <Button type="submit" size="xs" variant="default" loading={sending} disabled={!body.trim()}>
          Comment
        </Button>
      </div>
    </form>
  );
}
