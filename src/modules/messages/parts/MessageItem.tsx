import { ActionIcon, Button, Menu, Textarea, UnstyledButton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconDots,
  IconEye,
  IconFile,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { type SubmitEventHandler, useState } from 'react';
import type { LinkedRecord, Message, MessageAction, WorkItemType } from '@/api/generated/types.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { count, formatBytes, formatTime } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { mentionedIn, splitMentions } from '@/shared/log/mentions';
import { PersonName } from '@/shared/people/PersonName';
import { StatusBadge } from '@/shared/records/marks';
import { recordPath, recordTypes } from '@/shared/records/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { clockTime } from '../clockTime';
import { type ThreadAt, useDeleteMessage, usePin, useReact, useUpdateMessage } from '../mutations';
import { reactionList, reactions } from '../reactions';
import classes from './MessageItem.module.css';

interface Props {
  at: ThreadAt;
  message: Message;
  userId: string;
  /** Whether it continues the message before. */
  isBlock: boolean;
  /** The names of the others who have read it. */
  seen: readonly string[];
  isLast: boolean;
  onReply: ((message: Message) => void) | undefined;
  /** Shows the message at a position. */
  onShow: (position: number) => void;
}

export function MessageItem(props: Props) {
  const { at, message, userId, isBlock, seen, isLast, onReply, onShow } = props;
  const [editing, setEditing] = useState(false);
  const { createdBy, createdAt, deleted, replyTo, pinned, editedAt } = message;
  const isOwn = createdBy.id === userId;
  return (
    <article
      className={classes.message}
      data-block={isBlock || undefined}
      data-pinned={pinned || undefined}
      aria-label={`${createdBy.name}, ${formatTime(createdAt)}`}
    >
      <span className={classes.side}>
        {!isBlock && <PersonAvatar person={createdBy} size={34} />}
      </span>
      <div className={classes.content}>
        {!isBlock && (
          <div className={classes.byline}>
            <strong>
              <PersonName person={createdBy} />
            </strong>
            <time dateTime={createdAt} title={formatTime(createdAt)}>
              {clockTime(createdAt)}
            </time>
            {pinned && <IconPin size={14} aria-label="Pinned" />}
          </div>
        )}
        {replyTo && (
          <UnstyledButton className={classes.reply} onClick={() => onShow(replyTo.position)}>
            <strong>{replyTo.createdBy.name}</strong>
            <span>{replyTo.text || 'Message deleted'}</span>
          </UnstyledButton>
        )}
        {deleted && <p className={classes.deleted}>Message deleted</p>}
        {editing ? (
          <EditMessage at={at} message={message} onClose={() => setEditing(false)} />
        ) : (
          message.body && (
            <p className={classes.body}>
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
          <ul className={classes.records}>
            {message.records.map((record) => (
              <li key={`${record.type} ${record.id}`}>
                <RecordChip record={record} />
              </li>
            ))}
          </ul>
        )}
        <Reactions at={at} message={message} userId={userId} />
        {isOwn && isLast && seen.length > 0 && (
          <p className={classes.seen} title={seen.join(', ')}>
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
}

function Body({ message: { body, mentions } }: { message: Message }) {
  return splitMentions(body, mentions).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not change their order.
      <span key={index} className={classes.mention}>
        @{piece.name}
      </span>
    ),
  );
}

const isLogged = (type: string): type is WorkItemType => Object.hasOwn(recordTypes, type);

/** A record with its status as it is now. */
export function RecordChip({ record }: { record: LinkedRecord }) {
  const hrefTo = useProjectHref();
  const { type, id, number, title, status } = record;
  const name = `${number ?? (isLogged(type) ? `Draft ${recordTypes[type].one}` : '')} ${title}`;
  const Sign = isLogged(type) ? recordTypes[type].icon : IconFile;
  const path = isLogged(type) ? recordPath({ type, id }) : paths.scans;
  return (
    <AppLink className={classes.record} href={hrefTo(path)}>
      <Sign size={16} aria-hidden="true" />
      <span>{name.trim()}</span>
      <StatusBadge status={status} />
    </AppLink>
  );
}

function Files({ message: { attachments } }: { message: Message }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files}>
      {attachments.map(({ id, url, thumbnailUrl, fileName, sizeBytes }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={classes.file}>
            {thumbnailUrl ? (
              <img src={thumbnailUrl} alt={fileName} loading="lazy" />
            ) : (
              <>
                <IconFile size={18} stroke={1.5} aria-hidden="true" />
                <span>{fileName}</span>
                <small>{formatBytes(sizeBytes)}</small>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  at: ThreadAt;
  message: Message;
  userId: string;
}

function Reactions({ at, message, userId }: PartProps) {
  const react = useReact({ ...at, messageId: message.id });
  if (message.reactions.length === 0) return null;
  const may = message.permittedActions.includes('react');
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ emoji, people }) => {
        const [sign, name] = reactions[emoji];
        const own = people.some(({ id }) => id === userId);
        const names = people.map((one) => one.name).join(', ');
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={own}
            aria-label={`${name}, ${count(people.length, 'person', 'people')}: ${names}`}
            title={names}
            disabled={!may || react.isPending}
            onClick={() => react.mutate({ emoji, on: !own })}
          >
            <span aria-hidden="true">
              {sign} {people.length}
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface MenuProps extends PartProps {
  seen: readonly string[];
  onReply: ((message: Message) => void) | undefined;
  onEdit: () => void;
}

function MessageMenu({ at, message, userId, seen, onReply, onEdit }: MenuProps) {
  const place = { ...at, messageId: message.id };
  const react = useReact(place);
  const pin = usePin(place);
  const remove = useDeleteMessage(place);
  const [asking, setAsking] = useState(false);
  const may = (action: MessageAction) => message.permittedActions.includes(action);
  const own = (emoji: string) =>
    message.reactions.some(
      (one) => one.emoji === emoji && one.people.some(({ id }) => id === userId),
    );
  return (
    <span className={classes.menu}>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={`Actions of the message of ${message.createdBy.name}`}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may('react') && (
            <div className={classes.choices}>
              {reactionList.map((emoji) => (
                <Menu.Item
                  key={emoji}
                  className={classes.choice ?? ''}
                  aria-label={reactions[emoji][1]}
                  onClick={() => react.mutate({ emoji, on: !own(emoji) })}
                >
                  <span aria-hidden="true">{reactions[emoji][0]}</span>
                </Menu.Item>
              ))}
            </div>
          )}
          {onReply && (
            <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => onReply(message)}>
              Reply
            </Menu.Item>
          )}
          {may('pin') && (
            <Menu.Item
              leftSection={message.pinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
              onClick={() => pin.mutate(!message.pinned)}
            >
              {message.pinned ? 'Unpin' : 'Pin'}
            </Menu.Item>
          )}
          {may('update') && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              Edit
            </Menu.Item>
          )}
          {may('delete') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => setAsking(true)}
            >
              Delete
            </Menu.Item>
          )}
          <Menu.Label className={classes.seenBy ?? ''}>
            <IconEye size={14} aria-hidden="true" />
            {seen.length > 0 ? `Seen by ${seen.length}: ${seen.join(', ')}` : 'Seen by nobody else'}
          </Menu.Label>
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <ConfirmDialog
          title="Delete this message?"
          confirmLabel="Delete"
          pending={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          A mark stays in its place. This cannot be undone.
        </ConfirmDialog>
      )}
    </span>
  );
}

function EditMessage({
  at,
  message,
  onClose,
}: Omit<PartProps, 'userId'> & { onClose: () => void }) {
  const [body, setBody] = useState(message.body);
  const update = useUpdateMessage({ ...at, messageId: message.id });
  const save: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const mentions = mentionedIn(body, message.mentions);
    update.mutate({ body: body.trim(), mentions }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={save} className={classes.edit}>
      {update.error && <FormMessage>{reasonText(update.error)}</FormMessage>}
      <Textarea
        aria-label="Text of the message"
        autosize
        data-autofocus
        autoFocus
        maxLength={10_000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      <div className={classes.editActions}>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="xs" type="submit" loading={update.isPending} disabled={!body.trim()}>
          Save
        </Button>
      </div>
    </form>
  );
}
