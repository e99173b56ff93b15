import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PunchItem, PunchItemChanges } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { draftKey } from '@/shared/forms/drafts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useFormDraft } from '@/shared/forms/useFormDraft';
import { ConflictNotice } from '@/shared/log/ConflictNotice';
import { optionLabel } from '@/shared/log/labels';
import { useReadPunchItem, useUpdatePunchItem } from '../mutations';
import {
  PunchItemFields,
  type PunchItemValues,
  punchItemFields,
  punchItemSchema,
} from './PunchItemFields';

interface Props {
  item: PunchItem;
  onClose: () => void;
}

const resolver = zodResolver(punchItemSchema, { error: fieldErrors() });
const clearable = ['discipline', 'category', 'location', 'dueDate'] as const;

/** An item as the form has it. */
const valuesOf = (item: PunchItem): PunchItemValues => ({
  title: item.title,
  punchType: item.punchType,
  priority: item.priority,
  assigneeIds: item.assignees.map(({ id }) => id),
  dueDate: item.dueDate ?? undefined,
  discipline: item.discipline ?? undefined,
  category: item.category ?? undefined,
  location: item.location ?? undefined,
  locationDetail: item.locationDetail,
  description: item.description,
});

/** What differs, so that what somebody else has changed meanwhile stays as it is. */
function changesOf(before: PunchItemValues, after: PunchItemValues): PunchItemChanges {
  const differing = punchItemFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const clear = clearable.filter(
    (field) => differing.includes(field) && after[field] === undefined,
  );
  return {
    ...Object.fromEntries(
      differing.filter((field) => after[field] !== undefined).map((field) => [field, after[field]]),
    ),
    ...(clear.length > 0 && { clear }),
  };
}

/** A value as it is read, for the comparison of two versions. */
function wordsOf(item: PunchItem, field: keyof PunchItemValues): string {
  if (field === 'assigneeIds') return item.assignees.map(({ name }) => name).join(', ');
  const value = valuesOf(item)[field];
  return typeof value === 'string' ? optionLabel(value) : '';
}

export default function EditDialog({ item: opened, onClose }: Props) {
  // What the form began with, whatever becomes of it meanwhile, and what is at the server, as far as it is known.
  const [item] = useState(opened);
  const [current, setCurrent] = useState(item);
  const form = useForm<PunchItemValues>({ resolver, defaultValues: valuesOf(item) });
  const draft = useFormDraft(form, {
    key: draftKey(useUser()?.id, item.projectId, 'punch-item', item.id),
    shape: punchItemSchema.shape,
    version: item.version,
  });
  const update = useUpdatePunchItem();
  const read = useReadPunchItem();
  const path = { projectId: item.projectId, punchItemId: item.id };
  const theirs = punchItemFields
    .filter((field) => wordsOf(item, field) !== wordsOf(current, field))
    .map((field) => ({
      field: optionLabel(field.replace('Ids', 's').replace(/[A-Z]/g, (l) => ` ${l.toLowerCase()}`)),
      before: wordsOf(item, field),
      after: wordsOf(current, field),
    }));

  const submit = form.handleSubmit((values) => {
    const changes = changesOf(valuesOf(item), values);
    if (Object.keys(changes).length === 0) return onClose();
    const sending = update.mutateAsync(
      { path, body: { ...changes, version: current.version } },
      {
        onSuccess: onClose,
        onError: (error) => {
          showServerErrors(form, punchItemFields, error);
          // What was typed stays; what somebody else has made of the item is shown beside it.
          if (error.code === 'CONFLICT') void read(path).then(setCurrent, () => {});
        },
      },
    );
    draft.sentBy(sending);
  });

  return (
    <FormDialog
      title={`Edit ${item.number ?? 'draft'}`}
      submitLabel={theirs.length > 0 ? 'Save my changes' : 'Save'}
      onSubmit={submit}
      submitError={theirs.length > 0 ? null : update.error}
      submitting={update.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
    >
      {theirs.length > 0 && <ConflictNotice by={current.updatedBy.name} changes={theirs} />}
      <PunchItemFields projectId={item.projectId} form={form} />
    </FormDialog>
  );
}
