import { Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CostCodeImportResult, CostCodeImportRow } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/collection/files/FileDrop';
import { tableOf } from '@/shared/files/fileTable';
import { MOST_ROWS } from '@/shared/files/tableLimits';
import { TooLarge } from '@/shared/files/tooLarge';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { codesIn, pastedTable } from './codeTable';
import { useImportCostCodes } from './writes';

interface Chosen {
  rows: CostCodeImportRow[];
  /** The number of the first row in the file. */
  first: number;
}

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Adds many codes at once: from a file, or pasted from a spreadsheet. Shows what becomes of each row before. */
export function ImportCodesDialog({ projectId, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<CostCodeImportResult['data'] | null>(null);
  const [refused, setRefused] = useState<string>();
  const drop = useRef<HTMLButtonElement>(null);
  /** Ends reading a file when another one is chosen, or none. */
  const latest = useRef(new AbortController());
  useEffect(() => () => latest.current.abort(), []);
  const run = useImportCostCodes(projectId);
  const forget = () => {
    latest.current.abort();
    latest.current = new AbortController();
    setChosen(null);
    setPreview(null);
    setRefused(undefined);
    run.reset();
  };
  const check = (table: string[][]) => {
    const codes = codesIn(table);
    if (codes.rows.length === 0) return;
    if (codes.rows.length > MOST_ROWS) return setRefused(`At most ${MOST_ROWS} rows at once.`);
    setChosen(codes);
    run.mutate(
      { mode: 'preview', rows: codes.rows },
      { onSuccess: ({ data }) => setPreview(data) },
    );
  };
  const choose = async ([first]: readonly File[]) => {
    forget();
    setText('');
    setFile(first ?? null);
    if (!first) return;
    const { signal } = latest.current;
    const { read, fault } = await tableOf(first, signal);
    if (signal.aborted) return;
    if (read) check(read);
    else setRefused(fault);
  };
  const paste = (pasted: string) => {
    forget();
    setFile(null);
    setText(pasted);
    try {
      check(pastedTable(pasted));
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      setRefused(tooLargeText(error));
    }
  };
  const good = preview ? preview.createCount + preview.updateCount : 0;
  const faults = preview?.faultCount ?? 0;
  return (
    <FormDialog
      title="Import cost codes"
      submitLabel={
        good === 0 ? 'Import' : `Import ${faults > 0 ? 'the other ' : ''}${count(good, 'code')}`
      }
      submitError={run.error}
      submitting={run.isPending}
      missing={good === 0 && 'No code can be added yet.'}
      dirty={file !== null || text.trim() !== ''}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen || !preview) return;
        run.mutate(
          { mode: faults > 0 ? 'valid' : 'all', rows: chosen.rows },
          // Another person may have changed the codes in the meantime.
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
        description="CSV or XLSX with a column Code and a column Title, at most 5,000 rows."
        error={file ? refused : undefined}
      />
      <Textarea
        label="Or paste codes"
        description="One per line: the code, and the title in the next column of the spreadsheet."
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        error={file ? undefined : refused}
        onChange={({ currentTarget }) => paste(currentTarget.value)}
      />
      {preview && chosen && <Preview preview={preview} chosen={chosen} />}
    </FormDialog>
  );
}

const labels = { create: 'New', update: 'New title', skip: 'In the list', fault: '' };
const faultTexts: Readonly<Record<string, string>> = {
  required: 'is missing',
  division: 'is a division, which stays as it is',
  unique: 'is in an earlier row',
  maxLength: 'is too long',
};

/** Says what is wrong with a cell, such as 'Code is missing'. */
function faultText(pointer: string, code: string): string {
  const name = pointer.endsWith('/title') ? 'Title' : 'Code';
  return `${name} ${faultTexts[code] ?? 'is not valid'}`;
}

function Preview({ preview, chosen }: { preview: CostCodeImportResult['data']; chosen: Chosen }) {
  const rows = preview.rows.map((row, at) => ({ ...row, at }));
  // What needs attention comes first.
  const { shown, more } = useShown(
    rows.toSorted(
      (a, b) => Number(b.action === 'fault') - Number(a.action === 'fault') || a.at - b.at,
    ),
  );
  return (
    <div>
      <Text component="p" className={classes.note} role="status">
        {count(preview.createCount, 'new code')}, {count(preview.updateCount, 'new title')},{' '}
        {preview.skipCount} in the list already, {count(preview.faultCount, 'row')} with faults.
      </Text>
      <TableBox label="Rows of the file">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Code</th>
              <th scope="col">Title</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, action, faults }) => (
              <tr key={at}>
                <td>{at + chosen.first}</td>
                <td>{chosen.rows[at]?.code}</td>
                <td>{chosen.rows[at]?.title}</td>
                <td className={action === 'fault' ? classes.negative : undefined}>
                  {action === 'fault'
                    ? faults.map(({ pointer, code }) => faultText(pointer, code)).join('. ')
                    : labels[action]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more}
      </TableBox>
    </div>
  );
}
