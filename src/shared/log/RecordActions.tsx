import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { failureText } from '../errors/operationTexts';
import { FormMessage } from '../forms/FormMessage';
import { onDemand } from '../onDemand';
import detail from '../records/Detail.module.css';
import type { AnyLog, RecordDetail } from './log';
import { MissingFields, missingFields } from './MissingFields';
import { transitionOf } from './transitions';
import { useRemove, useSubmit, useTransition } from './writes';

const TransitionDialog = onDemand(() => import('./TransitionDialog'));
const DeleteDialog = onDemand(() => import('./DeleteDialog'));

interface Props {
  log: AnyLog;
  item: RecordDetail;
  onOpen: (id: string | null) => void;
}

/** The actions for a record. A transition without fields is done at once; any other opens its form. */
export function RecordActions({ log, item, onOpen }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | { target: string } | null>(null);
  // Inline, so that the list of missing fields stays while the user fills them in.
  const transition = useTransition(log, 'inline');
  const remove = useRemove(log, item);
  const submit = useSubmit(log, item);
  const { permittedStatuses, permittedActions } = item;
  const isDraft = item.status === 'draft';
  const mayEdit = permittedActions.includes('update');
  const mayDelete = permittedActions.includes('delete');
  // Without the right to open a draft, its author sends it to the manager.
  const maySubmit = mayEdit && isDraft && !item.submitted && !permittedStatuses.includes('open');
  const close = () => setDialog(null);
  const go = (status: string) => {
    if (transitionOf(log, item.status, status).fields) return setDialog({ target: status });
    transition.mutate({ record: item, status });
  };
  const own = log.Actions && <log.Actions item={item} log={log} onOpen={onOpen} />;
  const missing = missingFields(log, transition.error);
  const isEmpty = permittedStatuses.length === 0 && !mayEdit && !mayDelete && !own;

  return (
    <>
      {!isEmpty && (
        <div className={detail.actions}>
          {own}
          {maySubmit && (
            <Button size="sm" loading={submit.isPending} onClick={() => submit.mutate()}>
              Send to manager
            </Button>
          )}
          {permittedStatuses
            .map((status) => transitionOf(log, item.status, status))
            .map(({ to, label, isNext }) => (
              <Button
                key={to}
                size="sm"
                variant={isNext?.(item) ? 'filled' : 'default'}
                onClick={() => go(to)}
              >
                {label}
              </Button>
            ))}
          {mayEdit && (
            <Button size="sm" variant="default" onClick={() => setDialog('edit')}>
              Edit
            </Button>
          )}
          {mayDelete && (
            <Menu position="bottom-end" shadow="md">
              <Menu.Target>
                <ActionIcon size="lg" variant="default" aria-label="More">
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={16} />}
                  onClick={() => setDialog('delete')}
                >
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
      {isDraft && item.submitted && (
        <p className={detail.quiet}>Sent to {item.manager.name}, who opens it.</p>
      )}
      <MissingFields names={missing} />
      {transition.error && missing.length === 0 && (
        <FormMessage>{failureText(log.operations.transition.id, transition.error)}</FormMessage>
      )}
      <Suspense>
        {dialog === 'edit' && (
          <log.Form
            log={log}
            projectId={item.projectId}
            item={item}
            onClose={close}
            onCreated={onOpen}
          />
        )}
        {dialog === 'delete' && (
          <DeleteDialog
            recordType={log.recordType}
            total={1}
            deleting={remove.isPending}
            onClose={close}
            onDelete={() =>
              remove.mutate(undefined, { onSuccess: () => onOpen(null), onSettled: close })
            }
          />
        )}
        {dialog && typeof dialog === 'object' && (
          <TransitionDialog log={log} item={item} target={dialog.target} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
