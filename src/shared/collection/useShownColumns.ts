import { useMemo, useState } from 'react';
import { useAddressParams } from '../routing/search';
import type { ColumnsChoice } from '../table/ColumnEntries';
import type { TableColumn } from '../table/rowTypes';

/** The columns of a table that the address chooses, and the choice of them for the menu of the view. */
export function useShownColumns<Row>(columns: readonly TableColumn<Row>[]) {
  const [search, setSearch] = useAddressParams();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const chosen = search.get('columns');
  const fixed = (columns.find(({ sticky }) => sticky) ?? columns[0])?.id ?? '';
  const ids = columns.map(({ id }) => id).join();
  const shown = useMemo(() => {
    const all = ids.split(',');
    const known = chosen?.split(',').filter((id) => all.includes(id));
    return known ? [fixed, ...known.filter((id) => id !== fixed)] : all;
  }, [chosen, ids, fixed]);
  const choice: ColumnsChoice = {
    columns,
    shown,
    hidden,
    fixed,
    onChange: (next) =>
      setSearch((query) => {
        if (next) query.set('columns', next.join());
        else query.delete('columns');
        return query;
      }),
  };
  return { shown: useMemo(() => new Set(shown), [shown]), choice, setHidden };
}
