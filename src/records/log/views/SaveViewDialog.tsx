import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pick, safeParse } from 'zod/mini';
import { asApiError } from '@/api/apiError';
import { zCreateSavedViewRequest, zSavedViewQuery } from '@/api/generated/schemas/saved-views.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { savedViewsOptions, useSaveView, type ViewsAddress } from './useSavedViews';

const schema = pick(zCreateSavedViewRequest, { name: true, shared: true });
const resolver = zodResolver(schema, { error: fieldErrors() });

interface Props {
  at: ViewsAddress;
  /** The view's query. */
  query: string;
  onClose: () => void;
}

export default function SaveViewDialog({ at, query, onClose }: Props) {
  const form = useForm({ resolver, defaultValues: { name: '', shared: false } });
  const list = useQuery(savedViewsOptions(at));
  const save = useSaveView(at);
  const { errors, isDirty } = form.formState;
  // A taken name is shown on its field.
  const isAtName =
    save.error !== null && asApiError(save.error).errors.some(({ pointer }) => pointer === '/name');
  const submit = form.handleSubmit(({ name, shared }) => {
    // The query is no field of the form, so its error needs one.
    if (!safeParse(zSavedViewQuery, query).success) {
      form.setError('name', { message: 'This view has too many filters to be saved' });
      return;
    }
    save.mutate(
      { name: name.trim(), shared, query },
      { onSuccess: onClose, onError: (error) => showServerErrors(form, ['name'], error) },
    );
  });
  return (
    <FormDialog
      title="Save this view"
      submitLabel="Save"
      onSubmit={submit}
      submitError={isAtName ? null : save.error}
      submitting={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        Search, filters, order and columns are saved as they are now.
      </Text>
      <TextInput
        label="Name"
        data-autofocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      {list.data?.permittedActions.includes('share') && (
        <Checkbox
          label="Share with the project"
          description="Visible to everyone in the project"
          {...form.register('shared')}
        />
      )}
    </FormDialog>
  );
}
