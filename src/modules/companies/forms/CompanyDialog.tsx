import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { array, boolean, enum as choice, maxLength, object, regex, string } from 'zod/mini';
import type { Company, Discipline } from '@/api/generated/types.gen';
import { TRADES, useCreateCompany } from '@/records/people/companyForm';
import dialog from '@/shared/forms/Dialog.module.css';
import { changedValues, useFormVersion } from '@/shared/forms/edits';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { trimmed } from '@/shared/forms/TextFields';
import { useUpdateCompany } from '../mutations';
import { ContactsField, trimmedContact } from './ContactsField';

const atMost = (length: number) => maxLength(length, `At most ${length} characters`);
const schema = object({
  name: string().check(regex(/\S/, 'Name is required'), atMost(100)),
  code: string().check(regex(/^[A-Za-z]{2,6}$/, 'Enter 2 to 6 letters')),
  trade: string(),
  status: choice(['active', 'inactive']),
  address: string().check(atMost(250)),
  taxId: string().check(atMost(40)),
  hideMembersFromOtherSubs: boolean(),
  contacts: array(
    object({
      name: string().check(regex(/\S/, 'Name is required'), atMost(100)),
      jobTitle: string().check(atMost(100)),
      email: string().check(
        regex(/^$|^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, 'Invalid email address'),
        atMost(254),
      ),
      phone: string().check(
        regex(/^[0-9+().\-/ x#*]*$/, 'Use digits, spaces and + ( ) - . / x # *'),
        atMost(40),
      ),
    }),
  ),
});
const resolver = zodResolver(schema);
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

interface Props {
  /** The company to edit. Null for a new one. */
  company: Company | null;
  onClose: () => void;
}

export default function CompanyDialog({ company, onClose }: Props) {
  const form = useForm({
    resolver,
    defaultValues: {
      name: company?.name ?? '',
      code: company?.code ?? '',
      trade: company?.trade ?? '',
      status: company?.status ?? 'active',
      address: company?.address ?? '',
      taxId: company?.taxId ?? '',
      hideMembersFromOtherSubs: company?.hideMembersFromOtherSubs ?? false,
      contacts: company?.contacts ?? [],
    },
  });
  const { control, register } = form;
  const create = useCreateCompany();
  const update = useUpdateCompany(company?.id ?? '');
  const { version, noteConflict } = useFormVersion(company?.version ?? 1);
  const { errors, isDirty, dirtyFields } = form.formState;
  const onError = (error: unknown) => {
    noteConflict(error);
    showServerErrors(form, ['name', 'code', 'address', 'taxId'], error);
  };
  const submit = form.handleSubmit(({ contacts, ...texts }) => {
    const values = { ...texts, contacts: contacts.map(trimmedContact) };
    if (!company) return create.mutate(newCompany(values), { onSuccess: onClose, onError });
    const body = { version, ...changeOf(changedValues(values, dirtyFields)) };
    update.mutate(body, { onSuccess: onClose, onError });
  });
  const save = company ? update : create;
  return (
    <FormDialog
      about={company?.id}
      title={company ? 'Edit company' : 'Add a company'}
      submitLabel={company ? 'Save' : 'Add'}
      onSubmit={submit}
      submitError={save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
      wide
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        error={errors.name?.message}
        {...register('name', trimmed)}
      />
      <TextInput
        label="Code"
        description="2 to 6 letters, for numbers and short lists."
        required
        className={dialog.half}
        error={errors.code?.message}
        {...register('code', trimmed)}
      />
      <NativeSelect
        label="Trade"
        description="What the company does most."
        className={dialog.half}
        data={TRADES}
        {...register('trade')}
      />
      <TextInput
        label="Address"
        autoComplete="off"
        error={errors.address?.message}
        {...register('address', trimmed)}
      />
      <TextInput
        label="Tax ID"
        autoComplete="off"
        className={dialog.half}
        error={errors.taxId?.message}
        {...register('taxId', trimmed)}
      />
      {company && (
        <NativeSelect
          label="Status"
          className={dialog.half}
          data={statuses}
          {...register('status')}
        />
      )}
      <Checkbox
        label="Hide contact details from other subcontractors"
        description="They see the names of its people, but no email addresses and phone numbers."
        {...register('hideMembersFromOtherSubs')}
      />
      <Controller
        control={control}
        name="contacts"
        render={({ field }) => (
          <ContactsField value={field.value} onChange={field.onChange} errors={errors.contacts} />
        )}
      />
    </FormDialog>
  );
}

function newCompany<Values extends { trade: string; status: unknown }>(values: Values) {
  const { trade, status: _, ...rest } = values;
  return { ...rest, ...(trade && { trade: trade as Discipline }) };
}

/** Returns the changed values as the host takes them: a trade is cleared by its name. */
function changeOf<Values extends { trade?: string | undefined }>({ trade, ...changes }: Values) {
  return {
    ...changes,
    ...(trade ? { trade: trade as Discipline } : {}),
    ...(trade === '' && { clear: ['trade' as const] }),
  };
}
