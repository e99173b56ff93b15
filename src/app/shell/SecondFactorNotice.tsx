import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useProof } from '@/platform/auth/proof';
import { formatTime } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import classes from './SeeAsBanner.module.css';

/** Says until when the account wants a second factor, and leads to where it is set up. It stays away until the next visit. */
export default function SecondFactorNotice({ dueAt }: { dueAt: string }) {
  const [isHidden, setHidden] = useState(false);
  const { isFactorMissing } = useProof();
  if (isHidden || isFactorMissing) return null;
  const button = { size: 'xs', variant: 'white', color: 'dark' } as const;
  return (
    <section
      className={`row gap-8 rounded-pill shadow-float ${classes.banner}`}
      aria-label="Second factor"
      data-keeps-clear
    >
      <IconShieldLock size={16} aria-hidden="true" />
      <p>
        Set up an authenticator app or a passkey by {formatTime(dueAt)}, and log in with it. After
        that, nothing else works.
      </p>
      <Button {...button} component={AppLink} href={paths.userProfile}>
        Set up
      </Button>
      <Button {...button} variant="transparent" color="white" onClick={() => setHidden(true)}>
        Later
      </Button>
    </section>
  );
}
