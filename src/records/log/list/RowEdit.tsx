import { Menu, Popover } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ChoicesAt } from '@/shared/forms/choices/ChoicesAt';
import type { Choice } from '@/shared/forms/choices/choices';
import { onDemand } from '@/shared/onDemand';
import { leave } from '@/shared/routing/leaveGuard';
import type { RowClick } from '@/shared/table/rowTypes';
import { useAssignees } from '../../people/useAssignees';
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
  const client = useQueryClient();
  const bulk = useBulk(log, projectId, nothing);
  const transition = useTransition(log, 'toast');
  const close = () => {
    anchor.focus();
    onClose();
  };
  const change = (changes: Changes, names: readonly string[] = []) => {
    bulk.mutate({ items: [row], action: 'update', changes, names });
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
      <Popover {...common} onChange={() => leave(close)} trapFocus>
        <Popover.Target>{target}</Popover.Target>
        <Popover.Dropdown aria-label="Due date">
          <DueForm dueDate={row.dueDate} onChoose={(dueDate) => change({ dueDate })} />
        </Popover.Dropdown>
      </Popover>
    );
  }
  if (kind === 'assign') {
    return (
      <AssignAt
        {...{ projectId, log }}
        at={{ left, top: bottom }}
        onChoose={(people) =>
          change(
            { assigneeIds: people.map(({ value }) => value) },
            people.map(({ label }) => label),
          )
        }
        onClose={close}
      />
    );
  }
  return (
    <Menu {...common} width={240} closeOnItemClick={false}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }} aria-label="Status">
        {row.permittedStatuses.map((to) => (
          <Menu.Item key={to} onClick={() => move(to)}>
            {transitionOf(log, row.status, to).label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AssignProps {
  log: AnyLog;
  projectId: string;
  at: { left: number; top: number };
  onChoose: (people: readonly Choice[]) => void;
  onClose: () => void;
}

function AssignAt({ log, projectId, at, onChoose, onClose }: AssignProps) {
  const { choices, peopleOf } = useAssignees(projectId, log.assignable ?? undefined);
  return (
    <ChoicesAt
      label="Assign to"
      {...{ choices, at, onClose }}
      onChoose={(choice) => onChoose(peopleOf(choice))}
    />
  );
}
