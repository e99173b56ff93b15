import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { reasonText } from '@/shared/errors/problemTexts';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import { Cell } from './Cell';
import { type Column, isComplete } from './columns';
import classes from './Report.module.css';

interface Props<Row extends object> {
  title: string;
  /** 'crew' in 'Add crew'. */
  one: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  blank: () => Row;
  mayEdit: boolean;
  /** Stands at the end of the title, such as a sum. */
  sum?: ReactNode;
  /** Stands below a row. */
  note?: (row: Row) => ReactNode;
  onSave: (rows: Row[]) => Promise<unknown>;
}

/**
 * Rows of a report, which are saved when the focus leaves the section. Rows without the words that they need wait. A
 * failure stays with the rows, which can be saved again.
 */
export function RowsSection<Row extends object>(props: Props<Row>) {
  const { title, one, rows, blank, mayEdit, sum, note, onSave } = props;
  // Those who only read see no columns without anything.
  const columns = mayEdit
    ? props.columns
    : props.columns.filter(({ key }) => rows.some((row) => row[key] !== '' && row[key] !== null));
  const id = useId();
  const { draft, setDraft, failure, isSaving, save, discard } = useDraft(rows, columns, onSave);
  const [isIn, setIn] = useState(false);
  const [added, setAdded] = useState(false);
  const shown = draft ?? rows;
  const change = (index: number, part: Partial<Row>) =>
    setDraft(shown.map((row, i) => (i === index ? { ...row, ...part } : row)));
  const add = () => {
    setDraft([...shown, blank()]);
    setAdded(true);
  };
  const remove = (index: number) => {
    const next = shown.filter((_, i) => i !== index);
    setDraft(next);
    void save(next);
  };
  useEffect(() => {
    if (!added) return;
    setAdded(false);
    const fields = document
      .getElementById(id)
      ?.closest('section')
      ?.querySelectorAll<HTMLElement>('[data-row]:last-of-type :is(input, textarea)');
    fields?.[0]?.focus();
  }, [added, id]);
  if (!mayEdit && rows.length === 0) return null;
  const template = columns.map(({ wide = 1 }) => `minmax(0, ${wide}fr)`).join(' ');
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      onFocus={() => setIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIn(false);
        if (draft) void save(draft);
      }}
    >
      <Head
        id={id}
        title={title}
        status={isSaving ? 'Saving' : sum}
        one={one}
        onAdd={mayEdit ? add : undefined}
      />
      <UnsavedCells
        isTyping={isIn && draft !== null}
        isSaving={isSaving}
        isLeft={draft !== null}
        onDiscard={discard}
      />
      {failure !== null && (
        <Unsaved failure={failure} onRetry={() => draft && void save(draft)} onDiscard={discard} />
      )}
      {shown.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids of their own, and the cells no state.
        <div key={index} className={`grid items-end ${classes.row}`} data-row>
          <div
            className={`grid gap-4 items-end ${classes.cells}`}
            data-fixed={!mayEdit || undefined}
            style={{ gridTemplateColumns: template }}
          >
            {columns.map((column) => (
              <div key={column.key} data-kind={column.kind}>
                <span aria-hidden="true">{column.kind !== 'check' && column.label}</span>
                <Cell
                  column={column}
                  label={`${column.label}, ${one} ${index + 1}`}
                  value={row[column.key]}
                  readOnly={!mayEdit}
                  onChange={(value) => change(index, { [column.key]: value } as Partial<Row>)}
                />
              </div>
            ))}
          </div>
          {mayEdit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${one} ${index + 1}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
          {note && (
            <small className={`all-columns quiet text-xs ${classes.note}`}>{note(row)}</small>
          )}
        </div>
      ))}
    </section>
  );
}

interface HeadProps {
  id: string;
  title: string;
  status: ReactNode;
  one: string;
  /** Absent for those who only read. */
  onAdd: (() => void) | undefined;
}

const Head = ({ id, title, status, one, onAdd }: HeadProps) => (
  <div className={`row gap-12 ${classes.head}`}>
    <h3 id={id}>{title}</h3>
    <span className="grow quiet text-xs" role="status">
      {status}
    </span>
    {onAdd && (
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        onClick={onAdd}
      >
        Add {one}
      </Button>
    )}
  </div>
);

/** Others have changed the rows of a section meanwhile. */
class RowsChanged extends Error {}

interface UnsavedProps {
  failure: unknown;
  onRetry: () => void;
  onDiscard: () => void;
}

const Unsaved = ({ failure, onRetry, onDiscard }: UnsavedProps) => (
  <p className={`negative text-xs ${classes.failure}`} role="alert">
    Not saved.{' '}
    {failure instanceof RowsChanged
      ? 'Another person has changed these rows in the meantime. Save again to replace them with yours.'
      : reasonText(failure)}{' '}
    <button type="button" onClick={onRetry}>
      Save again
    </button>{' '}
    <button type="button" onClick={onDiscard}>
      Discard
    </button>
  </p>
);

/** Rows that differ from the saved ones, until they are saved or let go. */
function useDraft<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  onSave: Props<Row>['onSave'],
) {
  const [draft, setRows] = useState<readonly Row[] | null>(null);
  // What the section had when the changes began. The draft would take the place of what others add.
  const [base, setBase] = useState<readonly Row[] | null>(rows);
  const setDraft = (next: readonly Row[] | null) => {
    if (draft === null) setBase(rows);
    setRows(next);
  };
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (next: readonly Row[]) => {
    const complete = next.filter((row) => isComplete(row, columns));
    if (JSON.stringify(complete) === JSON.stringify(rows)) {
      if (complete.length === next.length) setDraft(null);
      return;
    }
    if (draft !== null && base !== null && JSON.stringify(base) !== JSON.stringify(rows)) {
      // Who has been told and saves again overwrites them.
      setBase(rows);
      return setFailure(new RowsChanged());
    }
    setSaving(true);
    setFailure(null);
    try {
      await onSave([...complete]);
      // What was typed in the meantime stays. The host has its own words for what it has saved now.
      setBase(null);
      setRows((now) => (now === next && complete.length === next.length ? null : now));
    } catch (error) {
      setFailure(error);
    }
    setSaving(false);
  };
  const discard = () => {
    setDraft(null);
    setFailure(null);
  };
  return { draft, setDraft, failure, isSaving, save, discard };
}
