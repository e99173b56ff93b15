import { useContext, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftKey } from '../forms/drafts';
import { FormDialog } from '../forms/FormDialog';
import { showServerErrors } from '../forms/serverErrors';
import { useFormDraft } from '../forms/useFormDraft';
import { FormFields } from './FormFields';
import { FormContext } from './formContext';
import { valuesOf } from './formValues';
import type { FormProps, RecordDetail } from './log';
import { PersonId } from './person';
import type { RecordForm } from './recordForm';
import { useCreate } from './writes';

interface Props extends Omit<FormProps<RecordDetail>, 'item'> {
  form: RecordForm;
}

/** Creates a draft. It is opened from its own page. */
export function CreateDialog(props: Props) {
  const { log, form: definition, projectId, onClose, onCreated } = props;
  const { fields, resolver, shape } = definition;
  const form = useForm({ resolver, defaultValues: valuesOf(fields, null) });
  const create = useCreate(log, projectId);
  const draft = useFormDraft(form, {
    key: draftKey(useContext(PersonId), projectId, `new-${log.name}`),
    shape,
  });
  const [another, setAnother] = useState(false);
  const [created, setCreated] = useState(0);
  useEffect(() => {
    // A reset form registers its fields again when it renders.
    if (created > 0) form.setFocus('title');
  }, [created, form]);
  const submit = form.handleSubmit((body) => {
    const sending = create.mutateAsync(body, {
      onSuccess: ({ data }) => {
        if (!another) {
          onClose();
          onCreated(data.id);
          return;
        }
        // The texts are new in each record. The rest, such as the location, is often the same.
        const texts = fields.filter(({ control }) => /^(title|longText)$/.test(control.kind));
        form.reset({ ...body, ...valuesOf(texts, null) });
        setCreated((before) => before + 1);
      },
      onError: (error) => showServerErrors(form, Object.keys(shape), error),
    });
    draft.sentBy(sending);
  });
  return (
    <FormDialog
      wide
      title={`New ${log.recordType.one}`}
      submitLabel="Create"
      onSubmit={submit}
      submitError={create.error}
      submitting={create.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
      another={{ checked: another, onChange: setAnother }}
    >
      <FormContext value={form}>
        <FormFields form={definition} projectId={projectId} item={null} />
      </FormContext>
    </FormDialog>
  );
}
