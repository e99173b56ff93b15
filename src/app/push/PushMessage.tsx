import { useState } from 'react';
import { AppLink } from '@/shared/routing/AppLink';
import classes from './Push.module.css';

interface Props {
  title?: string | undefined;
  body?: string | undefined;
  image?: string | undefined;
  /** The path to open on click, within the portal. */
  address?: string | undefined;
}

/** Shows the toast for a push message. The title and body come from the sender and are rendered as plain text. */
export function PushMessage({ title, body, image, address }: Props) {
  const [broken, setBroken] = useState(false);
  const content = (
    <>
      <span className={`block medium ${classes.title}`}>{title || 'New Notification'}</span>
      <span className="block regular">{body || 'You have a new message.'}</span>
      {image && !broken && (
        <img
          className={`block w-full mt-8 rounded ${classes.image}`}
          src={image}
          alt=""
          onError={() => setBroken(true)}
        />
      )}
    </>
  );
  if (!address) return content;
  return (
    <AppLink
      href={address}
      className={`block inherit undecorated rounded ${classes.link}`}
      draggable={false}
    >
      {content}
    </AppLink>
  );
}
