import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { boolean, maxLength, object, refine, regex, string } from 'zod/mini';
import { zEmailDomain } from '@/api/generated/schemas/account.gen';
import type { SignInDomain } from '@/api/generated/types.gen';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { PasswordField } from '@/shared/forms/PasswordField';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { paths } from '@/shared/routing/paths';
import { useCreateDomain, useUpdateDomain } from '../domainMutations';

const atMost = (length: number) => maxLength(length, `At most ${length} characters`);
const isDomain = (text: string) => zEmailDomain.safeParse(text.toLowerCase()).success;

const schemaOf = (isNew: boolean) =>
  object({
    domain: string().check(refine(isDomain, 'Enter a domain, such as example.com')),
    companyName: string().check(regex(/\S/, 'Enter the company'), atMost(60)),
    issuer: string().check(
      regex(/^https?:\/\/[^?#\s]+$/, 'Enter an address that begins with https://'),
      atMost(500),
    ),
    clientId: string().check(regex(/^[!-~]+$/, 'Enter the client ID'), atMost(200)),
    clientSecret: string().check(
      regex(isNew ? /^[!-~]+$/ : /^[!-~]*$/, 'Enter the client secret'),
      atMost(500),
    ),
    required: boolean(),
  });

const fields = ['domain', 'companyName', 'issuer', 'clientId', 'clientSecret'] as const;

interface Props {
  /** The domain to edit. Null for a new one. */
  domain: SignInDomain | null;
  onClose: () => void;
}

/** Says with which provider the people of a domain sign in. */
export default function DomainDialog({ domain, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(schemaOf(domain === null)),
    defaultValues: {
      domain: domain?.domain ?? '',
      companyName: domain?.companyName ?? '',
      issuer: domain?.issuer ?? '',
      clientId: domain?.clientId ?? '',
      clientSecret: '',
      required: domain?.required ?? false,
    },
  });
  const { register } = form;
  const { errors, isDirty, dirtyFields } = form.formState;
  const create = useCreateDomain();
  const update = useUpdateDomain(domain?.id ?? '');
  const { version, noteConflict } = useFormVersion(domain?.version ?? 1);
  const onError = (error: unknown) => {
    noteConflict(error);
    showServerErrors(form, fields, error);
  };
  const submit = form.handleSubmit((values) => {
    const { required: _, ...texts } = { ...values, domain: values.domain.toLowerCase() };
    if (!domain) return create.mutate(texts, { onSuccess: onClose, onError });
    const { domain: __, ...changes } = changedValues(values, dirtyFields);
    update.mutate({ version, ...changes }, { onSuccess: onClose, onError });
  });
  const save = domain ? update : create;
  return (
    <FormDialog
      title={domain ? `Log-in of ${domain.domain}` : 'Add a domain'}
      submitLabel={domain ? 'Save' : 'Add'}
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <Text size="sm">
        Register the portal at the provider (OpenID Connect, authorization code). It sends people
        back to <strong>{domain?.callbackUrl ?? `${location.origin}${paths.loginCallback}`}</strong>
      </Text>
      {!domain && (
        <TextInput
          label="Domain"
          description="What follows the @ of the addresses."
          required
          data-autofocus
          autoComplete="off"
          error={errors.domain?.message}
          {...register('domain', trimmed)}
        />
      )}
      <TextInput
        label="Company"
        description="People read 'Continue with' and this."
        required
        autoComplete="off"
        {...(domain && { 'data-autofocus': true })}
        error={errors.companyName?.message}
        {...register('companyName', trimmed)}
      />
      <TextInput
        label="Issuer"
        description="The address of the provider, such as https://login.example.com"
        required
        type="url"
        autoComplete="off"
        error={errors.issuer?.message}
        {...register('issuer', trimmed)}
      />
      <TextInput
        label="Client ID"
        required
        autoComplete="off"
        error={errors.clientId?.message}
        {...register('clientId', trimmed)}
      />
      <PasswordField
        label="Client secret"
        description={domain ? 'Leave it empty to keep the present one.' : undefined}
        required={!domain}
        autoComplete="off"
        error={errors.clientSecret?.message}
        {...register('clientSecret', trimmed)}
      />
      {domain?.verifiedAt && (
        <Checkbox
          label="Require it for this domain"
          description="Passwords and passkeys no longer log its people in. Account administrators still can, to mend these settings."
          {...register('required')}
        />
      )}
    </FormDialog>
  );
}
