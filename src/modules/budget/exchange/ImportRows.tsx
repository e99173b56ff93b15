import { useMemo } from 'react';
import type { BudgetImportResult } from '@/api/generated/types.gen';
import { useShown } from '@/shared/ui/useShown';
import { faultText } from '../grid/cells';
import type { ColumnId } from '../grid/columns';
import classes from '../Table.module.css';
import { TableBox } from '../TableBox';
import { FIELDS, type Field, isRead, type Meaning, rowsFor, shownAs } from './mapping';

interface Props {
  preview: BudgetImportResult['data'];
  table: readonly (readonly string[])[];
  fields: readonly (Field | null)[];
  meaning: Meaning;
}

const special: Readonly<Record<string, ColumnId>> = {
  unitCost: 'unitCostMinor',
  original: 'originalMinor',
};
const labels = { create: 'New', update: 'Changed', skip: 'Left as it is', fault: '' };

/** Shows what becomes of each row of a file and how its numbers were read, the faulty ones first. */
export function ImportRows({ preview, table, fields, meaning }: Props) {
  const read = useMemo(() => rowsFor(table.slice(1), fields, meaning), [table, fields, meaning]);
  const columns = FIELDS.filter(({ field }) => isRead(field) && fields.includes(field));
  const rows = preview.rows.map((row, at) => ({ ...row, at }));
  const { shown, more } = useShown(
    rows.toSorted(
      (a, b) => Number(b.action === 'fault') - Number(a.action === 'fault') || a.at - b.at,
    ),
  );
  const textOf = (index: number, field: Field) => table[index + 1]?.[fields.indexOf(field)] ?? '';
  const whyOf = (pointer: string, code: string) => {
    const field = pointer.split('/').at(-1) ?? '';
    return faultText(special[field] ?? (field as ColumnId), code);
  };
  return (
    <TableBox label="Rows of the file">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Code</th>
            <th scope="col">Description</th>
            {columns.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ at, action, faults }) => (
            <tr key={at}>
              <td>{at + 2}</td>
              <td>{textOf(at, 'code')}</td>
              <td>{textOf(at, 'description')}</td>
              {columns.map(({ field }) => (
                <td key={field} className={classes.read}>
                  {shownAs(field, read[at]?.[field] ?? '')}
                </td>
              ))}
              <td className={action === 'fault' ? classes.negative : undefined}>
                {action === 'fault'
                  ? faults.map(({ pointer, code }) => whyOf(pointer, code)).join('. ')
                  : labels[action]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </TableBox>
  );
}
