import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEventHandler, useState } from 'react';
import { listProjectMembersOptions } from '@/api/generated/projects/listProjectMembers.gen';
import type { AddCommentRequest } from '@/api/generated/types.gen';
import { ago } from '../forms/ago';
import detail from './Detail.module.css';
import { MentionBox } from './MentionBox';
import { mentionedIn } from './mentions';
import { useCommentDraft } from './useCommentDraft';

export interface NewCommentProps {
  projectId: string;
  /** Resolves when the comment is kept. */
  onAdd: (comment: Required<AddCommentRequest>) => Promise<unknown>;
  /** Whether the person may write for the leading company alone. */
  mayBeInternal: boolean;
  /** Where the text is kept until it is sent; see draftKey. */
  draftKey: string | null;
  /** It stands in a dialog, which would hide what is shown beside it. */
  inDialog?: boolean;
}

/** People that one comment may mention. */
const MOST = 50;

export function NewComment(props: NewCommentProps) {
  const { projectId, onAdd, mayBeInternal, draftKey, inDialog = false } = props;
  const { comment, change, clear, restoredAt } = useCommentDraft(draftKey);
  const { body, mentions } = comment;
  const internal = comment.internal && mayBeInternal;
  const [sending, setSending] = useState(false);
  const [writing, setWriting] = useState(false);
  const members = useQuery({
    ...listProjectMembersOptions({ path: { projectId }, query: { limit: 100 } }),
    enabled: writing || body !== '',
  }).data;
  const lead = members?.companies.find((company) => company.lead);
  // Who will not see a comment is not called to it.
  const people = (members?.data ?? []).filter(
    ({ companyId }) => !internal || !lead || companyId === lead.id,
  );

  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    const text = body.trim();
    if (!text || sending) return;
    // Of two who are called the same, the one who was chosen is meant.
    const chosen = mentions.filter(({ id }) => !members || people.some((one) => one.id === id));
    const ids = mentionedIn(text, [...chosen, ...people]).slice(0, MOST);
    setSending(true);
    try {
      const visibility = internal ? 'internal' : 'everyone';
      await onAdd({ body: text, mentions: ids, visibility });
      clear();
    } catch {
      // The toast has said why; what was typed stays.
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={send} className={detail.newComment}>
      <MentionBox
        value={body}
        onChange={(text, mention) =>
          change({
            body: text,
            ...(mention && { mentions: [...mentions, { id: mention.id, name: mention.name }] }),
          })
        }
        people={people}
        inDialog={inDialog}
        readOnly={sending}
        onFocus={() => setWriting(true)}
      />
      <div className={detail.commentActions}>
        {mayBeInternal && (
          <Switch
            size="xs"
            label="Internal"
            description={`Only ${lead?.name ?? 'the leading company'} sees it`}
            checked={internal}
            onChange={(event) => change({ internal: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" size="xs" variant="default" loading={sending} disabled={!body.trim()}>
          {internal ? 'Comment internally' : 'Comment'}
        </Button>
      </div>
      {restoredAt !== null && (
        <span className={detail.commentDraft}>
          Your draft from {ago(restoredAt)}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
            Discard
          </Button>
        </span>
      )}
    </form>
  );
}
