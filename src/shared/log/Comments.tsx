import { Avatar, Badge } from '@mantine/core';
import { useId } from 'react';
import type { Comment } from '@/api/generated/types.gen';
import { formatSince } from '../format/format';
import detail from './Detail.module.css';
import { splitMentions } from './mentions';
import { NewComment, type NewCommentProps } from './NewComment';
import { SectionHeading } from './SectionHeading';

interface Props extends Omit<NewCommentProps, 'onAdd'> {
  comments: readonly Comment[];
  /** Absent where the person may not comment. */
  onAdd: NewCommentProps['onAdd'] | undefined;
}

export function Comments({ comments, onAdd, ...writing }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Comments</SectionHeading>
      {comments.length === 0 && !onAdd && <p className={detail.quiet}>None</p>}
      <ul className={detail.entries}>
        {comments.map(({ id, body, createdBy, createdAt, visibility, mentions }) => (
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
              <p className={detail.body}>
                {splitMentions(body, mentions).map((piece, index) =>
                  typeof piece === 'string' ? (
                    piece
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change.
                    <span key={index} className={detail.mention}>
                      @{piece.name}
                    </span>
                  ),
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {onAdd && <NewComment key={writing.draftKey} {...writing} onAdd={onAdd} />}
    </section>
  );
}
