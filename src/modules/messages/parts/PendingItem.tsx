import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useUser } from '@/platform/auth/session';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { type Pending, removePending, retryPending } from '../outbox';
import classes from './MessageItem.module.css';

/** Shows a message of the user that is on its way, or was refused. */
export function PendingItem({ pending }: { pending: Pending }) {
  const user = useUser();
  const { key, error, request } = pending;
  return (
    <article
      className={`relative flex gap-12 p-4-16 ${classes.message}`}
      aria-label="Your message, not sent yet"
    >
      <span className={classes.side}>
        {user && (
          <PersonAvatar person={{ name: user.username, avatarUrl: user.avatarUrl }} size={34} />
        )}
      </span>
      <div className={`grow min-w-0 ${classes.content}`}>
        <p className={`m-0 text-sm pre-wrap ${classes.body}`}>{request.body || 'Attachment'}</p>
        {error === null ? (
          <p className={`m-0 ${classes.seen}`} role="status">
            <IconClock size={14} aria-hidden="true" /> Sending
          </p>
        ) : (
          <p className={`m-0 ${classes.seen}`} role="alert">
            {failureText('createMessage', error)}. {reasonText(error)}{' '}
            <Button size="compact-xs" variant="light" onClick={() => retryPending(key)}>
              Retry
            </Button>{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => removePending(key)}
            >
              Discard
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}
