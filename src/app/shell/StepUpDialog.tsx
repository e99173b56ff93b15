import { Anchor, Button, Modal, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError, isAbort } from '@/api/apiError';
import { verifyIdentity } from '@/api/generated/auth/verifyIdentity.gen';
import { getSecondFactorOptions } from '@/api/generated/profile/getSecondFactor.gen';
import { listPasskeysOptions } from '@/api/generated/profile/listPasskeys.gen';
import type { VerifyIdentityRequest } from '@/api/generated/types.gen';
import { provePasskey } from '@/platform/auth/passkeyProof';
import { supportsPasskeys } from '@/platform/auth/passkeySupport';
import { useWrite } from '@/shared/feedback/useWrite';
import { ownEscape } from '@/shared/forms/ConfirmDialog';
import dialog from '@/shared/forms/Dialog.module.css';
import { FailureMessage } from '@/shared/forms/FailureMessage';
import { PasswordField } from '@/shared/forms/PasswordField';
import { plainHeader } from '@/shared/theme/theme';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';

/** Asks for the password, a code or a passkey. It stands in front of the dialog whose call was refused, and of what asks for confirmation. */
export default function StepUpDialog({ onDone }: { onDone: (isProven: boolean) => void }) {
  const hasApp = useQuery(getSecondFactorOptions()).data?.data.authenticatorAddedAt != null;
  const hasPasskey = (useQuery(listPasskeysOptions()).data?.data.length ?? 0) > 0;
  const [way, setWay] = useState<'currentPassword' | 'code'>('currentPassword');
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const error = form.formState.errors[way]?.message;
  const confirm = useWrite({
    operation: 'verifyIdentity',
    failure: 'inline',
    write: (body: VerifyIdentityRequest | 'passkey') =>
      body === 'passkey' ? provePasskey() : verifyIdentity({ body, throwOnError: true }),
    stale: [],
    onSuccess: () => onDone(true),
  });
  const isField =
    confirm.error !== null &&
    asApiError(confirm.error).errors.some(({ pointer }) => pointer === `/${way}`);
  const submit = form.handleSubmit((values) =>
    confirm.mutate(
      { [way]: values[way] },
      {
        onError: (failure) => {
          if (!asApiError(failure).errors.some(({ pointer }) => pointer === `/${way}`)) return;
          const message =
            way === 'code'
              ? 'This code is wrong, or it was used before'
              : 'This is not your password';
          form.setError(way, { message }, { shouldFocus: true });
        },
      },
    ),
  );
  const cancel = confirm.isPending ? () => {} : () => onDone(false);
  const field = { error, 'data-autofocus': true, ...ownEscape } as const;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={cancel}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
      title="Confirm that it is you"
      closeButtonProps={{ 'aria-label': 'Close', ...ownEscape }}
      attributes={{ ...plainHeader, content: ownEscape }}
      closeOnClickOutside={false}
      centered
      zIndex="var(--layer-question)"
    >
      <form onSubmit={submit} noValidate>
        <div className={`flex column gap-16 ${dialog.fields}`}>
          {confirm.error && !isField && !isAbort(confirm.error) && (
            <FailureMessage error={confirm.error} />
          )}
          <Text size="sm">This needs a recent log-in. Yours is older than 15 minutes.</Text>
          {way === 'currentPassword' ? (
            <PasswordField
              key="password"
              label="Password"
              autoComplete="current-password"
              {...field}
              visibilityToggleButtonProps={{ 'aria-label': 'Show password', ...ownEscape }}
              {...form.register('currentPassword', { required: 'Enter your password' })}
            />
          ) : (
            <TextInput
              key="code"
              label="Code"
              autoComplete="one-time-code"
              inputMode="numeric"
              {...field}
              {...form.register('code', { required: 'Enter a code of your app' })}
            />
          )}
          {hasApp && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              onClick={() => setWay(way === 'code' ? 'currentPassword' : 'code')}
              {...ownEscape}
            >
              {way === 'code' ? 'Use your password' : 'Use a code of your authenticator app'}
            </Anchor>
          )}
          {hasPasskey && supportsPasskeys() && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              disabled={confirm.isPending}
              onClick={() => confirm.mutate('passkey')}
              {...ownEscape}
            >
              Use a passkey
            </Anchor>
          )}
        </div>
        <div className={`row wrap gap-8 justify-end ${dialog.actions}`}>
          <Button variant="default" disabled={confirm.isPending} onClick={cancel} {...ownEscape}>
            Cancel
          </Button>
          <Button type="submit" loading={confirm.isPending} {...ownEscape}>
            Confirm
          </Button>
        </div>
      </form>
    </Modal>
  );
}
