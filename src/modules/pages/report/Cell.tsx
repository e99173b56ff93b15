import { Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { MemberSelect } from '@/records/people/MemberSelect';
import { namedChoices } from '@/records/people/partyChoices';
import { formatCalendarDate, formatNumber } from '@/shared/format/format';
import type { Column } from './columns';

/** A value for people who may not change it. */
function shownAs<Row>(column: Column<Row>, value: unknown): string {
  if (column.kind === 'number') return formatNumber(Number(value) || 0);
  const text = typeof value === 'string' ? value : '';
  if (column.kind === 'choice') {
    return column.options.find((option) => option.value === text)?.label ?? '';
  }
  if (column.kind === 'party') return column.names.find(({ id }) => id === text)?.name ?? '';
  return column.kind === 'day' && text ? formatCalendarDate(text) : text;
}

interface Props<Row> {
  column: Column<Row>;
  label: string;
  value: unknown;
  readOnly: boolean;
  onChange: (value: unknown) => void;
}

export function Cell<Row>({ column, label, value, readOnly, onChange }: Props<Row>) {
  if (readOnly && column.kind !== 'check') {
    return (
      <p className="m-0 text-sm pre-wrap" dir="auto">
        {shownAs(column, value)}
      </p>
    );
  }
  const shared = { size: 'xs', 'aria-label': label } as const;
  switch (column.kind) {
    case 'number':
      return (
        <NumberInput
          {...shared}
          hideControls
          min={0}
          max={column.max}
          step={column.step ?? 1}
          decimalScale={column.step === 1 ? 0 : 2}
          value={typeof value === 'number' ? value : 0}
          onChange={(next) => onChange(Number(next) || 0)}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          searchable={column.options.length > 8}
          clearable={column.clearable ?? false}
          allowDeselect={column.clearable ?? false}
          clearButtonProps={{ 'aria-label': 'Clear' }}
          data={[...column.options]}
          value={typeof value === 'string' && value ? value : null}
          onChange={onChange}
        />
      );
    case 'party':
      return (
        <MemberSelect
          {...shared}
          of={column.of}
          creates={column.of === 'companies'}
          projectId={column.projectId}
          names={namedChoices(column.names)}
          clearable={column.clearable ?? false}
          clearButtonProps={{ 'aria-label': 'Clear' }}
          value={typeof value === 'string' && value ? value : null}
          onChange={onChange}
        />
      );
    case 'day':
      return (
        <TextInput
          {...shared}
          type="date"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
    case 'check':
      return (
        <Checkbox
          aria-label={label}
          label={column.label}
          size="xs"
          disabled={readOnly}
          checked={value === column.on}
          onChange={(event) => onChange(event.currentTarget.checked ? column.on : column.off)}
        />
      );
    default:
      return (
        <Textarea
          {...shared}
          autosize
          minRows={1}
          maxRows={8}
          dir="auto"
          maxLength={column.maxLength ?? 1000}
          placeholder={column.label}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
