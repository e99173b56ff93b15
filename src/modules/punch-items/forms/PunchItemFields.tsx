import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type infer as Infer, required } from 'zod/mini';
import { listProjectMembersOptions } from '@/api/generated/projects/listProjectMembers.gen';
import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zPunchItemFields } from '@/api/generated/schemas/zPunchItemFields.gen';
import { zPunchType } from '@/api/generated/schemas/zPunchType.gen';
import { optionLabel } from '@/shared/log/labels';

export const punchItemSchema = required(zPunchItemFields, { title: true, punchType: true });
export type PunchItemValues = Infer<typeof punchItemSchema>;

/** The form's fields, in their order. */
export const punchItemFields = [
  'title',
  'punchType',
  'priority',
  'assigneeIds',
  'dueDate',
  'discipline',
  'category',
  'location',
  'locationDetail',
  'description',
] as const;

const choices = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));
const optional = (values: readonly string[]) => [
  { value: '', label: 'Not said' },
  ...choices(values),
];
/** What is left empty is not sent. */
const filled = { setValueAs: (value?: string) => value || undefined };

interface Props {
  projectId: string;
  form: UseFormReturn<PunchItemValues>;
}

export function PunchItemFields({ projectId, form }: Props) {
  const path = { projectId };
  const members = useQuery(listProjectMembersOptions({ path, query: { limit: 100 } }));
  const { register, control } = form;
  const { errors } = form.formState;
  const asItem = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <>
      <TextInput
        label="Title"
        data-autofocus
        error={errors.title?.message}
        {...register('title')}
      />
      <NativeSelect label="Type" data={choices(zPunchType.options)} {...register('punchType')} />
      <NativeSelect label="Priority" data={choices(zPriority.options)} {...register('priority')} />
      <Controller
        control={control}
        name="assigneeIds"
        render={({ field }) => (
          <MultiSelect
            ref={field.ref}
            label="Assignees"
            searchable
            data={[
              { group: 'Companies', items: (members.data?.companies ?? []).map(asItem) },
              { group: 'People', items: (members.data?.data ?? []).map(asItem) },
            ]}
            value={field.value ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.assigneeIds?.message}
          />
        )}
      />
      <TextInput
        label="Due date"
        type="date"
        error={errors.dueDate?.message}
        {...register('dueDate', filled)}
      />
      <NativeSelect
        label="Discipline"
        data={optional(zDiscipline.options)}
        {...register('discipline', filled)}
      />
      <NativeSelect
        label="Category"
        data={optional(zCategory.options)}
        {...register('category', filled)}
      />
      <NativeSelect
        label="Location"
        data={optional(zLocation.options)}
        {...register('location', filled)}
      />
      <TextInput
        label="Where exactly"
        placeholder="Level 4, grid C-5"
        error={errors.locationDetail?.message}
        {...register('locationDetail')}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
