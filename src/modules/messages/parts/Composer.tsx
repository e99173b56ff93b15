import { ActionIcon, Button, CloseButton, FileButton, Switch } from '@mantine/core';
import { IconHash, IconPaperclip, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEventHandler, useState } from 'react';
import { addMessageAttachment } from '@/api/generated/messages.gen';
import type {
  Attachment,
  Message,
  MessageLinkType,
  MessageThreadDetail,
} from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { draftKey } from '@/shared/forms/drafts';
import { attachmentFile, refusalOf } from '@/shared/log/attachmentFiles';
import { MentionBox } from '@/shared/log/MentionBox';
import { groupsWithin, mentionedIn } from '@/shared/log/mentions';
import { distributionGroupsOptions, projectMembersOptions } from '@/shared/people/projectMembers';
import { recordNumber } from '@/shared/records/recordTypes';
import { browserStorage } from '@/shared/storage';
import { ErrorLine } from '@/shared/ui/states';
import { useUploadQueue } from '@/shared/upload/useUploadQueue';
import type { ThreadAt } from '../mutations';
import { addPending } from '../outbox';
import { useFileDrop } from '../useFileDrop';
import { useMessageDraft } from '../useMessageDraft';
import classes from './Composer.module.css';
import { ComposerChips } from './ComposerChips';
import { PickRecord } from './PickRecord';

const ENTER_KEY = 'messages-enter-sends';
/** Mentions per message; the contract permits no more. */
const MOST = 50;

interface Props {
  at: ThreadAt;
  userId: string;
  thread: MessageThreadDetail;
  replyTo: Message | null;
  onReply: (message: Message | null) => void;
}

