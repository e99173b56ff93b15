import { type ReactNode, useId } from 'react';
import type { Comment } from '@/api/generated/types.gen';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import { Tag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';
import detail from '../../common/Detail.module.css';
import { SectionHeading } from '../../common/SectionHeading';
import { useNamedPlace, usePlaces } from '../../common/usePlaces';
import { PersonName } from '../../people/PersonName';
import { splitMentions } from './mentions';
import { NewComment, type NewCommentProps } from './NewComment';

interface Props<Item extends Comment> extends Omit<NewCommentProps, 'onAdd'> {
  comments: readonly Item[];
  /** Undefined if the viewer may not comment. */
  onAdd: NewCommentProps['onAdd'] | undefined;
  actionsOf?: (comment: Item) => ReactNode;
}

export function Comments<Item extends Comment>(props: Props<Item>) {
  const { comments, onAdd, actionsOf, ...writing } = props;
  const title = useId();
  const named = useNamedPlace();
  const { shown, more } = useShown(comments, ({ id }) => id === named);
  const place = usePlaces();
  return (
    <section aria-labelledby={title} className={detail.section} tabIndex={-1} data-focus-home>
      <SectionHeading id={title}>Comments</SectionHeading>
      {comments.length === 0 && !onAdd && <p className="m-top-8 quiet text-sm">None</p>}
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {shown.map((comment) => (
          <li key={comment.id} className="flex gap-8" {...place(comment.id)}>
            <PersonAvatar person={comment.createdBy} size={28} />
            <div className="grow min-w-0 breaks">
              <div className={`quiet ${detail.byline}`}>
                <strong>
                  <PersonName person={comment.createdBy} />
                </strong>{' '}
                <Since at={comment.createdAt} />
                {comment.visibility === 'internal' && (
                  <>
                    {' '}
                    <Tag>Internal</Tag>
                  </>
                )}
              </div>
              <CommentBody {...comment} />
            </div>
            {actionsOf?.(comment)}
          </li>
        ))}
      </ul>
      {more}
      {onAdd && <NewComment key={writing.draftKey} {...writing} onAdd={onAdd} />}
    </section>
  );
}

const CommentBody = ({ body, mentions }: Pick<Comment, 'body' | 'mentions'>) => (
  <p className={detail.body}>
    {splitMentions(body, mentions).map((piece, index) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that is shown does not change.
        <span key={index} className={`washed accent medium ${detail.mention}`}>
          @{piece.name}
        </span>
      ),
    )}
  </p>
);
