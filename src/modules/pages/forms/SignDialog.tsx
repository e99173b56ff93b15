import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Page } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { FormDialog } from '@/shared/forms/FormDialog';
import { type PageAt, useCountersignPage, useSignPage } from '../mutations';

interface Props {
  at: PageAt;
  page: Page;
  isCounter: boolean;
  /** Sends what waits. Returns how far the text is then, or null if it could not be sent. */
  onBefore: () => Promise<number | null>;
  onClose: () => void;
}

/** Signs a page, which locks it, or signs it a second time. */
export default function SignDialog({ at, page, isCounter, onBefore, onClose }: Props) {
  const user = useUser();
  const [name, setName] = useState('');
  const [unsent, setUnsent] = useState<Error | null>(null);
  const sign = useSignPage(at);
  const countersign = useCountersignPage(at);
  const { version } = page;
  const submit = async () => {
    setUnsent(null);
    const signed = name.trim();
    if (isCounter) return countersign.mutate({ version, name: signed }, { onSuccess: onClose });
    const seq = await onBefore();
    if (seq === null) {
      return setUnsent(new Error('What you wrote is not saved yet. Try again when it is.'));
    }
    sign.mutate({ version, seq, name: signed }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={isCounter ? `Countersign ${page.title}` : `Sign ${page.title}`}
      submitLabel={isCounter ? 'Countersign' : 'Sign and lock'}
      submitError={sign.error ?? countersign.error}
      submitting={sign.isPending || countersign.isPending}
      missing={!name.trim() && 'Your full name'}
      dirty={name.trim() !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text size="sm">
        {isCounter
          ? 'You confirm what was signed. The page stays as it is.'
          : 'The page is completed and never changes again: neither its text nor its figures. Its hash proves that.'}
      </Text>
      {unsent && (
        <Text size="sm" c="red" role="alert">
          {unsent.message}
        </Text>
      )}
      <TextInput
        label="Your full name"
        description={user ? `You sign as ${user.username}.` : undefined}
        required
        data-autofocus
        maxLength={100}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
