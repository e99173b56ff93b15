import { UnstyledButton } from '@mantine/core';
import { useLongPress } from '@mantine/hooks';
import { IconPin } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import type { Message, ThreadMember } from '@/api/generated/types.gen';
import { PersonName } from '@/records/people/PersonName';
import { formatTime } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Tag } from '@/shared/ui/Tag';
import { clockTime } from '../clockTime';
import type { ThreadAt } from '../mutations';
import { EditMessage } from './EditMessage';
import classes from './MessageItem.module.css';
import { MessageMenu } from './MessageMenu';
import { Body, EventNote, Files, Reactions, RecordChip } from './messageParts';

interface Props {
  at: ThreadAt;
  message: Message;
  userId: string;
  /** Whether it continues the message before. */
  isBlock: boolean;
  members: readonly ThreadMember[];
  isLast: boolean;
  onReply: ((message: Message) => void) | undefined;
  onShow: (position: number) => void;
}

/** A finger that rests on a message opens its menu. */
const longPress = { events: ['touch' as const], threshold: 500, cancelOnMove: true };

/** Scrolling changes the list many times a second, and no message in it. */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { at, message, userId, isBlock, members, isLast, onReply, onShow } = props;
  const [editing, setEditing] = useState(false);
  const { createdBy, createdAt, deleted, replyTo, pinned, editedAt } = message;
  const isOwn = createdBy.id === userId;
  /** The names of the others who have read it. */
  const seen = members
    .filter(({ person, readUpTo }) => person.id !== userId && readUpTo >= message.position)
    .map(({ person }) => fullName(person));
  const item = useRef<HTMLElement>(null);
  const press = useLongPress(
    () => item.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click(),
    longPress,
  );
  if (message.event) return <EventNote message={message} />;
  return (
    <article
      className={`relative flex gap-12 p-4-16 ${classes.message}`}
      data-block={isBlock || undefined}
      data-pinned={pinned || undefined}
      aria-label={`${fullName(createdBy)}, ${formatTime(createdAt)}`}
      ref={item}
      {...press}
    >
      <span className={classes.side}>
        {!isBlock && <PersonAvatar person={createdBy} size={34} />}
      </span>
      <div className={`grow min-w-0 ${classes.content}`}>
        {!isBlock && (
          <div className={`flex gap-8 text-sm items-baseline ${classes.byline}`}>
            <strong>
              <PersonName person={createdBy} />
            </strong>
            <time dateTime={createdAt} title={formatTime(createdAt)}>
              {clockTime(createdAt)}
            </time>
            {pinned && <IconPin size={14} aria-label="Pinned" />}
            {message.visibility === 'internal' && <Tag>Internal</Tag>}
          </div>
        )}
        {replyTo && (
          <UnstyledButton
            className={`flex gap-8 quiet text-xs ${classes.reply}`}
            onClick={() => onShow(replyTo.position)}
          >
            <strong>{fullName(replyTo.createdBy)}</strong>
            <span>{replyTo.text || 'Message deleted'}</span>
          </UnstyledButton>
        )}
        {deleted && <p className={`m-0 quiet text-sm ${classes.deleted}`}>Message deleted</p>}
        {editing ? (
          <EditMessage at={at} message={message} onClose={() => setEditing(false)} />
        ) : (
          message.body && (
            <p className={`m-0 text-sm pre-wrap ${classes.body}`}>
              <Body message={message} />
              {editedAt && (
                <span className={classes.edited} title={formatTime(editedAt)}>
                  {' '}
                  (edited)
                </span>
              )}
            </p>
          )
        )}
        <Files message={message} />
        {message.records.length > 0 && (
          <ul className={`flex wrap gap-8 p-0 unlisted ${classes.records}`}>
            {message.records.map((record) => (
              <li key={`${record.type} ${record.id}`}>
                <RecordChip record={record} />
              </li>
            ))}
          </ul>
        )}
        <Reactions at={at} message={message} userId={userId} />
        {isOwn && isLast && seen.length > 0 && (
          <p className={`m-0 ${classes.seen}`} title={seen.join(', ')}>
            Seen by {seen.length}
          </p>
        )}
      </div>
      {!deleted && (
        <MessageMenu
          at={at}
          message={message}
          userId={userId}
          seen={seen}
          onReply={onReply}
          onEdit={() => setEditing(true)}
        />
      )}
    </article>
  );
});
