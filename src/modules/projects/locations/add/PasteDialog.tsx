import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FileDrop } from '@/shared/collection/files/FileDrop';
import { rowsIn, separatorOf } from '@/shared/files/cells';
import { tableOf } from '@/shared/files/fileTable';
import { TooLarge } from '@/shared/files/tooLarge';
import { tooLargeText } from '@/shared/files/tooLargeText';
import classes from '../Locations.module.css';
import type { Locations } from '../tree';
import { IntoSelect, pathRow } from './IntoSelect';
import { PathsDialog } from './PathsDialog';
import { FIELDS, type Field, namedFields, rowsFor, usualFields } from './paths';

const MOST_COLUMNS = 20;
const EXAMPLE = 'Building\tLevel\tRoom\nTower\tLevel 1\tRoom 101\nTower\tLevel 1\tRoom 102';

interface Props {
  projectId: string;
  locations: Locations;
  onClose: () => void;
}

function cellsOf(text: string): { table: string[][]; fault: string | null } {
  try {
    const rows = [...rowsIn(text, separatorOf(text), MOST_COLUMNS)];
    const table = rows.filter(({ width }) => width > 0).map(({ cells }) => cells);
    return { table, fault: null };
  } catch (error) {
    return { table: [], fault: error instanceof TooLarge ? tooLargeText(error) : String(error) };
  }
}

/** Adds the locations of a spreadsheet: pasted cells, or a file. */
export default function PasteDialog({ projectId, locations, onClose }: Props) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<string[][] | null>(null);
  const [refused, setRefused] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [intoId, setIntoId] = useState('');
  /** Null until the person decides. */
  const [hasHead, setHead] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<(Field | null)[] | null>(null);
  const drop = useRef<HTMLButtonElement>(null);
  const latest = useRef(new AbortController());
  useEffect(() => () => latest.current.abort(), []);

  const pasted = useMemo(() => cellsOf(text), [text]);
  const table = read ?? pasted.table;
  const { head, isHead, width, fields, rows } = useMemo(() => {
    const [first = []] = table;
    const named = namedFields(first);
    const isNamed = named.some((field) => field !== null);
    const isFirstHead = hasHead ?? isNamed;
    const target = locations.get(intoId);
    const most = Math.max(0, ...table.slice(0, 100).map(({ length }) => length));
    const guess = isFirstHead && isNamed ? named : usualFields(most, target?.kind ?? null);
    const to = chosen ?? guess;
    return {
      head: first,
      isHead: isFirstHead,
      width: most,
      fields: to,
      rows: rowsFor(table.slice(isFirstHead ? 1 : 0), to, pathRow(locations, target)),
    };
  }, [table, hasHead, chosen, locations, intoId]);
  const begin = () => {
    setHead(null);
    setChosen(null);
  };
  const choose = async ([next]: readonly File[]) => {
    latest.current.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    begin();
    setFile(next ?? null);
    setRead(null);
    setRefused(undefined);
    setReading(Boolean(next));
    if (!next) return;
    const { read: found, fault } = await tableOf(next, signal);
    if (signal.aborted) return;
    setReading(false);
    setRefused(fault);
    if (found) setRead(found);
  };
  return (
    <PathsDialog
      title="Paste from a spreadsheet"
      projectId={projectId}
      rows={rows}
      firstRow={isHead ? 2 : 1}
      dirty={text.trim() !== '' || file !== null}
      onClose={onClose}
    >
      {!file && (
        <Textarea
          label="Cells"
          description="Copy the columns building, level, area and room, and paste them here. Cells that are empty at the start of a row repeat the row above."
          placeholder={EXAMPLE}
          className={classes.mono ?? ''}
          autosize
          minRows={5}
          maxRows={10}
          data-autofocus
          spellCheck={false}
          wrap="off"
          error={pasted.fault}
          value={text}
          onChange={({ currentTarget }) => {
            if (text.trim() === '') begin();
            setText(currentTarget.value);
          }}
        />
      )}
      {text.trim() === '' && (
        <FileDrop
          ref={drop}
          value={file ? [file] : []}
          onChoose={(files) => void choose(files)}
          onBlur={() => {}}
          label="Or a file"
          extensions={['csv', 'xlsx']}
          description="CSV or XLSX, at most 5,000 rows. An export has the right columns."
          error={refused}
        />
      )}
      {isReading && (
        <p className="m-0 text-sm" role="status">
          Reading the file
        </p>
      )}
      {table.length > 0 && (
        <>
          <IntoSelect
            locations={locations}
            value={intoId}
            onChange={(id) => {
              setIntoId(id);
              setChosen(null);
            }}
          />
          <Checkbox
            label="The first row has the names of the columns"
            checked={isHead}
            onChange={({ currentTarget }) => {
              setHead(currentTarget.checked);
              setChosen(null);
            }}
          />
          <div className={`grid gap-8 ${classes.columns}`}>
            {Array.from({ length: width }, (_, index) => (
              <NativeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and names can repeat.
                key={index}
                size="xs"
                label={(isHead && head[index]) || `Column ${index + 1}`}
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
                  const to = FIELDS.find(({ field }) => field === value)?.field ?? null;
                  setChosen(
                    Array.from({ length: width }, (_column, i) =>
                      i === index ? to : (fields[i] ?? null),
                    ),
                  );
                }}
              />
            ))}
          </div>
        </>
      )}
    </PathsDialog>
  );
}
