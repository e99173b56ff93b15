import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { recordNumber } from './recordTypes';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

interface Props {
  projectId: string;
  /** Ids to leave out of the options. */
  taken?: readonly string[];
  value: WorkItem | null;
  onChange: (record: WorkItem | null) => void;
  error?: string | false;
}

/** Finds a record of the project by its number or by words. */
export function RecordSelect({ projectId, taken = [], value, onChange, error }: Props) {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listWorkItemsOptions({ path: { projectId }, query: { ...(q && { q }), limit: 20 } }),
    placeholderData: keepPreviousData,
  });
  const records = (found.data?.data ?? []).filter(({ id }) => !taken.includes(id));
  const options = records.map((record) => ({
    value: record.id,
    label: `${recordNumber(record)} ${record.title}`,
  }));
  return (
    <Select
      label="Record"
      description="Punch items, RFIs and submittals, by number or words"
      data-autofocus
      searchable
      data={options}
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      value={value?.id ?? null}
      onChange={(id) => onChange(records.find((record) => record.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
      error={error || (found.error && failureText('listWorkItems', found.error))}
    />
  );
}
