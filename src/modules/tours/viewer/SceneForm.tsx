import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { pick } from 'zod/mini';
import { zUpdateTourSceneRequest } from '@/api/generated/schemas/tours.gen';
import type { TourScene } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import classes from './EditPanel.module.css';

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
  onSave: (values: { title?: string; floor?: string }) => void;
}

export function SceneForm({ scene, saving, onSave }: Props) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { title: scene.title, floor: scene.floor },
  });
  const { errors, isDirty } = form.formState;
  return (
    <form
      className={classes.fields}
      onSubmit={form.handleSubmit(({ title = scene.title, floor = '' }) =>
        onSave({ title, floor }),
      )}
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
    </form>
  );
}
