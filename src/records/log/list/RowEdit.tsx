import { Menu, Popover } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import type { RowClick } from '@/shared/table/rowTypes';
import { useMembers } from '../form/useMembers';
import type { AnyLog, RecordDetail, RecordRow } from '../log';
import { DueForm } from '../record/DueForm';
import { transitionOf } from '../transitions';
import { useTransition } from '../writes';
import { type Changes, useBulk } from './useBulk';

const TransitionDialog = onDemand(() => import('../record/TransitionDialog'));

interface Props {
  log: AnyLog;
  projectId: string;
  edited: RowClick<RecordRow>;
  onClose: () => void;
}

const nothing = () => {};

/** Changes the status, the assignees or the due date of a row, at its cell. */
export default function RowEdit({ log, projectId, edited, onClose }: Props) {
  const { row, kind, anchor } = edited;
  const [asking, setAsking] = useState<{ item: RecordDetail; to: string } | null>(null);
  const members = useMembers(projectId, kind === 'assign');
  const { people, companies, failure } = members;
  const names = new Map([...companies, ...people].map(({ value, label }) => [value, label]));
  const client = useQueryClient();
  const bulk = useBulk(log, projectId, names, nothing);
  const transition = useTransition(log, 'toast');
  const close = () => {
    anchor.focus();
    onClose();
  };
  const change = (changes: Changes) => {
    bulk.mutate({ items: [row], action: 'update', changes });
    close();
  };
  const move = async (to: string) => {
    if (!transitionOf(log, row.status, to).fields) {
      transition.mutate({ record: row, status: to });
      return close();
    }
    try {
      // The form needs more of the record than the list has.
      setAsking({ item: await log.operations.get.read(client, row), to });
    } catch {
      // The transition fails as well, and its toast gives the reason.
      transition.mutate({ record: row, status: to });
      close();
    }
  };
  if (asking) {
    return (
      <Suspense>
        <TransitionDialog log={log} item={asking.item} target={asking.to} onClose={close} />
      </Suspense>
    );
  }
  const { left, bottom } = anchor.getBoundingClientRect();
  const target = <span style={{ position: 'fixed', left, top: bottom }} />;
  const common = { opened: true, onChange: close, position: 'bottom-start', shadow: 'md' } as const;
  if (kind === 'due') {
    return (
      <Popover {...common} trapFocus>
        <Popover.Target>{target}</Popover.Target>
        <Popover.Dropdown aria-label="Due date">
          <DueForm dueDate={row.dueDate} onChoose={(dueDate) => change({ dueDate })} />
        </Popover.Dropdown>
      </Popover>
    );
  }
  const options =
    kind === 'status'
      ? row.permittedStatuses.map((to) => ({
          value: to,
          label: transitionOf(log, row.status, to).label,
        }))
      : members.assignees(log.assignable ?? undefined);
  return (
    <Menu {...common} width={240} closeOnItemClick={false}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown
        mah={320}
        style={{ overflowY: 'auto' }}
        aria-label={kind === 'status' ? 'Status' : 'Assign to'}
      >
        {kind === 'assign' && failure && (
          <Menu.Item onClick={failure.retry}>{failure.text}. Try again</Menu.Item>
        )}
        {options.map(({ value, label }) => (
          <Menu.Item
            key={value}
            onClick={() =>
              kind === 'status'
                ? move(value)
                : change({
                    assigneeIds: members.withoutGroups([value], log.assignable ?? undefined),
                  })
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
