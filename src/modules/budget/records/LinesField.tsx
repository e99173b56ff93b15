import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listBudgetLinesOptions } from '@/api/generated/budget.gen';
import type { Currency } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { formatAmount, formatMoney, parseMoney } from '@/shared/format/money';
import { CommitmentSelect, type NamedCommitment } from './CommitmentSelect';
import classes from './Records.module.css';

/** A row of a commitment or change order while it is edited. */
export interface LineRow {
  key: number;
  /** The row that the host has already. */
  id?: string;
  budgetLineId: string;
  description: string;
  amount: string;
  commitmentId: string;
}

let lastKey = 0;
export const emptyRow = (): LineRow => ({
  key: ++lastKey,
  ...{ budgetLineId: '', description: '', amount: '', commitmentId: '' },
});
export const rowWith = (row: Omit<LineRow, 'key'>): LineRow => ({ key: ++lastKey, ...row });

/** Why a row cannot be saved yet; null if it can. */
export function rowFault(row: LineRow, needsDescription: boolean): string | null {
  if (row.budgetLineId === '') return 'line';
  if (needsDescription && row.description.trim() === '') return 'description';
  return parseMoney(row.amount) === null ? 'amount' : null;
}

interface Props {
  projectId: string;
  currency: Currency;
  rows: readonly LineRow[];
  onChange: (rows: LineRow[]) => void;
  /** Whether faults are shown: after the first attempt to save. */
  showFaults: boolean;
  needsDescription: boolean;
  /** The commitments that rows add to so far, for change orders. Without it, rows add to none. */
  commitments?: readonly NamedCommitment[];
}

/** The rows of a commitment or change order: a line of the budget and an amount each. */
export function LinesField(props: Props) {
  const { projectId, currency, rows, onChange, showFaults, commitments } = props;
  const lines = useQuery(listBudgetLinesOptions({ path: { projectId } }));
  const options = useMemo(
    () =>
      (lines.data?.data ?? []).map(({ id, code, description }) => ({
        value: id,
        label: `${code} ${description}`,
      })),
    [lines.data],
  );
  const change = (index: number, part: Partial<LineRow>) =>
    onChange(rows.map((row, i) => (i === index ? { ...row, ...part } : row)));
  const total = rows.reduce((sum, { amount }) => sum + (parseMoney(amount) ?? 0), 0);
  return (
    <fieldset className={`flex column gap-8 min-w-0 m-0 p-0 borderless ${classes.lines}`}>
      <legend>Lines</legend>
      {lines.error && !lines.data && <p>{failureText('listBudgetLines', lines.error)}</p>}
      {rows.map((row, index) => {
        const fault = showFaults ? rowFault(row, props.needsDescription) : null;
        const name = `line ${index + 1}`;
        return (
          <div
            key={row.key}
            className={`grid gap-4 items-start ${classes.lineRow}`}
            data-wide={commitments ? true : undefined}
          >
            <Select
              aria-label={`Budget line of ${name}`}
              placeholder="Budget line"
              searchable
              limit={50}
              data={options}
              value={row.budgetLineId || null}
              onChange={(value) => change(index, { budgetLineId: value ?? '' })}
              error={fault === 'line' && 'Choose a line'}
            />
            <TextInput
              aria-label={`Description of ${name}`}
              placeholder="Description"
              maxLength={200}
              value={row.description}
              onChange={({ currentTarget }) => change(index, { description: currentTarget.value })}
              error={fault === 'description' && 'Required'}
            />
            {commitments && (
              <CommitmentSelect
                label={`Commitment of ${name}`}
                projectId={projectId}
                names={commitments}
                value={row.commitmentId}
                onChange={(commitmentId) => change(index, { commitmentId })}
              />
            )}
            <TextInput
              aria-label={`Amount of ${name}`}
              placeholder="Amount"
              inputMode="decimal"
              className={classes.amountField ?? ''}
              value={row.amount}
              onChange={({ currentTarget }) => change(index, { amount: currentTarget.value })}
              onBlur={() => {
                const minor = parseMoney(row.amount);
                if (minor !== null) change(index, { amount: formatAmount(minor) });
              }}
              error={
                (fault === 'amount' || (row.amount !== '' && parseMoney(row.amount) === null)) &&
                'Enter an amount'
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="input-sm"
              aria-label={`Remove ${name}`}
              disabled={rows.length === 1}
              onClick={() => onChange(rows.filter((_, i) => i !== index))}
            >
              <IconTrash size={16} aria-hidden="true" />
            </ActionIcon>
          </div>
        );
      })}
      <div className="row between medium digits">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => onChange([...rows, emptyRow()])}
        >
          Add line
        </Button>
        <span>Total {formatMoney(total, currency)}</span>
      </div>
    </fieldset>
  );
}
