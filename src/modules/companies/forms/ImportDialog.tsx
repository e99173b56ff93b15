import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CompanyImport, CompanyImportFault } from '@/api/generated/types.gen';
import { FileDrop } from '@/shared/collection/files/FileDrop';
import { asCsv } from '@/shared/files/asCsv';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Company.module.css';
import { useImportCompanies } from '../mutations';

const MAX_BYTES = 2 * 1024 * 1024;

const faultTexts: Readonly<Record<string, (column: string) => string>> = {
  required: (column) => `${column} is missing`,
  invalid: (column) => `${column} is not valid`,
  taken: (column) => `Another company has this ${column.toLowerCase()}`,
  repeated: (column) => `An earlier row has this ${column.toLowerCase()}`,
};
const faultText = ({ column, code }: CompanyImportFault): string =>
  (faultTexts[code] ?? faultTexts.invalid)?.(column) ?? column;

/** Shows what a file contains before it is imported. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<CompanyImport | null>(null);
  const [refused, setRefused] = useState<string>();
  const run = useImportCompanies();
  const drop = useRef<HTMLButtonElement>(null);
  /** The chosen file, and what is sent of it. */
  const latest = useRef<File>(undefined);
  const sent = useRef<File>(undefined);
  const choose = async ([chosen]: readonly File[]) => {
    latest.current = chosen;
    setPreview(null);
    setFile(chosen ?? null);
    setRefused(undefined);
    run.reset();
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) return setRefused('The file is larger than 2 MB.');
    const csv = await asCsv(chosen).catch(() => chosen);
    if (latest.current !== chosen) return;
    sent.current = csv;
    run.mutate({ file: csv, mode: 'preview' }, { onSuccess: ({ data }) => setPreview(data) });
  };
  const goodCount = preview ? preview.rows.length - preview.faultyCount : 0;
  return (
    <FormDialog
      title="Import companies"
      submitLabel={importLabel(preview, goodCount)}
      submitError={run.error}
      submitting={run.isPending}
      missing={goodCount === 0 && (file ? 'No row can be imported.' : 'CSV file')}
      dirty={file !== null}
      onClose={onClose}
      wide
      onSubmit={(event) => {
        event.preventDefault();
        if (!sent.current || !preview) return;
        const mode = preview.faultyCount > 0 ? 'valid' : 'all';
        run.mutate(
          { file: sent.current, mode },
          {
            onSuccess: ({ data }) => {
              if (data.importedCount > 0) onClose();
              // A colleague added one of them in the meantime.
              else setPreview(data);
            },
          },
        );
      }}
    >
      <Text size="sm">
        The first line has the names of the columns: Name, and if you like Code, Trade, Status,
        Address, Tax ID, Contact, Contact job title, Contact email and Contact phone. An export has
        the same columns.
      </Text>
      <FileDrop
        ref={drop}
        value={file ? [file] : []}
        onChoose={(files) => void choose(files)}
        onBlur={() => {}}
        label="CSV file"
        extensions={['csv', 'txt']}
        description="CSV, saved by any spreadsheet, at most 5,000 rows and 2 MB."
        error={refused}
      />
      {preview && <Preview preview={preview} goodCount={goodCount} />}
    </FormDialog>
  );
}

function importLabel(preview: CompanyImport | null, goodCount: number): string {
  if (!preview || goodCount === 0) return 'Import';
  const companies = count(goodCount, 'company', 'companies');
  return preview.faultyCount > 0 ? `Import the other ${companies}` : `Import ${companies}`;
}

function Preview({ preview, goodCount }: { preview: CompanyImport; goodCount: number }) {
  const { rows, faultyCount } = preview;
  // What needs attention comes first.
  const sorted = rows.toSorted(
    (a, b) => Number(b.faults.length > 0) - Number(a.faults.length > 0) || a.line - b.line,
  );
  const { shown, more } = useShown(sorted);
  return (
    <div>
      <p className="m-0 medium" role="status">
        {rows.length === 0
          ? 'The file has no rows.'
          : `${count(goodCount, 'company', 'companies')} can be imported${
              faultyCount > 0 ? `, ${count(faultyCount, 'row')} cannot` : ''
            }.`}
      </p>
      {rows.length > 0 && (
        <section
          className={`scroll relative ${classes.rows}`}
          aria-label="Rows of the file"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Name</th>
                <th scope="col">Code</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, name, code, faults }) => (
                <tr key={line} data-faulty={faults.length > 0 || undefined}>
                  <td>{line}</td>
                  <td>{name}</td>
                  <td>{code}</td>
                  <td>{faults.length > 0 ? faults.map(faultText).join('. ') : 'New'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more}
        </section>
      )}
    </div>
  );
}
