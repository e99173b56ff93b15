import { ActionIcon, Button } from '@mantine/core';
import { IconMessages, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { listPageThreadsOptions } from '@/api/generated/pages.gen';
import { useUser } from '@/platform/auth/session';
import { NewComment } from '@/records/log/comments/NewComment';
import { count } from '@/shared/format/format';
import { draftKey } from '@/shared/forms/drafts';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import type { PageAt } from '../mutations';
import { type CommentDraft, markDraft, placesOf, showPlace, unmark } from './anchors';
import classes from './Comments.module.css';
import { useCreateThread } from './mutations';
import { Thread } from './Thread';

interface Props {
  at: PageAt;
  editor: Editor | null;
  mayComment: boolean;
  mayEdit: boolean;
  draft: CommentDraft | null;
  /** The anchor of the chosen thread. */
  current: string | null;
  onCurrent: (anchor: string | null) => void;
  onDraftEnd: () => void;
  onClose: () => void;
}

/** Shows the comments on parts of the text, in the order of the text. */
export default function CommentsPanel(props: Props) {
  const { at, editor, mayComment, mayEdit, draft, current, onCurrent, onDraftEnd, onClose } = props;
  const { data, error, isPending, refetch } = useQuery(listPageThreadsOptions({ path: at }));
  const userId = useUser()?.id;
  const [wantsResolved, setWantsResolved] = useState(false);
  const create = useCreateThread(at);
  const threads = data?.data;
  const places = editor ? placesOf(editor) : new Map<string, number>();
  const place = (anchor: string) => places.get(anchor) ?? Number.POSITIVE_INFINITY;
  const open = (threads ?? [])
    .filter(({ resolvedAt }) => resolvedAt === null)
    .sort((a, b) => place(a.anchor) - place(b.anchor));
  const resolved = (threads ?? []).filter(({ resolvedAt }) => resolvedAt !== null);
  const isResolvedChosen = resolved.some(({ anchor }) => anchor === current);
  const shownResolved = wantsResolved || isResolvedChosen ? resolved : [];
  const add = async (begun: CommentDraft, body: string, mentions: string[]) => {
    const { anchor, quote } = begun;
    // Those who may not write in the text comment without a mark in it.
    if (editor && mayEdit) markDraft(editor, begun);
    try {
      await create.mutateAsync({ anchor, quote, body, mentions });
    } catch (failure) {
      if (editor && mayEdit) unmark(editor, anchor);
      throw failure;
    }
    onDraftEnd();
    onCurrent(anchor);
  };
  return (
    <>
      <div className={`row between line-below ${classes.head}`}>
        <h2>Comments</h2>
        <ActionIcon variant="subtle" color="gray" aria-label="Close the comments" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <div className={`relative grid grow gap-8 min-h-0 p-12 scroll-y ${classes.threads}`}>
        {draft && mayComment && (
          <section
            className={`p-8-12 text-sm box ${classes.thread}`}
            aria-label="New comment"
            data-current
          >
            <blockquote className={`grow clip m-below-8 quiet text-xs ${classes.quote}`}>
              {draft.quote}
            </blockquote>
            <NewComment
              projectId={at.projectId}
              draftKey={draftKey(userId, at.projectId, 'page-comment', at.pageId, draft.quote)}
              mayBeInternal={false}
              onAdd={({ body, mentions }) => add(draft, body, mentions)}
            />
            <Button size="compact-xs" variant="subtle" color="gray" onClick={onDraftEnd}>
              Cancel
            </Button>
          </section>
        )}
        {error && !threads && (
          <ErrorState operation="listPageThreads" error={error} onRetry={() => void refetch()} />
        )}
        {isPending && <Skeleton shape="card" h={120} />}
        {threads && open.length === 0 && !draft && (
          <EmptyState icon={<IconMessages size={20} />} title="No open comments">
            {mayComment && 'Select some words and choose Comment.'}
          </EmptyState>
        )}
        {[...open, ...shownResolved].map((thread) => (
          <Thread
            key={thread.id}
            at={at}
            thread={thread}
            hasPlace={places.has(thread.anchor)}
            mayComment={mayComment}
            isCurrent={thread.anchor === current}
            onChoose={() => {
              onCurrent(thread.anchor);
              if (editor) showPlace(editor, thread.anchor);
            }}
          />
        ))}
        {resolved.length > 0 && !isResolvedChosen && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => setWantsResolved(!wantsResolved)}
          >
            {wantsResolved ? 'Hide' : 'Show'} {count(resolved.length, 'resolved thread')}
          </Button>
        )}
      </div>
    </>
  );
}
