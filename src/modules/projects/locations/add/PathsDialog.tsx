import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { importProjectLocations } from '@/api/generated/projects/importProjectLocations.gen';
import type { LocationImportResult, LocationImportRow } from '@/api/generated/types.gen';
import { count, formatNumber } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useShown } from '@/shared/ui/useShown';
import classes from '../Locations.module.css';
import { useImportLocations } from '../mutations';
import { KINDS } from '../tree';
import { FIELDS } from './paths';

/** The contract takes no more rows in a call. */
export const MOST_ROWS = 5_000;
const PAUSE = 300;

interface Props {
  title: string;
  projectId: string;
  /** What would be added. Empty as long as that is not known. */
  rows: readonly LocationImportRow[];
  /** The number of the first row in its source. */
  firstRow?: number;
  dirty: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog that adds many locations at once. The host says what becomes of each path before anything is added. */
export function PathsDialog({ title, projectId, rows, firstRow = 1, dirty, ...props }: Props) {
  const { children, onClose } = props;
  const [settled] = useDebouncedValue(rows, PAUSE);
  const isAsked = settled.length > 0 && settled.length <= MOST_ROWS;
  const check = useQuery({
    queryKey: ['location-paths', projectId, settled],
    queryFn: async ({ signal }) => {
      const body = { mode: 'preview' as const, rows: [...settled] };
      const path = { projectId };
      return (await importProjectLocations({ path, body, signal, throwOnError: true })).data;
    },
    enabled: isAsked,
    gcTime: 0,
  });
  const run = useImportLocations(projectId);
  const isCurrent = settled === rows && isAsked;
  const preview = isCurrent ? check.data?.data : undefined;
  const good = preview?.createCount ?? 0;
  const faults = preview?.faultCount ?? 0;
  return (
    <FormDialog
      title={title}
      submitLabel={good === 0 ? 'Add' : `Add ${count(good, 'location')}`}
      submitError={run.error ?? (isAsked ? check.error : null)}
      submitting={run.isPending}
      missing={good === 0 && 'No row can be added yet.'}
      dirty={dirty}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!preview || good === 0) return;
        run.mutate(
          { mode: faults > 0 ? 'valid' : 'all', rows: [...rows] },
          {
            // Another person may have changed the locations in the meantime.
            onSuccess: ({ data }) => (data.isImported ? onClose() : void check.refetch()),
          },
        );
      }}
    >
      {children}
      {rows.length > MOST_ROWS && (
        <p className="m-0 text-sm" role="alert">
          {formatNumber(rows.length)} rows are too many: at most {formatNumber(MOST_ROWS)} can be
          added at once, and a project has no more locations.
        </p>
      )}
      {preview && <Preview {...{ preview, rows, firstRow }} />}
    </FormDialog>
  );
}

const label = (cell: string): string => FIELDS.find(({ field }) => field === cell)?.label ?? cell;

/** Says what is wrong with a cell. */
function faultText(pointer: string, code: string): string {
  const cell = label(pointer.split('/').at(-1) ?? '');
  switch (code) {
    case 'required':
      return `${cell} is missing`;
    case 'maxLength':
      return `${cell} is longer than 100 characters`;
    case 'unique':
      return `${cell}: a location of another kind has this name here`;
    case 'archived':
      return `${cell} is archived. Restore it first`;
    case 'limit':
      return 'A project has at most 5,000 locations';
    case 'enum':
      return `${cell} must be Yes or No`;
    default:
      return `${cell} is not valid`;
  }
}

const results = { create: 'New', skip: 'There already', fault: '' };

interface PreviewProps {
  preview: LocationImportResult['data'];
  rows: readonly LocationImportRow[];
  firstRow: number;
}

function Preview({ preview, rows, firstRow }: PreviewProps) {
  const { createCount, skipCount, faultCount } = preview;
  const sorted = preview.rows
    .map((row, at) => ({ ...row, at }))
    // What needs attention comes first.
    .toSorted((a, b) => Number(b.action === 'fault') - Number(a.action === 'fault') || a.at - b.at);
  const { shown, more } = useShown(sorted);
  const columns = KINDS.filter((kind) => rows.some((row) => row[kind]));
  return (
    <>
      <p className="m-0 text-sm" role="status">
        {count(createCount, 'new location')}, {count(skipCount, 'row')} there already,{' '}
        {count(faultCount, 'row')} with faults.
      </p>
      <section
        className={`relative scroll outlined rounded ${classes.box}`}
        aria-label="Rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map((kind) => (
                <th key={kind} scope="col">
                  {label(kind)}
                </th>
              ))}
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, action, faults }) => (
              <tr key={at} data-faulty={action === 'fault' || undefined}>
                <td>{at + firstRow}</td>
                {columns.map((kind) => (
                  <td key={kind}>{rows[at]?.[kind]}</td>
                ))}
                <td>
                  {action === 'fault'
                    ? faults.map(({ pointer, code }) => faultText(pointer, code)).join('. ')
                    : results[action]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more}
      </section>
    </>
  );
}
