import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { zPriority } from '@/api/generated/schemas/options.gen';
import { SelectionBar } from '@/shared/collection/SelectionBar';
import { optionLabel } from '@/shared/format/labels';
import { ChoiceMenu } from '@/shared/forms/choices/ChoiceMenu';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import { useMenu } from '@/shared/ui/useMenu';
import { useAssignees } from '../../people/useAssignees';
import { useParties } from '../../people/useParties';
import type { AnyLog, RecordRow } from '../log';
import type { LogColumn } from '../logColumn';
import type { LogView } from '../useLogView';
import { BulkDue } from './BulkDue';
import { ExportMenu } from './ExportMenu';
import { Remind } from './Remind';
import { type Changes, useBulk } from './useBulk';

const DeleteDialog = onDemand(() => import('../record/DeleteDialog'));

/** Rows that 'Select first' selects. */
export const FIRST = 20;

interface Props {
  log: AnyLog;
  projectId: string;
  view: LogView;
  columns: readonly LogColumn<RecordRow>[];
  /** The selected records that one call can change. */
  items: readonly RecordRow[];
  /** Number of all selected records. */
  selected: number;
  /** Called with the ids to deselect. */
  onDone: (ids: readonly string[]) => void;
  /** Selects the first rows of the list; undefined if it has no more than them. */
  onSelectFirst: (() => void) | undefined;
  onClear: () => void;
}

/** Actions for all selected rows. */
export function BulkBar({
  log,
  projectId,
  view,
  columns,
  items,
  selected,
  onDone,
  onSelectFirst,
  onClear,
}: Props) {
  const [deleting, setDeleting] = useState(false);
  const project = useProject(projectId);
  const mayExport = project.data?.data.permittedActions.includes(log.exportAction);
  const bulk = useBulk(log, projectId, onDone);
  const all = (action: 'update' | 'delete') =>
    items.every(({ permittedActions }) => permittedActions.includes(action));
  const transitions = log.transitions.filter(
    ({ from, to, fields }) =>
      !fields &&
      items.every(
        ({ status, permittedStatuses }) => status === from && permittedStatuses.includes(to),
      ),
  );
  const change = (changes: Changes, names: readonly string[] = []) =>
    bulk.mutate({ items, action: 'update', changes, names });

  return (
    <SelectionBar noun={log.recordType} selected={selected} limit={items.length} onClear={onClear}>
      {onSelectFirst && (
        <Button size="xs" variant="default" onClick={onSelectFirst}>
          Select first {FIRST}
        </Button>
      )}
      {all('update') && (
        <FieldChoices {...{ log, projectId }} busy={bulk.isPending} onChange={change} />
      )}
      {transitions.map(({ to, label }) => (
        <Button
          key={to}
          size="xs"
          variant="default"
          loading={bulk.isPending}
          onClick={() => bulk.mutate({ items, action: 'transition', transition: { status: to } })}
        >
          {label}
        </Button>
      ))}
      <Remind log={log} projectId={projectId} items={items} />
      {mayExport && <ExportMenu {...{ log, projectId, view, columns }} rows={items} />}
      {all('delete') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      )}
      <Suspense>
        {deleting && (
          <DeleteDialog
            recordType={log.recordType}
            total={items.length}
            deleting={bulk.isPending}
            onClose={() => setDeleting(false)}
            onDelete={() =>
              bulk.mutate({ items, action: 'delete' }, { onSettled: () => setDeleting(false) })
            }
          />
        )}
      </Suspense>
    </SelectionBar>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
  busy: boolean;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, onChoose, busy } = props;
  const { menu, target } = useMenu();
  return (
    <Menu {...menu} position="bottom-start" shadow="md" width={240}>
      <Menu.Target>
        <Button
          {...target}
          size="xs"
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {options.map(([value, text]) => (
          <Menu.Item key={value} onClick={() => onChoose(value)}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface FieldChoicesProps {
  log: AnyLog;
  projectId: string;
  busy: boolean;
  /** @param names what the people and companies of the changes are called */
  onChange: (changes: Changes, names?: readonly string[]) => void;
}

/** The fields that several records can get the same value for. */
function FieldChoices({ log, projectId, busy, onChange: change }: FieldChoicesProps) {
  const { choices, peopleOf } = useAssignees(projectId, log.assignable ?? undefined);
  const companies = useParties(projectId, { people: false, companies: true });
  const button = { loading: busy };
  return (
    <>
      {log.assignable && (
        <ChoiceMenu
          label="Assign to"
          {...{ choices, button }}
          onChoose={(choice) => {
            const people = peopleOf(choice);
            change(
              { assigneeIds: people.map(({ value }) => value) },
              people.map(({ label }) => label),
            );
          }}
        />
      )}
      {log.fields.some(({ name }) => name === 'dueDate') && (
        <BulkDue busy={busy} onChoose={(dueDate) => change({ dueDate })} />
      )}
      {log.fields.some(({ name }) => name === 'responsibleCompanyId') && (
        <ChoiceMenu
          label="Responsible company"
          choices={companies}
          button={button}
          onChoose={({ value, label }) => change({ responsibleCompanyId: value }, [label])}
        />
      )}
      <Choice
        label="Priority"
        options={zPriority.options.map((value) => [value, optionLabel(value)] as const)}
        onChoose={(priority) => change({ priority })}
        busy={busy}
      />
    </>
  );
}
