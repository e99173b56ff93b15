import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { count } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import classes from './UnreadBanner.module.css';

/** Shows the number of unread messages; nothing while it is unknown or zero. */
export function UnreadBanner({ count: unread, href }: { count: number | undefined; href: string }) {
  if (!unread) return null;
  return (
    <div className={`row gap-12 washed ${classes.banner}`}>
      <IconMail size={20} aria-hidden="true" />
      <p>You have {count(unread, 'new unread message')}</p>
      <Button component={AppLink} href={href} size="xs">
        Check Now
      </Button>
    </div>
  );
}
