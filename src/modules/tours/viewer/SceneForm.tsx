import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { pick } from 'zod/mini';
import { zUpdateTourSceneRequest } from '@/api/generated/schemas/tours.gen';
import type { TourScene } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { changedValues, hasChanges, OVERWRITE, useOpenVersion } from '@/shared/forms/edits';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';

const resolver = zodResolver(pick(zUpdateTourSceneRequest, { title: true, floor: true }), {
  error: fieldErrors(),
});

interface Values {
  title?: string | undefined;
  floor?: string | undefined;
}

interface Props {
  scene: TourScene;
  saving: boolean;
  /** The version of the tour. */
  version: number;
  onSave: (
    values: { title?: string; floor?: string; version: number },
    told: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => void;
}

export function SceneForm({ scene, saving, version: current, onSave }: Props) {
  const form = useForm<Values>({
    resolver,
    // What others change shows, but not in place of what is typed.
    values: { title: scene.title, floor: scene.floor },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, dirtyFields } = form.formState;
  const isDirty = hasChanges(dirtyFields);
  const { version, noteConflict } = useOpenVersion(current, isDirty);
  const { question } = useUnsavedInput(isDirty && !saving);
  return (
    <form
      className="flex column gap-12"
      onSubmit={form.handleSubmit(({ title = scene.title, floor = '' }) => {
        const values = { title, floor };
        const onSuccess = () => form.reset(values, OVERWRITE);
        onSave(
          { version, ...changedValues(values, dirtyFields) },
          { onSuccess, onError: noteConflict },
        );
      })}
      noValidate
    >
      <TextInput
        label="Title"
        size="xs"
        error={errors.title?.message}
        {...form.register('title', { setValueAs: (value: string) => value.trim() })}
      />
      <TextInput
        label="Floor"
        size="xs"
        error={errors.floor?.message}
        {...form.register('floor', { setValueAs: (value: string) => value.trim() })}
      />
      <Button type="submit" size="xs" loading={saving} disabled={!isDirty}>
        Save
      </Button>
      {question}
    </form>
  );
}
