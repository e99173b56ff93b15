import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';
import { recordNumber } from '@/records/common/recordTypes';
import { failureText } from '@/shared/errors/operationTexts';

const TYPING_PAUSE = 250;

export type SourceRecord = Pick<WorkItem, 'type' | 'id' | 'number' | 'title'>;

interface Props {
  projectId: string;
  value: SourceRecord | null;
  onChange: (source: SourceRecord | null) => void;
}

/** Shows the RFI or punch item that a change comes from. */
export function SourceSelect({ projectId, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listWorkItemsOptions({ path: { projectId }, query: { ...(q && { q }), limit: 30 } }),
    placeholderData: keepPreviousData,
  });
  const records: SourceRecord[] = (found.data?.data ?? []).filter(
    ({ type }) => type !== 'submittal',
  );
  const all = value && !records.some(({ id }) => id === value.id) ? [value, ...records] : records;
  return (
    <Select
      label="Comes from"
      description="An RFI or punch item, by number or words; empty for a change by hand"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the record' }}
      data={all.map((record) => ({
        value: record.id,
        label: `${recordNumber(record)} ${record.title}`,
      }))}
      // The server has already filtered the options.
      filter={({ options }) => options}
      value={value?.id ?? null}
      onChange={(id) => onChange(all.find((record) => record.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
      error={found.error && failureText('listWorkItems', found.error)}
    />
  );
}
