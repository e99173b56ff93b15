import { ActionIcon, Popover, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconMessageOff, IconPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import { getMessageThreadOptions } from '@/api/generated/messages.gen';
import type { LinkedRecord, Message, MessageThreadDetail } from '@/api/generated/types.gen';
import { isLogged, recordPath, recordTypes } from '@/records/common/recordTypes';
import { PersonName } from '@/records/people/PersonName';
import { count } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { StatusTag } from '@/shared/ui/Tag';
import type { ThreadAt } from '../mutations';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { ThreadSign } from './ThreadList';
import { ThreadMenu } from './ThreadMenu';
import classes from './ThreadView.module.css';
import { WhyNoMessage } from './WhyNoMessage';

interface Props {
  at: ThreadAt;
  userId: string;
  /** A message to show. */
  goTo: { position: number } | null;
  onShow: (position: number) => void;
  onBack: () => void;
}

/** One conversation. */
export function ThreadView({ at, userId, goTo, onShow, onBack }: Props) {
  const { data, error, isPending, refetch } = useQuery(getMessageThreadOptions({ path: at }));
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const thread = data?.data;
  const back = (
    <ActionIcon
      className={classes.back}
      variant="subtle"
      color="gray"
      aria-label="Back to the conversations"
      onClick={onBack}
    >
      <IconArrowLeft size={20} />
    </ActionIcon>
  );
  if (!thread) {
    return (
      <>
        <div className={`row gap-8 line-below surface ${classes.head}`}>{back}</div>
        {isPending && <Skeleton shape="row" count={9} m="md" />}
        {error && [403, 404].includes(asApiError(error).status) && (
          <EmptyState
            icon={<IconMessageOff size={20} />}
            title="This conversation is not open to you"
          >
            It does not exist, or you are no longer a member of it.
          </EmptyState>
        )}
        {error && ![403, 404].includes(asApiError(error).status) && (
          <ErrorState operation="getMessageThread" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const mayPost = thread.permittedActions.includes('post');
  const { record } = thread;
  return (
    <>
      <div className={`row gap-8 line-below surface ${classes.head}`}>
        {back}
        <ThreadSign thread={thread} size={32} />
        <div className={`grow min-w-0 ${classes.title}`}>
          <h2>{thread.title}</h2>
          <Members thread={thread} />
        </div>
        {record && <RecordLink record={record} />}
        <Pinned thread={thread} onShow={onShow} />
        <ThreadMenu at={at} thread={thread} onLeft={onBack} />
      </div>
      <MessageList
        at={at}
        thread={thread}
        userId={userId}
        goTo={goTo}
        onReply={mayPost && !record ? setReplyTo : undefined}
      />
      {mayPost ? (
        <Composer at={at} userId={userId} thread={thread} replyTo={replyTo} onReply={setReplyTo} />
      ) : (
        <WhyNoMessage projectId={at.projectId} thread={thread} />
      )}
    </>
  );
}

/** Leads to the record of a discussion. */
function RecordLink({ record }: { record: LinkedRecord }) {
  const hrefTo = useProjectHref();
  if (!isLogged(record.type)) return null;
  const { type, id, status } = record;
  return (
    <AppLink className="row rigid gap-8 text-sm" href={hrefTo(recordPath({ type, id }))}>
      <StatusTag status={status} />
      Open {recordTypes[type].one}
    </AppLink>
  );
}

function Members({ thread }: { thread: MessageThreadDetail }) {
  return (
    <Popover position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className="quiet text-xs lined">
          {count(thread.memberCount, 'member')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Members">
        <ul
          className={`relative grid gap-8 scroll-y text-sm list ${classes.people}`}
          data-autofocus
          tabIndex={-1}
        >
          {thread.members.map(({ person }) => (
            <li key={person.id}>
              <PersonAvatar person={person} size={24} />
              <PersonName person={person} />
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

interface PinnedProps {
  thread: MessageThreadDetail;
  onShow: (position: number) => void;
}

function Pinned({ thread: { pinned }, onShow }: PinnedProps) {
  const [opened, setOpened] = useState(false);
  if (pinned.length === 0) return null;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      withinPortal
      trapFocus
      returnFocus
      width="min(22rem, calc(100vw - 2rem))"
    >
      <Popover.Target>
        <UnstyledButton
          className="row rigid gap-4 p-4-8 rounded quiet text-xs hovered"
          onClick={() => setOpened((was) => !was)}
        >
          <IconPin size={16} aria-hidden="true" />
          {pinned.length} pinned
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pinned messages">
        <ul className={`relative grid gap-8 scroll-y text-sm list ${classes.pins}`}>
          {pinned.map(({ id, position, createdBy, body, attachments }) => (
            <li key={id}>
              <UnstyledButton
                className="grid w-full p-4 rounded text-sm hovered"
                onClick={() => {
                  setOpened(false);
                  onShow(position);
                }}
              >
                <strong>{fullName(createdBy)}</strong>
                <span>{body || attachments.map(({ fileName }) => fileName).join(', ')}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
