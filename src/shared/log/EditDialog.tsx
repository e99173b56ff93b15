import { useContext, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { asApiError, isOutdated } from '@/api/apiError';
import { toast } from '../feedback/toast';
import { draftKey } from '../forms/drafts';
import { FormDialog } from '../forms/FormDialog';
import { showServerErrors } from '../forms/serverErrors';
import { useFormDraft } from '../forms/useFormDraft';
import { ConflictNotice } from './ConflictNotice';
import { changesOf } from './changes';
import { fieldLabel } from './labels';
import type { AnyLog, EditProps, LogForm, RecordDetail } from './log';
import { TO_THINK, useReadAnew, useUpdate } from './mutations';
import { PersonId } from './person';
import { RecordForm } from './recordForm';

interface Props<Values extends FieldValues, Item extends RecordDetail> extends EditProps<Item> {
  log: AnyLog;
  form: LogForm<Values, Item>;
}

export function EditDialog<Values extends FieldValues, Item extends RecordDetail>(
  props: Props<Values, Item>,
) {
  const { log, form: own, item: opened, onClose } = props;
  // What the form began with, whatever becomes of it meanwhile, and what is at the server, as far as it is known.
  const [item] = useState(opened);
  const [current, setCurrent] = useState(item);
  const form = useForm<Values>({
    resolver: own.resolver,
    defaultValues: own.valuesOf(item) as never,
  });
  const draft = useFormDraft(form, {
    key: draftKey(useContext(PersonId), item.projectId, log.name, item.id),
    shape: own.shape,
    version: item.version,
  });
  const update = useUpdate(log, item);
  const undoing = useUpdate(log, item, ({ number }) => `${number ?? 'Draft'} changed back`);
  const readAnew = useReadAnew(log);
  const theirs = own.names
    .filter((name) => own.wordsOf(item, name) !== own.wordsOf(current, name))
    .map((name) => ({
      field: fieldLabel(name),
      before: own.wordsOf(item, name),
      after: own.wordsOf(current, name),
    }));

  /** Writes again what was there before, and no more than what was changed. */
  // The notice of their changes says why the save failed.
  const isTheirs = theirs.length > 0 && asApiError(update.error).code === 'STALE_VERSION';
  const undo = (record: Item, changes: Partial<Values> & { clear?: string[] }) => {
    const names = own.names.filter((name) => name in changes || changes.clear?.includes(name));
    const before = changesOf({ ...own, names }, own.valuesOf(record), own.valuesOf(item));
    undoing.mutate({ ...before, version: record.version });
  };

  const submit = form.handleSubmit((values) => {
    const changes = changesOf(own, own.valuesOf(item), values);
    if (Object.keys(changes).length === 0) return onClose();
    const sending = update.mutateAsync(
      { ...changes, version: current.version },
      {
        onSuccess: (record) => {
          onClose();
          toast.success(`${record.number ?? 'Draft'} saved`, {
            duration: TO_THINK,
            action: { label: 'Undo', run: () => undo(record as Item, changes) },
          });
        },
        onError: (error) => {
          showServerErrors(form, own.names as Path<Values>[], error);
          // What was typed stays; what somebody else has made of the record is shown beside it.
          if (isOutdated(error)) {
            void readAnew(item).then(
              (now) => setCurrent(now as Item),
              () => {},
            );
          }
        },
      },
    );
    draft.sentBy(sending);
  });

  return (
    <FormDialog
      wide
      title={`Edit ${item.number ?? 'draft'}`}
      submitLabel={theirs.length > 0 ? 'Save my changes' : 'Save'}
      onSubmit={submit}
      submitError={isTheirs ? null : update.error}
      submitting={update.isPending}
      dirty={form.formState.isDirty}
      onClose={onClose}
      draft={draft}
    >
      {theirs.length > 0 && <ConflictNotice by={current.updatedBy.name} changes={theirs} />}
      <RecordForm value={form as never}>
        <own.Fields projectId={item.projectId} item={item} />
      </RecordForm>
    </FormDialog>
  );
}
