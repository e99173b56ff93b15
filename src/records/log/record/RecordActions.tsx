import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Suspense, useContext, useRef, useState } from 'react';
import { asApiError } from '@/api/apiError';
import { failureText } from '@/shared/errors/operationTexts';
import { namesOf } from '@/shared/format/labels';
import { FormMessage } from '@/shared/forms/FormMessage';
import { PersonId } from '@/shared/forms/person';
import { onDemand } from '@/shared/onDemand';
import { usePrintKey } from '@/shared/print/printing';
import { ActionItems } from '@/shared/ui/ActionItems';
import { modKey } from '@/shared/ui/modKey';
import { useKeys } from '@/shared/ui/useKeys';
import detail from '../../common/Detail.module.css';
import { MissingFields, missingFields } from '../form/MissingFields';
import type { AnyLog, RecordDetail } from '../log';
import { firstBlank } from '../needs';
import { type Transition, transitionOf } from '../transitions';
import { useRemove, useSubmit, useTransition, useWatch } from '../writes';

const TransitionDialog = onDemand(() => import('./TransitionDialog'));
const PrintJob = onDemand(() => import('../print/PrintJob'));
const DeleteDialog = onDemand(() => import('./DeleteDialog'));

interface Props {
  log: AnyLog;
  item: RecordDetail;
  onOpen: (id: string | null) => void;
}

type Dialog =
  | 'delete'
  | 'print'
  /** The field to begin with, and the step to take once the record is saved. */
  | { editing: string | undefined; next?: Transition<RecordDetail> }
  | { target: string };

/** The actions for a record. A transition without fields is done at once; any other opens its form. */
export function RecordActions({ log, item, onOpen }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // Inline, so that the list of missing fields stays while the user fills them in.
  const transition = useTransition(log, 'inline');
  const submit = useSubmit(log, item);
  const watch = useWatch(log);
  const { permittedStatuses, permittedActions } = item;
  const isDraft = item.status === 'draft';
  const mayEdit = permittedActions.includes('update');
  // Without the right to open a draft, its author sends it to the manager.
  const maySubmit = mayEdit && isDraft && !item.submitted && !permittedStatuses.includes('open');
  const userId = useContext(PersonId);
  const close = () => setDialog(null);
  usePrintKey(() => setDialog('print'));
  const go = (status: string) => {
    const next = transitionOf(log, item.status, status);
    if (next.fields) return setDialog({ target: status });
    const blank = mayEdit ? firstBlank(log, next.needs ?? [], item) : undefined;
    if (blank) return setDialog({ editing: blank, next });
    transition.mutate({ record: item, status });
  };
  const logActions = log.Actions && <log.Actions item={item} log={log} onOpen={onOpen} />;
  const missing = missingFields(log, transition.error);
  // What is missing is filled in where it is reported.
  const [firstMissing] = asApiError(transition.error).errors;
  const fillable = log.fields.find(({ name }) => `/${name}` === firstMissing?.pointer)?.name;
  const nextStep = useRef<HTMLButtonElement>(null);
  useKeys(() => ({
    t: () => nextStep.current?.focus(),
    a: mayEdit && log.assignable ? () => setDialog({ editing: 'assigneeIds' }) : undefined,
  }));
  const explanation = log.explain?.(item, userId) ?? waitText(item, userId);

  return (
    <>
      <div className={detail.actions} data-keeps-clear>
        {logActions}
        {maySubmit && (
          <Button size="sm" loading={submit.isPending} onClick={() => submit.mutate()}>
            Send to manager
          </Button>
        )}
        {permittedStatuses
          .map((status) => transitionOf(log, item.status, status))
          .map(({ to, label, isNext }, index) => (
            <Button
              key={to}
              {...(index === 0 && {
                ref: nextStep,
                title: `${label} (T)`,
                'aria-keyshortcuts': 't',
              })}
              size="sm"
              variant={isNext?.(item) ? 'filled' : 'default'}
              onClick={() => go(to)}
            >
              {label}
            </Button>
          ))}
        {mayEdit && (
          <Button size="sm" variant="default" onClick={() => setDialog({ editing: undefined })}>
            Edit
          </Button>
        )}
        <More item={item} onWatch={() => watch.mutate(item)} onOpen={setDialog} />
      </div>
      {explanation && <p className="m-top-8 quiet text-sm">{explanation}</p>}
      {isDraft && item.submitted && (
        <p className="m-top-8 quiet text-sm">Sent to {item.manager.name}, who issues it.</p>
      )}
      <MissingFields names={missing} />
      {missing.length > 0 && fillable && mayEdit && (
        <Button size="xs" variant="light" onClick={() => setDialog({ editing: fillable })}>
          Fill in
        </Button>
      )}
      {transition.error && missing.length === 0 && (
        <FormMessage>{failureText(log.operations.transition.id, transition.error)}</FormMessage>
      )}
      {dialog && (
        <Dialogs
          {...{ log, item, dialog, onOpen }}
          onSaved={(record, status) => transition.mutate({ record, status })}
          onClose={close}
        />
      )}
    </>
  );
}

