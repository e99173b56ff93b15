import { ActionIcon, Button, Textarea, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPencil, IconRotate, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PageComment, PageThread } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { splitMentions } from '@/records/log/comments/mentions';
import { NewComment } from '@/records/log/comments/NewComment';
import { formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { draftKey } from '@/shared/forms/drafts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { KeptInput } from '@/shared/forms/KeptInput';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import type { PageAt } from '../mutations';
import classes from './Comments.module.css';
import { useDeleteComment, useEditComment, useReply, useResolve } from './mutations';

interface Props {
  at: PageAt;
  thread: PageThread;
  /** Whether the text still has the place. */
  hasPlace: boolean;
  mayComment: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

/** The comments on one place of the text. */
export function Thread({ at, thread, hasPlace, mayComment, isCurrent, onChoose }: Props) {
  const { id: threadId, quote, comments, resolvedAt, resolvedBy } = thread;
  const userId = useUser()?.id;
  const reply = useReply(at, threadId);
  const resolve = useResolve(at, threadId);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <section
      ref={box}
      className={`p-8-12 text-sm box ${classes.thread}`}
      aria-label={`Comments on ${quote}`}
      data-current={isCurrent || undefined}
      data-resolved={resolvedAt !== null || undefined}
    >
      <div className="flex gap-8 items-start between">
        <UnstyledButton
          className={`grow clip m-below-8 quiet text-xs ${classes.quote}`}
          aria-pressed={isCurrent}
          title={hasPlace ? 'Show it in the text' : undefined}
          onClick={onChoose}
        >
          {quote}
        </UnstyledButton>
        {mayComment && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={resolvedAt === null ? 'Resolve' : 'Open again'}
            title={resolvedAt === null ? 'Resolve' : 'Open again'}
            loading={resolve.isPending}
            onClick={() => resolve.mutate(resolvedAt === null)}
          >
            {resolvedAt === null ? <IconCheck size={16} /> : <IconRotate size={16} />}
          </ActionIcon>
        )}
      </div>
      {!hasPlace && <p className="m-below-8 quiet text-xs">The place is no longer in the text.</p>}
      {resolvedAt !== null && (
        <p className="m-below-8 quiet text-xs">
          Resolved by {resolvedBy?.name} on {formatTime(resolvedAt)}
        </p>
      )}
      <ol className="grid gap-8 m-below-8 p-0 unlisted">
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment at={{ ...at, threadId, commentId: comment.id }} comment={comment} />
          </li>
        ))}
      </ol>
      {isCurrent && mayComment && resolvedAt === null && (
        <NewComment
          projectId={at.projectId}
          draftKey={draftKey(userId, at.projectId, 'page-reply', threadId)}
          mayBeInternal={false}
          onAdd={({ body, mentions }) => reply.mutateAsync({ body, mentions })}
        />
      )}
    </section>
  );
}

interface CommentProps {
  at: PageAt & { threadId: string; commentId: string };
  comment: PageComment;
}

function Comment({ at, comment }: CommentProps) {
  const { body, mentions, createdBy, createdAt, editedAt, permittedActions } = comment;
  const [text, setText] = useState<string | null>(null);
  const edit = useEditComment(at);
  const remove = useDeleteComment(at);
  const isDirty = text !== null && text !== body && !edit.isPending;
  const { question, close } = useUnsavedInput(isDirty);
  return (
    <>
      <div className={`row wrap gap-4 ${classes.by}`}>
        <PersonAvatar person={createdBy} size={22} />
        <strong>{fullName(createdBy)}</strong>
        <small>
          {formatTime(createdAt)}
          {editedAt && ', edited'}
        </small>
        {permittedActions.includes('update') && (
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label="Edit the comment"
            onClick={() => setText(body)}
          >
            <IconPencil size={14} />
          </ActionIcon>
        )}
        {permittedActions.includes('delete') && (
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label="Delete the comment"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            <IconTrash size={14} />
          </ActionIcon>
        )}
      </div>
      {text === null ? (
        <p className="m-top-4 pre-wrap" dir="auto">
          {splitMentions(body, mentions).map((piece, index) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change their order.
              <span key={index} className="accent medium">
                @{piece.name}
              </span>
            ),
          )}
        </p>
      ) : (
        <form
          className={`mt-4 ${classes.edit}`}
          onSubmit={(event) => {
            event.preventDefault();
            const kept = mentions.map(({ id }) => id);
            edit.mutate({ body: text.trim(), mentions: kept }, { onSuccess: () => setText(null) });
          }}
        >
          <KeptInput name={at.commentId} dirty={isDirty} />
          {edit.error && <FailureMessage error={edit.error} />}
          <Textarea
            aria-label="Comment"
            autosize
            maxRows={10}
            maxLength={5000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button size="compact-xs" type="submit" loading={edit.isPending} disabled={!text.trim()}>
            Save
          </Button>{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => close(() => setText(null))}
          >
            Cancel
          </Button>
          {question}
        </form>
      )}
    </>
  );
}
