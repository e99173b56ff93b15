import { Button, CloseButton } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type SubmitEventHandler, useState } from 'react';
import { addMessageAttachment } from '@/api/generated/messages.gen';
import type {
  Attachment,
  Message,
  MessageLinkType,
  MessageThreadDetail,
} from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { recordNumber } from '@/records/common/recordTypes';
import { MentionBox } from '@/records/log/comments/MentionBox';
import { mentionedIn } from '@/records/log/comments/mentions';
import { useMentions } from '@/records/log/comments/useMentions';
import { refusalOf } from '@/records/log/files/attachmentFiles';
import { fullName } from '@/shared/format/labels';
import { draftKey } from '@/shared/forms/drafts';
import { UnsavedChanges } from '@/shared/forms/UnsavedChanges';
import { browserStorage } from '@/shared/storage';
import { QueryErrorLine } from '@/shared/ui/QueryErrorLine';
import { useUploadQueue } from '@/shared/upload/useUploadQueue';
import type { ThreadAt } from '../mutations';
import { addPending } from '../outbox';
import { useFileDrop } from '../useFileDrop';
import { type MessageDraft, useMessageDraft } from '../useMessageDraft';
import classes from './Composer.module.css';
import { ComposerChips } from './ComposerChips';
import { ComposerTools } from './ComposerTools';
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
  const queue = useAttaching(at, add);
  const internal = mayBeInternal && draft.internal === true;
  const enabled = wanted || draft.body !== '';
  const audience = useMentions({ projectId, enabled, internal });
  const { team, groups, people, lead, named } = audience;
  const companies = isComment ? [] : audience.companies;
  const { body, mentions, records } = draft;
  const files = draft.files ?? [];
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
    const chosen = mentions.filter((person) => !isComment || !audience.isHidden(person));
    addPending({
      projectId,
      threadId,
      request: {
        ...contentOf(draft, internal),
        mentions: mentionedIn(body, [...chosen, ...named, ...companies]).slice(0, MOST),
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
        mentions: [...mentions, ...chosen],
      }),
    });
  };

  return (
    <form
      onSubmit={send}
      className={`grid gap-8 p-12-16 line-above surface ${classes.form}`}
      data-over={isOver || undefined}
      {...drop}
    >
      {replyTo && <ReplyTo message={replyTo} onCancel={() => onReply(null)} />}
      {queue.refused.map((reason) => (
        <p key={reason} className="m-0 negative text-xs" role="alert">
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
        groups={groups}
        onSearch={audience.search}
        companies={companies.map(({ id, name }) => ({ id, name }))}
        enterSends={enterSends}
        onPaste={onPaste}
        minRows={1}
        inDialog={false}
        readOnly={false}
        onFocus={() => setWanted(true)}
      />
      {queue.current && <UnsavedChanges texts={attaching} />}
      <QueryErrorLine operation="listProjectMembers" query={team} />
      <div className="row gap-4">
        <ComposerTools
          internal={mayBeInternal ? internal : null}
          company={lead?.name}
          mayLink={mayLink}
          onInternal={(on) => change({ internal: on })}
          onAttach={isComment ? undefined : attach}
          onLink={() => setPicking(true)}
          enterSends={enterSends}
          onEnterSends={(on) => {
            setEnterSends(on);
            browserStorage.set(ENTER_KEY, on ? '1' : '0');
          }}
        />
        <Button
          type="submit"
          size="xs"
          leftSection={<IconSend size={16} />}
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
            const { type, id, title: recordTitle } = record;
            change({
              records: [...records, { type, id, name: `${recordNumber(record)} ${recordTitle}` }],
            });
            setPicking(false);
          }}
        />
      )}
    </form>
  );
}

const attaching = {
  title: 'Leave before the file is attached?',
  text: 'A file is still on its way. It would be missing in your message.',
  stay: 'Stay here',
  leave: 'Leave',
};

/** Uploads files at once, so that the message that is sent later only names them. */
function useAttaching(address: ThreadAt, add: (file: { id: string; fileName: string }) => void) {
  return useUploadQueue<Attachment>({
    send: async (file, _, { signal, fetch }) => {
      const { data } = await addMessageAttachment({
        path: address,
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
}

const ReplyTo = ({ message, onCancel }: { message: Message; onCancel: () => void }) => (
  <p className={`row gap-8 m-0 quiet text-xs ${classes.reply}`}>
    <span>
      Reply to <strong>{fullName(message.createdBy)}</strong>: {message.body}
    </span>
    <CloseButton size="sm" aria-label="Do not reply" onClick={onCancel} />
  </p>
);

/** Returns what is sent of a draft, apart from the people whom it names. */
const contentOf = ({ body, records, files = [] }: MessageDraft, internal: boolean) => ({
  // A message needs a text or a file.
  body: body.trim() || (files.length > 0 ? '' : records.map(({ name }) => name).join(', ')),
  ...(internal && { visibility: 'internal' as const }),
  records: records.map(({ type, id }) => ({ type: type as MessageLinkType, id })),
  attachmentIds: files.map(({ id }) => id),
});
