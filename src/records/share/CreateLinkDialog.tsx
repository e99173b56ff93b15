import { zodResolver } from '@hookform/resolvers/zod';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShareLinkTokenResult, ShareTarget } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { ErrorLine } from '@/shared/ui/states';
import { accountOptions } from '../account/accountOptions';
import { LinkFields } from './LinkFields';
import { type LinkValues, linkErrors, linkSchema, newValues, requestOf } from './linkForm';
import { OtherThings } from './OtherThings';
import type { PublicThing } from './publicThings';
import { countTargets, someHaveFiles } from './shareKinds';
import { useCreateShareLink } from './shareLinks';

const resolver = zodResolver(linkSchema, { error: linkErrors });

interface Props {
  projectId: string;
  targets: readonly ShareTarget[];
  /** Describes what the link leads to. */
  what: string;
  onCreated: (created: ShareLinkTokenResult) => void;
  onClose: () => void;
}

export function CreateLinkDialog({ projectId, targets, what, onCreated, onClose }: Props) {
  const account = useQuery(accountOptions());
  const rules = account.data?.data;
  const form = useForm<LinkValues>({
    resolver: resolver as never,
    values: newValues(rules),
    resetOptions: { keepDirtyValues: true },
  });
  const [others, setOthers] = useState<PublicThing[]>([]);
  const all = [...targets, ...others];
  const create = useCreateShareLink(projectId);
  const submit = form.handleSubmit((values) => {
    if (rules?.shareLinkPasswordRequired && !values.password) {
      form.setError('password', { message: 'Enter a password' }, { shouldFocus: true });
      return;
    }
    create.mutate(
      { ...requestOf(values), targets: all.map(({ type, id }) => ({ type, id })) },
      {
        onSuccess: onCreated,
        onError: (error) =>
          showServerErrors(form, ['label', 'expiresAt', 'maxViews', 'password'], error),
      },
    );
  });
  return (
    <FormDialog
      wide
      title="New public link"
      submitLabel="Create link"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      missing={!rules && 'The rules of the account are still loading.'}
      dirty={form.formState.isDirty || others.length > 0}
      onClose={onClose}
    >
      {account.error && !rules && (
        <ErrorLine
          operation="getAccount"
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      )}
      <Text size="sm">
        Anyone with the link sees {what}
        {others.length > 0 && ` and ${countTargets(others)} more`}, without an account. They see
        nothing else in the project.
      </Text>
      <OtherThings projectId={projectId} targets={targets} value={others} onChange={setOthers} />
      <LinkFields
        form={form}
        hasPassword={false}
        hasFiles={someHaveFiles(all)}
        needsPassword={rules?.shareLinkPasswordRequired}
      />
    </FormDialog>
  );
}
