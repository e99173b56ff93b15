import { Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type {
  Budget,
  BudgetLine,
  BudgetLineCells,
  ForecastMethod,
} from '@/api/generated/types.gen';
import {
  formatAmount,
  formatMoney,
  formatShare,
  parseMoney,
  parseShare,
} from '@/shared/format/money';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { faultText } from '../grid/cells';
import type { CellFault } from '../grid/marks';
import type { Sheet } from '../grid/sheet';

interface Props {
  budget: Budget;
  line: BudgetLine;
  sheet: Sheet;
  /** Why the last attempt was refused. */
  fault: CellFault | undefined;
  onClose: () => void;
}

/** What a line will still cost: the remaining budget, a share of it, or an amount with a reason. */
export default function ForecastDialog({ budget, line, sheet, fault, onClose }: Props) {
  const { figures, forecastBp, forecastMinor } = line;
  const [method, setMethod] = useState<ForecastMethod>(line.forecastMethod);
  const [share, setShare] = useState(forecastBp === null ? '' : formatShare(forecastBp));
  const [amount, setAmount] = useState(
    formatAmount(forecastMinor ?? figures.forecastToCompleteMinor),
  );
  const [reason, setReason] = useState(line.forecastReason ?? '');
  const [version] = useState(line.version);
  const [state, setState] = useState<'idle' | 'saving' | 'tried'>('idle');
  const [error, setError] = useState<unknown>(null);
  const points = parseShare(share);
  const minor = parseMoney(amount);
  const said = reason.trim();
  const cells: BudgetLineCells | null = {
    remaining: () => ({ forecastMethod: method }),
    percent: () => (points === null ? null : { forecastMethod: method, forecastBp: points }),
    typed: () =>
      minor === null || said === ''
        ? null
        : { forecastMethod: method, forecastMinor: minor, forecastReason: said },
  }[method]();
  const lacking =
    method === 'percent' ? 'Still to come' : minor === null ? 'Amount to complete' : 'Reason';
  const save = async () => {
    if (!cells) return;
    setState('saving');
    setError(null);
    try {
      await sheet.forecast(line.id, state === 'tried' ? line.version : version, cells);
    } catch (failure) {
      setError(failure);
    }
    setState('tried');
    if (!sheet.state().faults.get(line.id)?.has('forecast')) onClose();
  };
  return (
    <FormDialog
      title={`Forecast of ${line.code} ${line.description}`}
      submitLabel="Save"
      submitError={error}
      submitting={state === 'saving'}
      missing={cells === null && lacking}
      dirty={
        method !== line.forecastMethod ||
        (method === 'typed' && said !== (line.forecastReason ?? ''))
      }
      onClose={() => {
        sheet.forget(line.id, 'forecast');
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fault && error === null && state === 'tried' && (
        <FormMessage>{faultText('forecast', fault.code)}. Save again to replace it.</FormMessage>
      )}
      <Text size="sm" c="dimmed">
        Projected {formatMoney(figures.projectedMinor, budget.currency)}, committed{' '}
        {formatMoney(figures.committedMinor, budget.currency)}, actual{' '}
        {formatMoney(figures.actualMinor, budget.currency)}.
      </Text>
      <Methods method={method} onChange={setMethod} />
      {method === 'percent' && (
        <TextInput
          label="Still to come"
          description="In percent of the projected budget"
          required
          inputMode="decimal"
          value={share}
          error={share !== '' && points === null && 'Enter 0 to 100 percent'}
          onChange={({ currentTarget }) => setShare(currentTarget.value)}
        />
      )}
      {method === 'typed' && (
        <>
          <TextInput
            label="Amount to complete"
            required
            inputMode="decimal"
            leftSection={budget.currency}
            leftSectionWidth={48}
            value={amount}
            error={minor === null && 'Enter an amount'}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <Textarea
            label="Reason"
            required
            maxLength={500}
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface MethodsProps {
  method: ForecastMethod;
  onChange: (method: ForecastMethod) => void;
}

const Methods = ({ method, onChange }: MethodsProps) => (
  <Radio.Group
    label="To complete"
    value={method}
    onChange={(value) => onChange(value as ForecastMethod)}
  >
    <Stack gap="xs" mt="xs">
      <Radio value="remaining" label="What is left of the projected budget" />
      <Radio value="percent" label="A share of the projected budget" />
      <Radio value="typed" label="An amount, with a reason" />
    </Stack>
  </Radio.Group>
);
