import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pick } from 'zod/mini';
import { asApiError } from '@/api/apiError';
import { zCreateSceneViewRequest } from '@/api/generated/schemas/scene-views.gen';
import type { SceneState, SceneView } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import {
  type SceneAddress,
  sceneViewsOptions,
  useChangeSceneView,
  useSaveSceneView,
} from './sceneViews';

const schema = pick(zCreateSceneViewRequest, { name: true, shared: true });
const resolver = zodResolver(schema, { error: fieldErrors() });

/** Maximum size of a state as JSON (SceneState in the contract). */
const MAX_BYTES = 16 * 1024;
const sizeOf = (state: SceneState) => new Blob([JSON.stringify(state)]).size;

interface Props {
  at: SceneAddress;
  /** The state to save, or the view to rename. */
  subject: { state: SceneState } | { view: SceneView };
  onSaved?: ((state: SceneState) => void) | undefined;
  onClose: () => void;
}

/** Asks for the name of a view. */
export default function SceneViewDialog({ at, subject, onSaved, onClose }: Props) {
  const { name, shared } = 'view' in subject ? subject.view : { name: '', shared: false };
  const form = useForm({ resolver, defaultValues: { name, shared } });
  const list = useQuery(sceneViewsOptions(at));
  const save = useSaveSceneView(at, { successToast: () => 'View saved', failure: 'inline' });
  const change = useChangeSceneView(at);
  const isNew = 'state' in subject;
  const sending = isNew ? save : change;
  const { errors, isDirty } = form.formState;
  // The name field shows that the name is taken.
  const isAtName =
    sending.error !== null &&
    asApiError(sending.error).errors.some(({ pointer }) => pointer === '/name');
  const submit = form.handleSubmit((values) => {
    // No field shows this failure, so the form does.
    if (isNew && sizeOf(subject.state) > MAX_BYTES) {
      form.setError('name', { message: 'This view has too many measurements to save' });
      return;
    }
    const named = { name: values.name.trim(), shared: values.shared };
    const end = {
      onSuccess: onClose,
      onError: (error: unknown) => showServerErrors(form, ['name'], error),
    };
    if (isNew) {
      const { state } = subject;
      const onSuccess = () => {
        onSaved?.(state);
        onClose();
      };
      save.mutate({ ...named, state }, { ...end, onSuccess });
    } else change.mutate({ ...named, id: subject.view.id }, end);
  });
  return (
    <FormDialog
      about={isNew ? undefined : subject.view.id}
      title={isNew ? 'Save this view' : 'Edit view'}
      submitLabel="Save"
      onSubmit={submit}
      submitError={isAtName ? null : sending.error}
      submitting={sending.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        data-autofocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      {(shared || list.data?.permittedActions.includes('share')) && (
        <Checkbox
          label="Share with the project"
          description="Everyone in the project sees it."
          {...form.register('shared')}
        />
      )}
    </FormDialog>
  );
}
