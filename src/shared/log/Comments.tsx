import { Avatar, Badge, Button, Textarea } from '@mantine/core';
import { type SubmitEventHandler, useId, useState } from 'react';
import type { Comment } from '@/api/generated/types.gen';
import { formatSince } from '../format/format';
import detail from './Detail.module.css';

interface Props {
  comments: readonly Comment[];
  /** Resolves when the comment is kept; absent where the person may not comment. */
  onAdd: ((body: string) => Promise<unknown>) | undefined;
}

export function Comments({ comments, onAdd }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={detail.section}>
      <h3 id={title} className={detail.heading}>
        Comments
      </h3>
      {comments.length === 0 && !onAdd && <p className={detail.quiet}>None</p>}
      <ul className={detail.entries}>
        {comments.map(({ id, body, createdBy, createdAt, visibility }) => (
          <li key={id} className={detail.comment}>
            <Avatar src={createdBy.avatarUrl} name={createdBy.name} alt="" size={28} />
            <div className={detail.commentText}>
              <div className={detail.byline}>
                <strong>{createdBy.name}</strong> {formatSince(createdAt)}
                {visibility === 'internal' && (
                  <Badge size="xs" variant="light" color="gray" ml={6}>
                    Internal
                  </Badge>
                )}
              </div>
              <p className={detail.body}>{body}</p>
            </div>
          </li>
        ))}
      </ul>
      {onAdd && <NewComment onAdd={onAdd} />}
    </section>
  );
}

function NewComment({ onAdd }: { onAdd: (body: string) => Promise<unknown> }) {
  const [body, setBody] = useState('');
  const [sending, setSending] = useState(false);
  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    if (!body.trim()) return;
    setSending(true);
    try {
      await onAdd(body.trim());
      setBody('');
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
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default" loading={sending} disabled={!body.trim()}>
        Comment
      </Button>
    </form>
  );
}
