import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem, WorkItemType } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { recordNumber } from './recordTypes';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 200;

export type NamedRecord = Pick<WorkItem, 'type' | 'id' | 'number' | 'title'>;

interface Props<Chosen extends NamedRecord>
  extends Pick<SelectProps, 'label' | 'description' | 'clearable' | 'clearButtonProps'> {
  projectId: string;
  /** The types to choose from; all by default. */
  types?: readonly WorkItemType[];
  /** Ids to leave out of the options. */
  taken?: readonly string[];
  value: Chosen | null;
  onChange: (record: WorkItem | Chosen | null) => void;
  error?: string | false;
  /** Whether a dialog begins with it; it does by default. */
  first?: boolean;
}

/** Finds a record of the project by its number or by words. The host has no pages of them, but the best matches. */
export function RecordSelect<Chosen extends NamedRecord = WorkItem>(props: Props<Chosen>) {
  const { projectId, types, taken = [], value, onChange, error, first = true, ...select } = props;
  const [search, setSearch] = useState('');
  const label = value && `${recordNumber(value)} ${value.title}`;
  // The field shows the name of the chosen record, which is no search.
  const typed = search.trim() === label ? '' : search.trim().slice(0, 200);
  const [q] = useDebouncedValue(typed, TYPING_PAUSE);
  const found = useQuery({
    ...listWorkItemsOptions({
      path: { projectId },
      query: { ...(q && { q }), ...(types && { type: [...types] }), limit: 20 },
    }),
    placeholderData: keepPreviousData,
  });
  const listed: (WorkItem | Chosen)[] = (found.data?.data ?? []).filter(
    ({ id, type }) => !taken.includes(id) && (!types || types.includes(type)),
  );
  const isMissing = value && !listed.some(({ id }) => id === value.id);
  const records = isMissing ? [...listed, value] : listed;
  const isSearching = found.isFetching || q !== typed;
  return (
    <Select
      label="Record"
      description="Punch items, RFIs and submittals, by number or words"
      {...select}
      data-autofocus={first || undefined}
      searchable
      data={records.map((record) => ({
        value: record.id,
        label: `${recordNumber(record)} ${record.title}`,
      }))}
      // The server has already filtered the options.
      filter={({ options: all }) => (isMissing ? all.slice(0, -1) : all)}
      value={value?.id ?? null}
      onChange={(id) => onChange(records.find((record) => record.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={isSearching ? 'Searching' : 'Nothing found'}
      error={error || (found.error && failureText('listWorkItems', found.error))}
    />
  );
}
