import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShareLink } from '@/api/generated/types.gen';
import { useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { accountOptions } from '../account/accountOptions';
import { LinkFields } from './LinkFields';
import { type LinkValues, linkErrors, linkSchema, requestOf, valuesOf } from './linkForm';
import { someHaveFiles } from './shareKinds';
import { useUpdateShareLink } from './shareLinks';

const resolver = zodResolver(linkSchema, { error: linkErrors });

interface Props {
  projectId: string;
  link: ShareLink;
  onClose: () => void;
}

export function EditLinkDialog({ projectId, link, onClose }: Props) {
  const form = useForm<LinkValues>({ resolver: resolver as never, defaultValues: valuesOf(link) });
  const { version, noteConflict } = useFormVersion(link.version);
  const account = useQuery(accountOptions());
  const needsPassword = account.data?.data.shareLinkPasswordRequired;
  const [withoutPassword, setWithoutPassword] = useState(false);
  const update = useUpdateShareLink(projectId);
  const { dirtyFields, isDirty } = form.formState;
  const submit = form.handleSubmit((values) => {
    const { expiresAt, ...request } = requestOf(values);
    const clear = [
      ...(withoutPassword && !request.password ? (['password'] as const) : []),
      ...(values.maxViews === undefined && link.maxViews !== null ? (['maxViews'] as const) : []),
    ];
    const body = {
      version,
      // Send only changed fields, so that the exact expiry time stays the same.
      ...(dirtyFields.label && { label: request.label }),
      ...(dirtyFields.allowDownload && { allowDownload: values.allowDownload }),
      ...(request.password && { password: request.password }),
      ...(request.maxViews !== undefined && { maxViews: request.maxViews }),
      ...(dirtyFields.expiresAt && expiresAt !== undefined && { expiresAt }),
      ...(clear.length > 0 && { clear }),
    };
    update.mutate(
      { link, body },
      {
        onSuccess: onClose,
        onError: (error) => {
          noteConflict(error);
          showServerErrors(form, ['label', 'expiresAt', 'maxViews', 'password'], error);
        },
      },
    );
  });
  return (
    <FormDialog
      about={link.id}
      wide
      title="Edit link"
      submitLabel="Save"
      onSubmit={submit}
      submitError={update.error}
      submitting={update.isPending}
      dirty={isDirty || withoutPassword}
      onClose={onClose}
    >
      <LinkFields
        form={form}
        hasPassword={link.hasPassword}
        hasFiles={someHaveFiles(link.targets)}
      />
      {link.hasPassword && needsPassword === false && (
        <Checkbox
          label="Remove the password"
          checked={withoutPassword}
          onChange={(event) => setWithoutPassword(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
