import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Profile } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useCancelEmailChange } from '../mutations';

const EmailDialog = onDemand(() => import('../forms/EmailDialog'));
const PasswordDialog = onDemand(() => import('../forms/PasswordDialog'));

/** Shows the address and the password of the account. */
export function SignInPanel({ profile: { email, pendingEmail } }: { profile: Profile }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const cancel = useCancelEmailChange();
  const close = () => setOpen(null);
  return (
    <Panel title="Email and password">
      <div className={`row wrap gap-8-16 line-below ${classes.row}`}>
        <div className={classes.words}>
          <p className="row wrap gap-4-8 m-0 medium">Email</p>
          <p className="m-0 quiet">{email}</p>
        </div>
        <Button variant="default" onClick={() => setOpen('email')}>
          Change email
        </Button>
      </div>
      {pendingEmail && (
        <div className={`row wrap gap-8-16 line-below ${classes.row}`} data-notice role="status">
          <p className={classes.words}>
            Open the link that we sent to <strong>{pendingEmail}</strong> within 24 hours. Until
            then, your address stays.
          </p>
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel change
          </Button>
        </div>
      )}
      <div className={`row wrap gap-8-16 line-below ${classes.row}`}>
        <div className={classes.words}>
          <p className="row wrap gap-4-8 m-0 medium">Password</p>
          <p className="m-0 quiet">A new one ends your other sessions.</p>
        </div>
        <Button variant="default" onClick={() => setOpen('password')}>
          Change password
        </Button>
      </div>
      <PanelBoundary name="The form" resetKeys={[open]} onClose={close}>
        <Suspense>
          {open === 'email' && <EmailDialog email={email} onClose={close} />}
          {open === 'password' && <PasswordDialog onClose={close} />}
        </Suspense>
      </PanelBoundary>
    </Panel>
  );
}
