import { List, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import type { NewAuthenticator } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { QrCode } from '@/shared/ui/QrCode';
import { useVerifyAuthenticator } from '../secondFactor';
import classes from './SecondFactor.module.css';

interface Props {
  started: NewAuthenticator;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Shows the secret for the app, once, and takes its first code. */
export default function SetUpDialog({ started: { uri, secret }, onDone, onClose }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const verify = useVerifyAuthenticator();
  const isOver = verify.error !== null && asApiError(verify.error).code === 'WRONG_STATE';
  const submit = form.handleSubmit(({ code }) =>
    verify.mutate(
      { code },
      {
        onSuccess: ({ data: { codes } }) => onDone(codes),
        onError: (error) => {
          if (asApiError(error).errors.some(({ pointer }) => pointer === '/code')) {
            const message = 'This is not the code of the app. Wait for the next one.';
            form.setError('code', { message }, { shouldFocus: true });
          }
        },
      },
    ),
  );
  return (
    <FormDialog
      title="Set up authenticator app"
      submitLabel="Turn on"
      onSubmit={submit}
      submitError={isOver ? null : verify.error}
      submitting={verify.isPending}
      missing={isOver && 'Close this and start again.'}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      {isOver && <FormMessage>{failureText('verifyAuthenticator', verify.error)}</FormMessage>}
      <List type="ordered" size="sm" spacing="xs">
        <List.Item>Open the app on your phone, and add an account.</List.Item>
        <List.Item>Scan this QR code, or type in the key below it.</List.Item>
        <List.Item>Enter the 6 digits that the app shows.</List.Item>
      </List>
      <div className={classes.code}>
        <QrCode text={uri} name="QR code for the authenticator app" />
      </div>
      <Text size="sm" className="breaks">
        Key: <code>{inFours(secret)}</code>
      </Text>
      <TextInput
        label="Code"
        data-autofocus
        autoComplete="one-time-code"
        inputMode="numeric"
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (text) => /^ *(\d *){6}$/.test(text) || 'Enter the 6 digits of the app',
        })}
      />
    </FormDialog>
  );
}
