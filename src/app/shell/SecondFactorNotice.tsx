import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { formatTime } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import classes from './SeeAsBanner.module.css';

/** Says until when the account wants a second factor, and leads to where it is set up. */
export default function SecondFactorNotice({ dueAt }: { dueAt: string }) {
  return (
    <section className={classes.banner} aria-label="Second factor">
      <IconShieldLock size={18} aria-hidden="true" />
      <p>Set up an authenticator app by {formatTime(dueAt)}. After that, nothing else works.</p>
      <Button component={AppLink} href={paths.userProfile} size="xs" variant="white" color="dark">
        Set up
      </Button>
    </section>
  );
}
