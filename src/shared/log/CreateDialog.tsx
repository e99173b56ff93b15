import { useContext, useEffect, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { draftKey } from '../forms/drafts';
import { FormDialog } from '../forms/FormDialog';
import { showServerErrors } from '../forms/serverErrors';
import { useFormDraft } from '../forms/useFormDraft';
import type { AnyLog, CreateProps, LogForm } from './log';
import { useCreate } from './mutations';
import { PersonId } from './person';
import { RecordForm } from './recordForm';

interface Props<Values extends FieldValues> extends CreateProps {
  log: AnyLog;
  form: LogForm<Values, never>;
}

/** Writes a draft; it is opened from its own page, by those who may. */
export function CreateDialog<Values extends FieldValues>(props: Props<Values>) {
  const { log, form: own, projectId, onClose, onCreated } = props;
  const form = useForm<Values>({ resolver: own.resolver, defaultValues: own.blank as never });
  const create = useCreate(log, projectId);
  const draft = useFormDraft(form, {
    key: draftKey(useContext(PersonId), projectId, `new-${log.name}`),
    shape: own.shape,
  });
  const [another, setAnother] = useState(false);
  const [written, setWritten] = useState(0);
  useEffect(() => {
    // A reset form knows its fields again when it has rendered.
    if (written > 0) form.setFocus('title' as Path<Values>);
  }, [written, form]);
  const submit = form.handleSubmit((body) => {
    const sending = create.mutateAsync(body, {
      onSuccess: ({ id }) => {
        if (!another) {
          onClose();
          onCreated(id);
          return;
        }
        // What is often the same for the next one, such as where it is, stays.
        form.reset({ ...body, ...own.unique });
        setWritten((before) => before + 1);
      },
      onError: (error) => showServerErrors(form, own.names as Path<Values>[], error),
    });
    draft.sentBy(sending);
  });
  return (
    <FormDialog
      wide
      title={`New ${log.kind.one}`}
      submitLabel="Create"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
      another={{ checked: another, onChange: setAnother }}
    >
      <RecordForm value={form as never}>
        <own.Fields projectId={projectId} item={null} />
      </RecordForm>
    </FormDialog>
  );
}
