import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { onDemand } from '../onDemand';
import detail from './Detail.module.css';
import type { AnyLog, RecordDetail } from './log';
import { MissingFields } from './MissingFields';
import { useRemove, useSubmit, useTransition } from './mutations';

const TransitionDialog = onDemand(() => import('./TransitionDialog'));
const DeleteDialog = onDemand(() => import('./DeleteDialog'));

interface Props {
  log: AnyLog;
  item: RecordDetail;
  onOpen: (id: string | null) => void;
}

/** What may be done with a record; what needs nothing is done at once, the rest asks first. */
export function RecordActions({ log, item, onOpen }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | { target: string } | null>(null);
  const transition = useTransition(log);
  const remove = useRemove(log, item);
  const submit = useSubmit(log, item);
  const { permittedStatuses, permittedActions } = item;
  const isDraft = item.status === 'draft';
  const mayEdit = permittedActions.includes('update');
  const mayDelete = permittedActions.includes('delete');
  // Who may not open a draft hands it to whoever may.
  const maySubmit = mayEdit && isDraft && !item.submitted && !permittedStatuses.includes('open');
  const close = () => setDialog(null);
  const go = (status: string) => {
    if (log.asks(item, status).length > 0) return setDialog({ target: status });
    transition.mutate({ record: item, status });
  };
  const own = log.Actions && <log.Actions item={item} log={log} onOpen={onOpen} />;
  const isEmpty = permittedStatuses.length === 0 && !mayEdit && !mayDelete && !own;

  return (
    <>
      {!isEmpty && (
        <div className={detail.actions}>
          {own}
          {maySubmit && (
            <Button
              size="sm"
              loading={submit.isPending}
              onClick={() => submit.mutate({ submitted: true, version: item.version })}
            >
              Send to manager
            </Button>
          )}
          {permittedStatuses.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={log.isNext(item, status) ? 'filled' : 'default'}
              onClick={() => go(status)}
            >
              {log.transitionLabel(item.status, status)}
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
      <MissingFields error={transition.error} />
      <Suspense>
        {dialog === 'edit' && <log.EditDialog item={item} onClose={close} />}
        {dialog === 'delete' && (
          <DeleteDialog
            kind={log.kind}
            count={1}
            deleting={remove.isPending}
            onClose={close}
            onDelete={() =>
              remove.mutate(item.version, { onSuccess: () => onOpen(null), onSettled: close })
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