/** What an open record waits for, for somebody who has no next step; null if they have one. */
function waitText(
  { status, permittedStatuses, permittedActions, ballInCourt }: RecordDetail,
  userId: string | null,
): string | null {
  const isOpen = status !== 'draft' && status !== 'closed';
  const acts = ['respond', 'review'].some((action) => permittedActions.includes(action));
  const isOwn = ballInCourt.some(({ id }) => id === userId);
  if (!isOpen || isOwn || acts || permittedStatuses.length > 0 || ballInCourt.length === 0) {
    return null;
  }
  return `It waits for ${namesOf(ballInCourt)}.`;
}

interface DialogsProps extends Props {
  dialog: Dialog;
  /** Takes the next step of a record that has been saved for it. */
  onSaved: (record: RecordDetail, status: string) => void;
  onClose: () => void;
}

function Dialogs({ log, item, dialog, onOpen, onSaved, onClose }: DialogsProps) {
  const remove = useRemove(log, item);
  const isObject = typeof dialog === 'object';
  return (
    <Suspense>
      {isObject && 'editing' in dialog && (
        <log.Form
          log={log}
          projectId={item.projectId}
          item={item}
          focus={dialog.editing}
          next={dialog.next}
          onSaved={(record) => dialog.next && onSaved(record, dialog.next.to)}
          onClose={onClose}
          onCreated={onOpen}
        />
      )}
      {dialog === 'print' && (
        <PrintJob
          log={log}
          projectId={item.projectId}
          kind="records"
          source={[item]}
          columns={[]}
          onClose={onClose}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          recordType={log.recordType}
          total={1}
          deleting={remove.isPending}
          onClose={onClose}
          onDelete={() =>
            remove.mutate(undefined, { onSuccess: () => onOpen(null), onSettled: onClose })
          }
        />
      )}
      {isObject && 'target' in dialog && (
        <TransitionDialog log={log} item={item} target={dialog.target} onClose={onClose} />
      )}
    </Suspense>
  );
}

interface MoreProps {
  item: RecordDetail;
  onWatch: () => void;
  onOpen: (dialog: 'print' | 'delete') => void;
}

const More = ({ item, onWatch, onOpen }: MoreProps) => (
  <Menu position="bottom-end" shadow="md">
    <Menu.Target>
      <ActionIcon size="lg" variant="default" aria-label="More">
        <IconDots size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <ActionItems
        actions={[
          {
            title: 'Print or PDF',
            icon: IconPrinter,
            shortcut: `${modKey} P`,
            run: () => onOpen('print'),
          },
          {
            title: item.watching ? 'Stop watching' : 'Watch',
            icon: item.watching ? IconStarFilled : IconStar,
            run: onWatch,
          },
          {
            title: 'Delete',
            icon: IconTrash,
            color: 'red',
            permitted: item.permittedActions.includes('delete'),
            run: () => onOpen('delete'),
          },
        ]}
      />
    </Menu.Dropdown>
  </Menu>
);
