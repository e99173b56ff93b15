import { Button, Switch } from '@mantine/core';
import { type SubmitEventHandler, useState } from 'react';
import type { AddCommentRequest } from '@/api/generated/types.gen';
import type { DraftKey } from '@/shared/forms/drafts';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { useWriting } from '@/shared/live/writing';
import { ErrorLine } from '@/shared/ui/states';
import detail from '../../common/Detail.module.css';
import { MentionBox } from './MentionBox';
import { mentionedIn } from './mentions';
import { RestoredDraft } from './RestoredDraft';
import { useCommentDraft } from './useCommentDraft';
import { useMentions } from './useMentions';

export interface NewCommentProps {
  projectId: string;
  /** Resolves when the comment is saved. A failure is shown here, so it must not be toasted. */
  onAdd: (comment: Required<AddCommentRequest>) => Promise<unknown>;
  /** Whether the user may write comments that only the leading company sees. */
  mayBeInternal: boolean;
  /** Key of the text's draft; see draftKey. */
  draftKey: DraftKey | null;
  /** The record, if others may see that the user writes in it. */
  recordId?: string;
  /** Whether a dialog surrounds it, which would hide anything outside. */
  inDialog?: boolean;
}

/** Mentions per comment; the contract permits no more. */
const MOST = 50;

export function NewComment(props: NewCommentProps) {
  const { projectId, onAdd, mayBeInternal, draftKey, inDialog = false } = props;
  const { comment, change, clear, restoredAt } = useCommentDraft(draftKey);
  const { body, mentions } = comment;
  useWriting(props.recordId ?? null, body !== '');
  const internal = comment.internal && mayBeInternal;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [writing, setWriting] = useState(false);
  const audience = useMentions({ projectId, enabled: writing || body !== '', internal });
  const { team, lead, people, groups, named } = audience;

  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    const text = body.trim();
    if (!text || sending) return;
    // A chosen person wins over another one with the same name.
    const chosen = mentions.filter((person) => !audience.isHidden(person));
    const ids = mentionedIn(text, [...chosen, ...named]).slice(0, MOST);
    setSending(true);
    setFailure(null);
    try {
      const visibility = internal ? 'internal' : 'everyone';
      await onAdd({ body: text, mentions: ids, visibility });
      clear();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={send} className="grid gap-8 mt-12" data-screen-only="">
      {failure !== null && <FailureMessage error={failure} />}
      <MentionBox
        value={body}
        onChange={(text, chosen = []) =>
          change({
            body: text,
            ...(chosen.length > 0 && {
              mentions: [...mentions, ...chosen],
            }),
          })
        }
        people={people}
        groups={groups}
        onSearch={audience.search}
        inDialog={inDialog}
        readOnly={sending}
        onFocus={() => setWriting(true)}
      />
      {team.error && !team.data && (
        <ErrorLine
          operation="listProjectMembers"
          error={team.error}
          onRetry={() => void team.refetch()}
        />
      )}
      <div className={`row between gap-8 ${detail.commentActions}`}>
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
      <RestoredDraft at={restoredAt} files={undefined} onDiscard={clear} />
    </form>
  );
}
