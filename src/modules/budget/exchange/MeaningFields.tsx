import { NativeSelect } from '@mantine/core';
import dialog from '@/shared/forms/Dialog.module.css';
import { type Field, type Meaning, unclear } from './mapping';

interface Props {
  table: readonly (readonly string[])[];
  fields: readonly (Field | null)[];
  meaning: Meaning;
  onChange: (meaning: Meaning) => void;
}

/** Asks what numbers and dates mean that can be read in two ways, if a column has no other ones that tell. */
export function MeaningFields({ table, fields, meaning, onChange }: Props) {
  const asked = unclear(table.slice(1), fields);
  return (
    <>
      {asked.mark && (
        <NativeSelect
          label="Numbers such as 2.500 or 2,500"
          description="The file does not tell how it writes decimals"
          className={dialog.half}
          value={meaning.mark}
          data={[
            { value: '.', label: 'Decimals have a point: 1,234.50' },
            { value: ',', label: 'Decimals have a comma: 1.234,50' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...meaning, mark: value === ',' ? ',' : '.' })
          }
        />
      )}
      {asked.order && (
        <NativeSelect
          label="Dates such as 1/2/2027"
          description="The file does not tell which number is the day"
          className={dialog.half}
          value={meaning.order}
          data={[
            { value: 'monthFirst', label: 'Month first: January 2' },
            { value: 'dayFirst', label: 'Day first: February 1' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...meaning, order: value === 'dayFirst' ? 'dayFirst' : 'monthFirst' })
          }
        />
      )}
    </>
  );
}
