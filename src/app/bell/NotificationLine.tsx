import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { Notification } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import classes from './Bell.module.css';
import type { Actions } from './useActions';
import { addressOf, lessText, whatHappened, whyText } from './words';

interface Props {
  one: Notification;
  actions: Actions;
  onClose: () => void;
}

/** One thing that happened, why it is here, and the way to get less of it. Opening it marks it as read. */
export function NotificationLine({ one, actions, onClose }: Props) {
  const { actor, excerpt, at, read } = one;
  const address = addressOf(one);
  const lessWords = lessText(one);
  const ids = [one.id];
  const open = () => {
    if (!read) actions.mark(ids, 'read');
    onClose();
  };
  const what = (
    <>
      {actor && <strong>{fullName(actor)}</strong>} {whatHappened(one)}
      {excerpt && <span className={`clip quiet ${classes.excerpt}`}>{excerpt}</span>}
    </>
  );
  return (
    <li className={`relative flex gap-8 text-sm ${classes.line}`} data-unread={!read || undefined}>
      {actor ? (
        <PersonAvatar person={actor} size={28} />
      ) : (
        <span
          className={`grid rigid place-center round washed accent ${classes.system}`}
          aria-hidden="true"
        >
          <IconBell size={16} />
        </span>
      )}
      <div className="grow min-w-0 breaks">
        {address ? (
          <AppLink
            href={address}
            className={`block m-0 rounded text undecorated ${classes.what}`}
            data-line
            onClick={open}
          >
            {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
            {what}
          </AppLink>
        ) : (
          <p className={`block m-0 rounded text undecorated ${classes.what}`}>{what}</p>
        )}
        <p className="block quiet text-xs regular m-top-4">
          <Since at={at} /> · {whyText(one)}
          {lessWords && (
            <>
              {' · '}
              <button
                type="button"
                className={`p-0 bare accent font-inherit pointer lined ${classes.less}`}
                disabled={actions.isChangingLess}
                onClick={() => actions.less(one)}
              >
                {lessWords}
              </button>
            </>
          )}
          {' · '}
          <button
            type="button"
            className={`p-0 bare accent font-inherit pointer lined ${classes.less}`}
            onClick={() => actions.mark(ids, read ? 'unread' : 'read')}
          >
            {read ? 'Mark as unread' : 'Mark as read'}
          </button>
        </p>
      </div>
    </li>
  );
}
