import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useUser } from '@/platform/auth/session';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import { draftKey } from '@/shared/forms/drafts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useFormDraft } from '@/shared/forms/useFormDraft';
import { useCreatePunchItem } from '../mutations';
import {
  PunchItemFields,
  type PunchItemValues,
  punchItemFields,
  punchItemSchema,
} from './PunchItemFields';

interface Props {
  projectId: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

const resolver = zodResolver(punchItemSchema, { error: fieldErrors() });

/** Writes a draft; it is opened from its own page, by those who may. */
export default function CreateDialog({ projectId, onClose, onCreated }: Props) {
  const form = useForm<PunchItemValues>({
    resolver,
    defaultValues: {
      title: '',
      punchType: 'internal_punch',
      priority: 'normal',
      assigneeIds: [],
      locationDetail: '',
      description: '',
    },
  });
  const draft = useFormDraft(form, {
    key: draftKey(useUser()?.id, projectId, 'new-punch-item'),
    shape: punchItemSchema.shape,
  });
  const create = useCreatePunchItem();
  const submit = form.handleSubmit((body) =>
    draft.sentBy(
      create.mutateAsync(
        { path: { projectId }, body },
        {
          onSuccess: ({ data }) => {
            onClose();
            onCreated(data.id);
          },
          onError: (error) => showServerErrors(form, punchItemFields, error),
        },
      ),
    ),
  );
  return (
    <FormDialog
      title="New punch item"
      submitLabel="Create"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
    >
      <PunchItemFields projectId={projectId} form={form} />
    </FormDialog>
  );
}
