import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getSecondFactorOptions } from '@/api/generated/profile/getSecondFactor.gen';
import type { NewAuthenticator } from '@/api/generated/types.gen';
import { invalidate } from '@/shared/feedback/useWrite';
import { count, formatTime } from '@/shared/format/format';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { onDemand } from '@/shared/onDemand';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '@/shared/ui/panel/Panel.module.css';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorLine } from '@/shared/ui/states';
import { SHOWS_SECOND_FACTOR, useAddAuthenticator, useResetRecoveryCodes } from '../secondFactor';

const SetUpDialog = onDemand(() => import('../forms/SetUpDialog'));
const TurnOffDialog = onDemand(() => import('../forms/TurnOffDialog'));
const RecoveryCodesDialog = onDemand(() => import('../forms/RecoveryCodesDialog'));

type Open =
  | { dialog: 'off' | 'renew' }
  | { dialog: 'setUp'; started: NewAuthenticator }
  | { dialog: 'codes'; codes: string[] };

/** Turns the authenticator app of the person on and off. */
export function AuthenticatorPanel() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(getSecondFactorOptions());
  const [open, setOpen] = useState<Open | null>(null);
  const add = useAddAuthenticator();
  const renew = useResetRecoveryCodes();
  const factor = data?.data;
  const close = () => setOpen(null);
  const showCodes = (codes: string[]) => setOpen({ dialog: 'codes', codes });
  return (
    <Panel
      title="Authenticator app"
      text="Log in with your password and a code of an app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password."
    >
      {error && !data && (
        <ErrorLine operation="getSecondFactor" error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton shape="row" mt="md" />}
      {factor && factor.authenticatorAddedAt === null && (
        <div className={`flex wrap gap-8 justify-end ${classes.actions}`} data-start>
          <Button
            variant="default"
            loading={add.isPending}
            onClick={() =>
              add.mutate(undefined, {
                onSuccess: ({ data: started }) => setOpen({ dialog: 'setUp', started }),
              })
            }
          >
            Set up authenticator app
          </Button>
        </div>
      )}
      {factor?.authenticatorAddedAt && (
        <>
          <div className={`row wrap gap-8-16 line-below ${classes.row}`}>
            <div className={classes.words}>
              <p className="row wrap gap-4-8 m-0 medium">Turned on</p>
              <p className="m-0 quiet">{formatTime(factor.authenticatorAddedAt)}</p>
            </div>
            <Button variant="default" onClick={() => setOpen({ dialog: 'off' })}>
              Turn off
            </Button>
          </div>
          <div className={`row wrap gap-8-16 line-below ${classes.row}`}>
            <div className={classes.words}>
              <p className="row wrap gap-4-8 m-0 medium">Recovery codes</p>
              <p className="m-0 quiet">
                {factor.recoveryCodesLeft === 0
                  ? 'None left. Make new ones, so that you can log in without your phone.'
                  : `${count(factor.recoveryCodesLeft, 'code', 'codes')} left`}
              </p>
            </div>
            <Button variant="default" onClick={() => setOpen({ dialog: 'renew' })}>
              Make new codes
            </Button>
          </div>
        </>
      )}
      {open?.dialog === 'renew' && (
        <ConfirmDialog
          title="Make new recovery codes?"
          confirmLabel="Make new codes"
          pending={renew.isPending}
          onConfirm={() =>
            renew.mutate(undefined, { onSuccess: ({ data: { codes } }) => showCodes(codes) })
          }
          onClose={close}
        >
          The codes that you have no longer work.
        </ConfirmDialog>
      )}
      <PanelBoundary name="The form" resetKeys={[open]} onClose={close}>
        <Suspense>
          {open?.dialog === 'setUp' && (
            <SetUpDialog started={open.started} onDone={showCodes} onClose={close} />
          )}
          {open?.dialog === 'codes' && (
            <RecoveryCodesDialog
              codes={open.codes}
              onClose={() => {
                close();
                void invalidate(client, SHOWS_SECOND_FACTOR);
              }}
            />
          )}
          {open?.dialog === 'off' && (
            <TurnOffDialog isRequired={factor?.dueAt != null} onClose={close} />
          )}
        </Suspense>
      </PanelBoundary>
    </Panel>
  );
}
