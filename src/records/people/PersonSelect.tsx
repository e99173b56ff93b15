import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembersOptions } from '@/api/generated/members.gen';
import { useOffers } from '@/api/offers';
import { failureText } from '@/shared/errors/operationTexts';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

interface Person {
  id: string;
  name: string;
}

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  value: string | null;
  /** The name of the chosen person, for the time before the search finds them. */
  name?: string | null;
  onChange: (person: Person | null) => void;
  /** Who is not offered. */
  without?: readonly string[];
  clearable?: boolean;
}

/** Finds an active person of the account. Renders nothing if the host has no list of them. */
export function PersonSelect({ value, name, onChange, without = [], ...props }: Props) {
  const isOffered = useOffers()('listMembers');
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listMembersOptions({
      // The field shows the name of the chosen person, which is no search.
      query: { ...(q && q !== name && { q: q.slice(0, 200) }), status: 'active', limit: 50 },
    }),
    placeholderData: keepPreviousData,
  });
  if (!isOffered) return null;
  const people = (found.data?.data ?? []).filter(({ id }) => !without.includes(id));
  const options = people.map((person) => ({ value: person.id, label: person.name }));
  const isMissing = value && !options.some((option) => option.value === value);
  return (
    <Select
      {...props}
      searchable
      clearButtonProps={{ 'aria-label': 'Clear person' }}
      data={isMissing ? [{ value, label: name ?? value }, ...options] : options}
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      value={value}
      onChange={(id) => onChange(people.find((person) => person.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
      error={found.error && failureText('listMembers', found.error)}
    />
  );
}
