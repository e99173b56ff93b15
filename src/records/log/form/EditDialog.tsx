import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError, isOutdated } from '@/api/apiError';
import { fullName } from '@/shared/format/labels';
import { draftKey } from '@/shared/forms/drafts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { PersonId } from '@/shared/forms/person';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useFormDraft } from '@/shared/forms/useFormDraft';
import { useWriting } from '@/shared/live/writing';
import { UploadProgress } from '../files/UploadProgress';
import type { FormProps, RecordDetail } from '../log';
import { FILES, resolverWith } from '../needs';
import type { RecordForm } from '../recordForm';
import { useRecordFiles } from '../useRecordFiles';
import { useEdit } from '../writes';
import { ConflictNotice } from './ConflictNotice';
import { FormFields } from './FormFields';
import { EditedRecord, FormContext } from './formContext';
import { changesOf, differences, valuesOf } from './formValues';

interface Props
  extends Pick<FormProps<RecordDetail>, 'log' | 'focus' | 'next' | 'onClose' | 'onSaved'> {
  form: RecordForm;
  item: RecordDetail;
}

export function EditDialog(props: Props) {
  const { log, form: definition, item: opened, focus, next, onClose, onSaved } = props;
  const { fields, shape, clearable } = definition;
  const client = useQueryClient();
  // The version that the form began with, and the latest one that is known.
  const [item] = useState(opened);
  const [read, setLatest] = useState(item);
  // Live updates show the record behind the form as others save it.
  const latest = opened.version > read.version ? opened : read;
  const before = valuesOf(fields, item);
  const hasFile = item.attachments.length > 0;
  const step = next && {
    ...next,
    needs: next.needs?.filter((name) => name !== FILES || !hasFile),
  };
  const { queue, upload } = useRecordFiles(log);
  const form = useForm({
    resolver: resolverWith(definition, () => step),
    defaultValues: { ...before, [FILES]: [] as File[] },
  });
  const draft = useFormDraft(form, {
    key: draftKey(useContext(PersonId), item.projectId, log.name, item.id),
    shape,
    version: item.version,
    files: FILES,
  });
  const edit = useEdit(log, item);
  useWriting(item.id, true);
  const others = differences(fields, item, latest);
  // The notice explains a stale version. Any other failure has its own message.
  const isExplained = others.length > 0 && asApiError(edit.error).code === 'STALE_VERSION';

  const finish = (saved: RecordDetail) => {
    onClose();
    onSaved?.(saved);
  };
  const submit = form.handleSubmit(async (values) => {
    // The files come first: attaching them leaves the version as it is.
    if ((await upload(form.getValues(FILES), { at: latest })) === null) return;
    const changes = changesOf(before, values, clearable);
    if (Object.keys(changes).length === 0) return finish(latest);
    const sending = edit.mutateAsync(
      { ...changes, version: latest.version },
      {
        onSuccess: ({ data }) => finish(data),
        onError: (error) => {
          showServerErrors(form, Object.keys(shape), error);
          if (!isOutdated(error)) return;
          // The form keeps what was typed and shows the changes of others beside it.
          void log.operations.get.read(client, item).then(setLatest, () => {});
        },
      },
    );
    draft.sentBy(sending);
  });

  const saves = others.length > 0 ? 'Save my changes' : 'Save';
  const submitLabel = next ? `${saves} and ${next.verb}` : saves;

  return (
    <FormDialog
      wide
      title={`Edit ${item.number ?? 'draft'}`}
      submitLabel={submitLabel}
      onSubmit={submit}
      submitError={isExplained ? null : edit.error}
      submitting={edit.isPending || queue.current !== null}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
      notice={
        others.length > 0 && (
          <ConflictNotice
            by={fullName(latest.updatedBy)}
            changes={others}
            takesFocus={isExplained}
          />
        )
      }
    >
      <FormContext value={form}>
        <EditedRecord value={item}>
          <FormFields
            form={definition}
            projectId={item.projectId}
            item={item}
            focus={focus}
            needs={step?.needs}
          />
        </EditedRecord>
      </FormContext>
      <UploadProgress queue={queue} />
      {queue.refused.length > 0 && <FormMessage>{queue.refused.join(' ')}</FormMessage>}
    </FormDialog>
  );
}