/** Writes to a thread. What is sent waits in the outbox until the host has it. */
export function Composer({ at, userId, thread, replyTo, onReply }: Props) {
  const { projectId, threadId } = at;
  /** A comment has a text and names people, and nothing else. */
  const isComment = thread.kind === 'item';
  const mayBeInternal = thread.permittedActions.includes('post_internally');
  const { draft, change, clear, add } = useMessageDraft(draftKey(userId, 'message', threadId));
  const [enterSends, setEnterSends] = useState(browserStorage.get(ENTER_KEY) === '1');
  const [wanted, setWanted] = useState(false);
  const [picking, setPicking] = useState(false);
  const queue = useUploadQueue<Attachment>({
    send: async (file, _, { signal, fetch }) => {
      const { data } = await addMessageAttachment({
        path: at,
        body: { file },
        signal,
        fetch,
        throwOnError: true,
      });
      const { id, fileName } = data.data;
      add({ id, fileName });
      return data.data;
    },
    refusalOf: (file) => refusalOf(file, 'attachment'),
    verb: 'attached',
  });
  const team = useQuery({
    ...projectMembersOptions(projectId),
    enabled: wanted || draft.body !== '',
  });
  const groups = useQuery({
    ...distributionGroupsOptions(projectId),
    enabled: wanted,
  });
  const { body, mentions, records } = draft;
  const files = draft.files ?? [];
  const internal = mayBeInternal && draft.internal === true;
  const lead = team.data?.companies.find((company) => company.lead);
  // Only people who will see it can be mentioned.
  const people = (team.data?.data ?? []).filter(
    ({ companyId }) => !internal || !lead || companyId === lead.id,
  );
  const companies = isComment ? [] : (team.data?.companies ?? []);
  const mayLink = useOffers()('listWorkItems') && !isComment;
  const placeholder = isComment
    ? 'Write a comment, @ to mention someone'
    : `Write a message, @ for people${mayLink ? ', # for records' : ''}`;
  const isEmpty = !body.trim() && files.length === 0 && records.length === 0;

  const attach = (chosen: readonly File[]) => {
    if (!isComment) void queue.add(chosen, undefined);
  };
  const send: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (isEmpty || queue.current) return;
    const chosen = mentions.filter(
      ({ id }) => !isComment || !team.data || people.some((one) => one.id === id),
    );
    const named = mentionedIn(body, [...chosen, ...people, ...companies]).slice(0, MOST);
    addPending({
      projectId,
      threadId,
      request: {
        // A message needs a text or a file.
        body: body.trim() || (files.length > 0 ? '' : records.map(({ name }) => name).join(', ')),
        mentions: named,
        ...(internal && { visibility: 'internal' as const }),
        records: records.map(({ type, id }) => ({ type: type as MessageLinkType, id })),
        attachmentIds: files.map(({ id }) => id),
        ...(replyTo && { replyToId: replyTo.id }),
      },
    });
    clear();
    queue.close();
    onReply(null);
  };
  const { isOver, onPaste, ...drop } = useFileDrop(attach);
  const changeText = (text: string, chosen: readonly { id: string; name: string }[] = []) => {
    // A # at the beginning of a word opens the list of records.
    const isHash = mayLink && text.length === body.length + 1 && /(^|\s)#$/.test(text);
    if (isHash) setPicking(true);
    change({
      body: isHash ? text.slice(0, -1) : text,
      ...(chosen.length > 0 && {
        mentions: [...mentions, ...chosen.map(({ id, name }) => ({ id, name }))],
      }),
    });
  };

  return (
    <form onSubmit={send} className={classes.form} data-over={isOver || undefined} {...drop}>
      {replyTo && (
        <p className={classes.reply}>
          <span>
            Reply to <strong>{replyTo.createdBy.name}</strong>: {replyTo.body}
          </span>
          <CloseButton size="sm" aria-label="Do not reply" onClick={() => onReply(null)} />
        </p>
      )}
      {queue.refused.map((reason) => (
        <p key={reason} className={classes.refused} role="alert">
          {reason}
        </p>
      ))}
      <ComposerChips
        records={records}
        files={files}
        attaching={queue.current?.name ?? null}
        onRecords={(kept) => change({ records: kept })}
        onFiles={(kept) => change({ files: kept })}
      />
      <MentionBox
        label={`Message to ${thread.title}`}
        placeholder={placeholder}
        value={body}
        onChange={changeText}
        people={people}
        groups={groupsWithin(groups.data?.data ?? [], people)}
        companies={companies.map(({ id, name }) => ({ id, name }))}
        enterSends={enterSends}
        onPaste={onPaste}
        minRows={1}
        inDialog={false}
        readOnly={false}
        onFocus={() => setWanted(true)}
      />
      {team.error && !team.data && (
        <ErrorLine
          operation="listProjectMembers"
          error={team.error}
          onRetry={() => void team.refetch()}
        />
      )}
      <div className={classes.actions}>
        {mayBeInternal && (
          <Switch
            size="xs"
            label="Internal"
            title={`Only ${lead?.name ?? 'the leading company'} sees it`}
            checked={internal}
            onChange={({ currentTarget: { checked } }) => change({ internal: checked })}
          />
        )}
        {!isComment && (
          <>
            <FileButton
              multiple
              accept={attachmentFile.extensions.map((one) => `.${one}`).join()}
              onChange={attach}
            >
              {(button) => (
                <ActionIcon {...button} variant="subtle" color="gray" aria-label="Attach files">
                  <IconPaperclip size={18} />
                </ActionIcon>
              )}
            </FileButton>
            {mayLink && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label="Link a record"
                onClick={() => setPicking(true)}
              >
                <IconHash size={18} />
              </ActionIcon>
            )}
          </>
        )}
        <Switch
          className={classes.setting ?? ''}
          size="xs"
          label="Enter sends"
          checked={enterSends}
          onChange={({ currentTarget: { checked } }) => {
            setEnterSends(checked);
            browserStorage.set(ENTER_KEY, checked ? '1' : '0');
          }}
        />
        <Button
          type="submit"
          size="xs"
          leftSection={<IconSend size={15} />}
          disabled={isEmpty || queue.current !== null}
        >
          {internal ? 'Send internally' : 'Send'}
        </Button>
      </div>
      {picking && (
        <PickRecord
          projectId={projectId}
          taken={records.map(({ id }) => id)}
          onClose={() => setPicking(false)}
          onPick={(record) => {
            const { type, id, title: own } = record;
            change({ records: [...records, { type, id, name: `${recordNumber(record)} ${own}` }] });
            setPicking(false);
          }}
        />
      )}
    </form>
  );
}
