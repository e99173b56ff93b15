import { NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { importBudgetLines } from '@/api/generated/budget.gen';
import type {
  Budget,
  BudgetImportResult,
  ImportBudgetLinesRequest,
} from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/collection/files/FileDrop';
import { useWrite } from '@/shared/feedback/useWrite';
import { tableOf } from '@/shared/files/fileTable';
import { count } from '@/shared/format/format';
import { formatMoney } from '@/shared/format/money';
import dialog from '@/shared/forms/Dialog.module.css';
import { FormDialog } from '@/shared/forms/FormDialog';
import { SUMS } from '../mutations';
import classes from '../Table.module.css';
import { ImportRows } from './ImportRows';
import { MeaningFields } from './MeaningFields';
import { FIELDS, type Field, guessed, type Meaning, ownMeaning, rowsFor } from './mapping';

/** What becomes of a line of the file that exists already. */
type Existing = 'update' | 'skip';

/** Imports lines from a file: choose the columns, check the rows, then save. */
export default function ImportDialog({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const { projectId, currency } = budget;
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<string[][] | null>(null);
  const [fields, setFields] = useState<(Field | null)[]>([]);
  const [existing, setExisting] = useState<Existing>('update');
  const [meaning, setMeaning] = useState(ownMeaning);
  const [preview, setPreview] = useState<BudgetImportResult['data'] | null>(null);
  const [refused, setRefused] = useState<string>();
  const [isReading, setReading] = useState(false);
  const drop = useRef<HTMLButtonElement>(null);
  /** Ends reading a file when another one is chosen, or none. */
  const latest = useRef(new AbortController());
  useEffect(() => () => latest.current.abort(), []);
  const run = useWrite({
    operation: 'importBudgetLines',
    failure: 'inline',
    write: (body: ImportBudgetLinesRequest) =>
      importBudgetLines({ path: { projectId }, body, throwOnError: true }),
    stale: SUMS,
    successToast: ({ data: { isImported, createCount, updateCount } }) =>
      isImported ? `${count(createCount + updateCount, 'line')} imported` : undefined,
  });
  const check = (rows: string[][], to: (Field | null)[], how: Existing, as: Meaning) => {
    setPreview(null);
    run.reset();
    run.mutate(
      { mode: 'preview', existing: how, rows: rowsFor(rows.slice(1), to, as) },
      { onSuccess: ({ data }) => setPreview(data) },
    );
  };
  const choose = async ([chosen]: readonly File[]) => {
    latest.current.abort();
    latest.current = new AbortController();
    setFile(chosen ?? null);
    setReading(Boolean(chosen));
    setTable(null);
    setPreview(null);
    setRefused(undefined);
    run.reset();
    if (!chosen) return;
    const { signal } = latest.current;
    const { read, fault } = await tableOf(chosen, signal);
    if (signal.aborted) return;
    setReading(false);
    if (!read) return setRefused(fault);
    const to = guessed(read[0] ?? []);
    setTable(read);
    setFields(to);
    check(read, to, existing, meaning);
  };
  const good = preview ? preview.createCount + preview.updateCount : 0;
  const faults = preview?.faultCount ?? 0;
  const others = faults > 0 ? 'the other ' : '';
  return (
    <FormDialog
      title="Import lines"
      submitLabel={good === 0 ? 'Import' : `Import ${others}${count(good, 'line')}`}
      submitError={run.error}
      submitting={run.isPending}
      missing={good === 0 && 'No row can be imported yet.'}
      dirty={file !== null}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!table || !preview) return;
        const rows = rowsFor(table.slice(1), fields, meaning);
        run.mutate(
          { mode: faults > 0 ? 'valid' : 'all', existing, rows },
          // Another person may have changed the lines in the meantime.
          { onSuccess: ({ data }) => (data.isImported ? onClose() : setPreview(data)) },
        );
      }}
    >
      <FileDrop
        ref={drop}
        value={file ? [file] : []}
        onChoose={(files) => void choose(files)}
        onBlur={() => {}}
        extensions={['csv', 'xlsx']}
        description="CSV or XLSX with the names of the columns in the first row, at most 5,000 rows."
        error={refused}
      />
      {isReading && (
        <p className={classes.note} role="status">
          Reading the file
        </p>
      )}
      {table && (
        <Choices
          table={table}
          fields={fields}
          onFields={(to) => {
            setFields(to);
            check(table, to, existing, meaning);
          }}
          existing={existing}
          onExisting={(how) => {
            setExisting(how);
            check(table, fields, how, meaning);
          }}
        />
      )}
      {table && (
        <MeaningFields
          {...{ table, fields, meaning }}
          onChange={(as) => {
            setMeaning(as);
            check(table, fields, existing, as);
          }}
        />
      )}
      {table && preview && <Preview {...{ preview, table, fields, meaning, currency }} />}
    </FormDialog>
  );
}

interface ChoicesProps {
  table: string[][];
  fields: (Field | null)[];
  onFields: (fields: (Field | null)[]) => void;
  existing: Existing;
  onExisting: (existing: Existing) => void;
}

/** Shows what the columns of the file mean, and what becomes of lines that exist. */
const Choices = ({ table, fields, onFields, existing, onExisting }: ChoicesProps) => (
  <>
    <Text size="sm" fw={550}>
      Columns of the file
    </Text>
    {(table[0] ?? []).map((header, index) => (
      <NativeSelect
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and names can repeat.
        key={index}
        label={header || `Column ${index + 1}`}
        description={`For example ${table[1]?.[index] || 'empty'}`}
        className={dialog.half}
        value={fields[index] ?? ''}
        data={[
          { value: '', label: 'Leave out' },
          ...FIELDS.map(({ field, label }) => ({
            value: field,
            label,
            disabled: fields.includes(field) && fields[index] !== field,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = FIELDS.find(({ field }) => field === value)?.field ?? null;
          onFields(fields.map((field, i) => (i === index ? chosen : field)));
        }}
      />
    ))}
    <NativeSelect
      label="Lines that exist already"
      description="A line is the same if code and cost type are"
      value={existing}
      data={[
        { value: 'update', label: 'Take the values of the file' },
        { value: 'skip', label: 'Leave them as they are' },
      ]}
      onChange={({ currentTarget: { value } }) => {
        onExisting(value === 'skip' ? 'skip' : 'update');
      }}
    />
  </>
);

interface PreviewProps {
  preview: BudgetImportResult['data'];
  table: string[][];
  fields: (Field | null)[];
  meaning: Meaning;
  currency: Budget['currency'];
}

const Preview = ({ preview, table, fields, meaning, currency }: PreviewProps) => (
  <>
    <p className={classes.note} role="status">
      {count(preview.createCount, 'new line')}, {preview.updateCount} changed, {preview.skipCount}{' '}
      left as they are, {count(preview.faultCount, 'row')} with faults. Original of the good rows:{' '}
      {formatMoney(preview.originalMinor, currency)}.
    </p>
    <ImportRows preview={preview} table={table} fields={fields} meaning={meaning} />
  </>
);
