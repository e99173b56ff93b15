import { Avatar, Badge } from '@mantine/core';
import { useId } from 'react';
import type { Comment } from '@/api/generated/types.gen';
import { formatSince } from '../format/format';
import detail from './Detail.module.css';
import { NewComment } from './NewComment';

interface Props {
  comments: readonly Comment[];
  /** Resolves when the comment is kept; absent where the person may not comment. */
  onAdd: ((body: string) => Promise<unknown>) | undefined;
  /** Where the text is kept until it is sent; see draftKey. */
  draftKey: string | null;
}

export function Comments({ comments, onAdd, draftKey }: Props) {
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
      {onAdd && <NewComment key={draftKey} onAdd={onAdd} draftKey={draftKey} />}
    </section>
  );
}
