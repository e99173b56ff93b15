import { Text } from '@mantine/core';
import { useContext, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftKey } from '@/shared/forms/drafts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { PersonId } from '@/shared/forms/person';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useFormDraft } from '@/shared/forms/useFormDraft';
import { useProject } from '@/shared/projects/useProject';
import type { MessageSeed } from '../../messages/useMessageSeed';
import { UploadProgress } from '../files/UploadProgress';
import type { FormProps, RecordDetail } from '../log';
import { FILES, resolverWith } from '../needs';
import type { RecordForm } from '../recordForm';
import { transitionOf } from '../transitions';
import { FormFields } from './FormFields';
import { FormContext } from './formContext';
import { valuesOf } from './formValues';
import { UnfinishedCreation } from './UnfinishedCreation';
import { useCreation } from './useCreation';

interface Props extends Omit<FormProps<RecordDetail>, 'item'> {
  form: RecordForm;
  /** What it takes over from a message. */
  seed: MessageSeed | null;
  /** The values that say where it is, if it will be pinned to a plan. */
  place: Readonly<Record<string, string>> | undefined;
}

/** Creates a record with its files, as a draft or, for those who may, open at once. */
export function CreateDialog(props: Props) {
  const { log, form: definition, projectId, seed, place, onClose, onCreated } = props;
  const { fields, shape } = definition;
  const project = useProject(projectId);
  const mayOpen = project.data?.data.permittedActions.includes(log.recordType.open) ?? false;
  const opening = transitionOf(log, 'draft', 'open');
  // Which of the two buttons was pressed last.
  const opens = useRef(false);
  const initial = () => ({
    ...valuesOf(fields, null, project.data?.data.defaults),
    ...seed?.values,
    ...place,
    [FILES]: seed?.files ?? [],
  });
  const form = useForm({
    resolver: resolverWith(definition, () => (opens.current ? opening : undefined)),
    defaultValues: initial(),
  });
  const draft = useFormDraft(form, {
    key: draftKey(useContext(PersonId), projectId, `new-${log.name}`, ...(seed ? [seed.key] : [])),
    shape,
    files: FILES,
  });
  const [another, setAnother] = useState(false);
  const [created, setCreated] = useState(0);
  // The address that shows the dialog changes a moment later, and what is created is no input to lose.
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // A reset form registers its fields again when it renders.
    if (created > 0) form.setFocus('title');
  }, [created, form]);
  const finish = ({ id }: RecordDetail) => {
    if (!another) {
      setOver(true);
      onClose();
      onCreated(id);
      return;
    }
    // The texts are new in each record. The rest, such as the location, is often the same.
    const texts = fields.filter(({ control }) => /^(title|longText)$/.test(control.kind));
    form.reset({ ...form.getValues(), ...valuesOf(texts, null), [FILES]: [] });
    setCreated((before) => before + 1);
  };
  const creation = useCreation(log, projectId, finish);
  const submit = (open: boolean) => {
    opens.current = open;
    void form.handleSubmit((body) =>
      creation
        .send({ body, files: form.getValues(FILES), opens: open, sentBy: draft.sentBy })
        .catch((error: unknown) => showServerErrors(form, Object.keys(shape), error)),
    )();
  };
  const { stuck } = creation;
  if (isOver) return null;
  if (stuck) {
    return (
      <UnfinishedCreation
        log={log}
        creation={creation}
        record={stuck}
        onRetry={() => void creation.retry(stuck, opens.current)}
        onClose={() => finish(stuck)}
      />
    );
  }
  const titleLabel = fields.find(({ name }) => name === 'title')?.label.toLowerCase();
  const saveDraft = { label: 'Save draft', onClick: () => submit(false) };
  return (
    <FormDialog
      wide
      title={`New ${log.recordType.one}`}
      submitLabel={mayOpen ? `Create and ${opening.verb}` : saveDraft.label}
      other={mayOpen ? saveDraft : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit(mayOpen);
      }}
      submitError={creation.error}
      submitting={creation.busy}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
      another={{ checked: another, onChange: setAnother }}
    >
      <FormContext value={form}>
        <FormFields
          form={definition}
          projectId={projectId}
          item={null}
          needs={mayOpen ? opening.needs : undefined}
        />
      </FormContext>
      {mayOpen && (
        <Text size="xs" c="dimmed">
          A draft needs only a {titleLabel}. Fields with * are needed to {opening.verb} it.
        </Text>
      )}
      <UploadProgress queue={creation.queue} />
    </FormDialog>
  );
}
