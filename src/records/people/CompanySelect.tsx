import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCompaniesOptions } from '@/api/generated/companies.gen';
import { useOffers } from '@/api/offers';
import { failureText } from '@/shared/errors/operationTexts';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 250;

interface Props {
  label?: string;
  description?: string;
  value: string | null;
  /** The name of the chosen company, for the time before the search finds it. */
  name?: string | null;
  onChange: (id: string | null, name: string | null) => void;
  clearable?: boolean;
  disabled?: boolean;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
}

/** Finds an active company of the account. Renders nothing if the host has no list of them. */
export function CompanySelect(props: Props) {
  const { label = 'Company', description, value, name, onChange, clearable = false } = props;
  const { disabled = false, hideLabel = false } = props;
  const isOffered = useOffers()('listCompanies');
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const found = useQuery({
    ...listCompaniesOptions({
      // The field shows the name of the chosen company, which is no search.
      query: { ...(q && q !== name && { q: q.slice(0, 200) }), status: 'active', limit: 50 },
    }),
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (!isOffered) return null;
  const isMissing = value && !options.some((option) => option.value === value);
  return (
    <Select
      {...(hideLabel ? { 'aria-label': label } : { label })}
      disabled={disabled}
      description={description}
      searchable
      clearable={clearable}
      clearButtonProps={{ 'aria-label': 'Clear company' }}
      data={isMissing ? [{ value, label: name ?? value }, ...options] : options}
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      value={value}
      onChange={(id) => onChange(id, options.find((option) => option.value === id)?.label ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
      error={found.error && <span role="alert">{failureText('listCompanies', found.error)}</span>}
    />
  );
}
