import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { RecordLink } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { FormDialog } from '../forms/FormDialog';
import { recordNumber } from './kinds';
import type { RecordDetail } from './log';

/** Milliseconds after the last letter until the server is asked. */
const TYPING_PAUSE = 250;

interface Props {
  item: RecordDetail;
  pending: boolean;
  error: unknown;
  onLink: (link: RecordLink) => void;
  onClose: () => void;
}

/** Finds a record of the project by its number or by words. */
export default function LinkDialog({ item, pending, error, onLink, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listWorkItemsOptions({
      path: { projectId: item.projectId },
      query: { ...(q && { q }), limit: 20 },
    }),
    placeholderData: keepPreviousData,
  });
  const taken = new Set([item.id, ...item.linked.map(({ id }) => id)]);
  const records = (found.data?.data ?? []).filter(({ id }) => !taken.has(id));
  const options = records.map((record) => ({
    value: record.id,
    label: `${recordNumber(record)} ${record.title}`,
  }));
  return (
    <FormDialog
      title="Link a record"
      submitLabel="Link"
      onSubmit={(event) => {
        event.preventDefault();
        const record = records.find(({ id }) => id === chosen);
        if (!record) return setMissing(true);
        onLink({ type: record.type, id: record.id });
      }}
      submitError={error}
      submitting={pending}
      dirty={false}
      onClose={onClose}
    >
      <Select
        label="Record"
        description="Punch items, RFIs and submittals, by number or words"
        data-autofocus
        searchable
        data={options}
        // The server has searched already.
        filter={({ options: all }) => all}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          setMissing(false);
        }}
        searchValue={search}
        onSearchChange={setSearch}
        nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
        error={
          (isMissing && 'Record is required') ||
          (found.error && failureText('listWorkItems', found.error))
        }
      />
    </FormDialog>
  );
}
