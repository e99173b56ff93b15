import { NativeSelect, NumberInput, Table } from '@mantine/core';
import { zPointColumn } from '@/api/generated/schemas/zPointColumn.gen';
import { zPointTextFormat } from '@/api/generated/schemas/zPointTextFormat.gen';
import type { PointColumn, PointTextFormat } from '@/api/generated/types.gen';
import classes from './PointTextFields.module.css';
import { assign, isNumberIn, type PointText, previewOf, problemOf, withColumns } from './pointText';

const columnLabels: Record<PointColumn, string> = {
  x: 'X (east)',
  y: 'Y (north)',
  z: 'Z (height)',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  intensity: 'Intensity',
  classification: 'Class',
  skip: 'Ignore',
};
const separatorLabels = { space: 'Space', comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' };
const decimalLabels = { point: 'Point: 1.5', comma: 'Comma: 1,5' };

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));
const columns = optionsOf(zPointColumn.options, columnLabels);
const { separator, decimal, headerLines } = zPointTextFormat.shape;
const separators = optionsOf(separator.options, separatorLabels);
const decimals = optionsOf(decimal.options, decimalLabels);

interface Props {
  text: PointText;
  format: PointTextFormat;
  onChange: (format: PointTextFormat) => void;
}

/** Shows the first rows of a text file as they will be read, and lets the user correct that. */
export function PointTextFields({ text, format, onChange }: Props) {
  const { names, rows, width } = previewOf(text, format);
  const problem = problemOf(text, format);
  const change = (part: Partial<PointTextFormat>) =>
    onChange(withColumns(text, { ...format, ...part }));
  const lost = format.separator === 'comma' && format.decimal === 'comma';
  return (
    <fieldset className={`grid gap-8 min-w-0 m-0 p-0 borderless ${classes.fields}`}>
      <legend>Columns of the file</legend>
      <p className={classes.note}>
        Check that the first rows are read right. X, Y and Z are in meters.
      </p>
      <div className={`grid gap-8 items-start ${classes.notation}`}>
        <NativeSelect
          label="Separator"
          data={separators}
          value={format.separator}
          onChange={(event) =>
            change({ separator: event.currentTarget.value as PointTextFormat['separator'] })
          }
        />
        <NativeSelect
          label="Decimal sign"
          data={decimals}
          value={format.decimal}
          error={lost && 'A comma already separates the columns'}
          onChange={(event) =>
            change({ decimal: event.currentTarget.value as PointTextFormat['decimal'] })
          }
        />
        <NumberInput
          label="Header lines"
          min={0}
          max={Math.min(text.lines.length - 1, 1000)}
          allowDecimal={false}
          value={format.headerLines}
          onChange={(value) => {
            const parsed = headerLines.safeParse(value);
            if (parsed.success) change({ headerLines: parsed.data });
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className={classes.rows} aria-label="First rows" tabIndex={0}>
        <Table withColumnBorders>
          <Table.Thead>
            <Table.Tr>
              {format.columns.slice(0, width).map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <Table.Th key={i}>
                  {names[i] !== undefined && (
                    <span className="block breaks medium text-xs mb-4">{names[i]}</span>
                  )}
                  <NativeSelect
                    size="xs"
                    aria-label={`Meaning of column ${i + 1}`}
                    data={columns}
                    value={column}
                    onChange={(event) =>
                      onChange({
                        ...format,
                        columns: assign(
                          format.columns,
                          i,
                          event.currentTarget.value as PointColumn,
                        ),
                      })
                    }
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Rows rows={rows} format={format} />
        </Table>
      </section>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

const Rows = ({
  rows,
  format,
}: {
  rows: readonly (readonly string[])[];
  format: PointTextFormat;
}) => (
  <Table.Tbody>
    {rows.map((row, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
      <Table.Tr key={line}>
        {row.map((cell, i) => (
          <Table.Td
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={i}
            data-use={
              format.columns[i] === 'skip' || format.columns[i] === undefined
                ? 'ignored'
                : isNumberIn(cell, format)
                  ? undefined
                  : 'wrong'
            }
          >
            {cell}
          </Table.Td>
        ))}
      </Table.Tr>
    ))}
  </Table.Tbody>
);
