import { Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconCopy,
  IconEye,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Message, MessageAction } from '@/api/generated/types.gen';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { useDeleteMessage, usePin, useReact } from '../mutations';
import { reactionList, reactions } from '../reactions';
import classes from './MessageItem.module.css';
import type { PartProps } from './messageParts';
import { TurnInto } from './TurnInto';

export interface MenuProps extends PartProps {
  seen: readonly string[];
  onReply: ((message: Message) => void) | undefined;
  onEdit: () => void;
}

/** Shows what the user may do with a message, and who has seen it. */
export default function MessageEntries({
  target,
  at,
  message,
  userId,
  seen,
  onReply,
  onEdit,
}: MenuProps & { target: MenuTarget }) {
  const place = { ...at, messageId: message.id };
  const react = useReact(place);
  const pin = usePin(place);
  const remove = useDeleteMessage(place);
  const [asking, setAsking] = useState(false);
  const clipboard = useClipboard();
  const may = (action: MessageAction) => message.permittedActions.includes(action);
  const ownReaction = (emoji: string) =>
    message.reactions.some(
      (reaction) => reaction.emoji === emoji && reaction.people.some(({ id }) => id === userId),
    );
  return (
    <>
      <OpenMenu target={target} position="bottom-end">
        {may('react') && (
          <div className={classes.choices}>
            {reactionList.map((emoji) => (
              <Menu.Item
                key={emoji}
                className={`p-4 text-center ${classes.choice}`}
                aria-label={reactions[emoji][1]}
                onClick={() => react.mutate({ emoji, on: !ownReaction(emoji) })}
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
        {message.body && (
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            onClick={() => clipboard.copy(message.body)}
          >
            Copy text
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
        {may('link') && <TurnInto at={at} message={message} />}
        {may('delete') && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Menu.Item>
        )}
        <Menu.Label className={`row gap-4 ${classes.seenBy}`}>
          <IconEye size={14} aria-hidden="true" />
          {seen.length > 0 ? `Seen by ${seen.length}: ${seen.join(', ')}` : 'Seen by nobody else'}
        </Menu.Label>
      </OpenMenu>
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
    </>
  );
}
