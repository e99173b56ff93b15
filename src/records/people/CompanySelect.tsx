import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listCompaniesOptions } from '@/api/generated/companies.gen';
import { useOffers } from '@/api/offers';
import { failureText } from '@/shared/errors/operationTexts';
import { useAccountActions } from '../account/useAccountActions';
import { projectMembersOptions } from './projectMembers';
import { useNewCompany } from './useNewCompany';

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
  required?: boolean;
  /** What is wrong with the choice. */
  fault?: string | undefined;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /**
   * The project that a new company works on. Its account, which may be another one than the user's, has the others. People who
   * do not see those choose from the companies of the project.
   */
  projectId?: string;
}

/** Finds an active company of the account, or adds one. Renders nothing if the host has no list of them. */
export function CompanySelect(props: Props) {
  const { label = 'Company', description, value, name, onChange, clearable = false } = props;
  const { disabled = false, hideLabel = false, required = false, fault, projectId } = props;
  const isOffered = useOffers()('listCompanies');
  const mayDo = useAccountActions();
  const [search, setSearch] = useState('');
  /** The name of a company that was added here. */
  const [added, setAdded] = useState<string | null>(null);
  const [q] = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const asksAccount = isOffered && (projectId === undefined || mayDo('view_companies'));
  const known = added ?? name;
  const found = useQuery({
    ...listCompaniesOptions({
      // The field shows the name of the chosen company, which is no search.
      query: {
        ...(projectId && { projectId }),
        ...(q && q !== known && { q: q.slice(0, 200) }),
        status: 'active',
        limit: 50,
      },
    }),
    placeholderData: keepPreviousData,
    enabled: asksAccount,
  });
  // A guest does not see the companies of the account.
  const ofAccount = asksAccount && (projectId === undefined || !found.isError);
  const inProject = useQuery({
    ...projectMembersOptions(projectId ?? ''),
    enabled: projectId !== undefined && !ofAccount,
  });
  const companies = ofAccount
    ? (found.data?.data ?? [])
    : (inProject.data?.companies ?? []).filter(({ status }) => status === 'active');
  const options = companies.map(({ id, name: title }) => ({ value: id, label: title }));
  const creation = useNewCompany(projectId, (company) => {
    setAdded(company.name);
    onChange(company.id, company.name);
  });
  if (!isOffered && projectId === undefined) return null;
  const isMissing = value && !options.some((option) => option.value === value);
  const all = [
    ...(isMissing ? [{ value, label: known ?? value }] : []),
    ...options,
    ...creation.optionFor(search, [...options.map((option) => option.label), known ?? '']),
  ];
  const failure = ofAccount
    ? found.error && failureText('listCompanies', found.error)
    : inProject.error && failureText('listProjectMembers', inProject.error);
  return (
    <>
      <Select
        {...(hideLabel ? { 'aria-label': label } : { label })}
        disabled={disabled}
        required={required}
        description={description}
        searchable
        clearable={clearable}
        clearButtonProps={{ 'aria-label': 'Clear company' }}
        data={all}
        // The server has already filtered the options.
        {...(ofAccount && { filter: ({ options: listed }) => listed })}
        limit={100}
        value={value}
        onChange={(id, option) => {
          if (creation.begins(id, search)) return;
          setAdded(null);
          onChange(id, option?.label ?? null);
        }}
        searchValue={search}
        onSearchChange={setSearch}
        nothingFoundMessage={found.isFetching ? 'Searching' : 'Nothing found'}
        error={failure ? <span role="alert">{failure}</span> : fault}
      />
      {creation.dialog}
    </>
  );
}
