import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError } from '@/api/apiError';
import { failureText, provideOperationTexts } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import { secondFactorTexts } from '@/shared/errors/texts/second-factor';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useVerifySecondFactor } from '../secondFactor';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';

provideOperationTexts(secondFactorTexts);

interface Props {
  challenge: string;
  email: string;
  /** The path to open after sign-in. */
  next: string;
  onBack: () => void;
}

const ways = {
  app: {
    label: 'Code',
    intro: 'Enter the 6 digits that your authenticator app shows.',
    required: 'Enter the 6 digits of your app',
    pattern: /^ *(\d *){6}$/,
    field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    intro: 'Enter one of the codes that you saved when you set up the app. Each works once.',
    required: 'Enter a recovery code, such as 2K7Q-9MXA-T4HB-WD3R',
    pattern: /^ *([\dA-Za-z][ -]*){8,32}$/,
    field: { autoComplete: 'off', inputMode: 'text' },
    other: 'Use your authenticator app',
  },
} as const;

/** The second step of the sign-in. Few people see it, so it loads on demand. */
export default function SecondStep({ challenge, email, next, onBack }: Props) {
  const [way, setWay] = useState<keyof typeof ways>('app');
  const { label, intro, required, pattern, field, other } = ways[way];
  const form = useForm({ defaultValues: { app: '', recovery: '' } });
  const error = form.formState.errors[way]?.message;
  const verify = useVerifySecondFactor(next, email);
  const code = verify.error && asApiError(verify.error).code;
  const isOver = code === 'TOKEN_INVALID' || code === 'TOKEN_EXPIRED';
  const submit = form.handleSubmit((values) =>
    verify.mutate(
      { challenge, code: values[way].trim() },
      {
        onError: (failure) => {
          if (asApiError(failure).code !== 'SECOND_FACTOR_WRONG') return;
          const message = failureText('verifySecondFactor', failure);
          form.setError(way, { message }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <AuthCard title="Enter your code" intro={intro}>
      <form onSubmit={submit} noValidate className={classes.form}>
        {verify.error && code !== 'SECOND_FACTOR_WRONG' && (
          <FormMessage>
            {isOver ? failureText('verifySecondFactor', verify.error) : reasonText(verify.error)}
          </FormMessage>
        )}
        <TextInput
          key={way}
          label={label}
          autoFocus
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          error={error}
          {...form.register(way, { validate: (text) => pattern.test(text) || required })}
        />
        <Button
          type="submit"
          loading={verify.isPending || verify.isSuccess}
          disabled={isOver}
          fullWidth
        >
          Log in
        </Button>
        <Button variant="default" onClick={onBack} fullWidth>
          Back to log in
        </Button>
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            form.clearErrors();
            setWay(way === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </Anchor>
      </form>
    </AuthCard>
  );
}
