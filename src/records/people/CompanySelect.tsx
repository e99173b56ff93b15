import { listCompaniesInfiniteOptions } from '@/api/generated/companies.gen';
import { useOffers } from '@/api/offers';
import { accountByCursor } from '@/shared/collection/byCursor';
import { unique } from '@/shared/forms/choices/choices';
import { HostSelect } from '@/shared/forms/choices/HostSelect';
import { useChoices } from '@/shared/forms/choices/useChoices';
import { useAccountActions } from '../account/useAccountActions';
import { useNewCompany } from './useNewCompany';
import { useParties } from './useParties';

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
  const asksAccount = isOffered && (projectId === undefined || mayDo('view_companies'));
  const account = useChoices({
    operation: 'listCompanies',
    pages: (q) => ({
      ...listCompaniesInfiniteOptions({
        query: {
          ...(projectId && { projectId }),
          ...(q && { q }),
          status: 'active',
          limit: 100,
        },
      }),
      ...accountByCursor,
    }),
    choicesOf: (pages) =>
      pages
        .flatMap(({ data }) => data)
        .map(({ id, name: own, code }) => ({ value: id, label: own, detail: code })),
    enabled: asksAccount,
  });
  // A guest does not see the companies of the account.
  const ofAccount = asksAccount && (projectId === undefined || !account.failure);
  const inProject = useParties(projectId ?? '', {
    people: false,
    companies: true,
    enabled: projectId !== undefined && !ofAccount,
  });
  const found = ofAccount ? account : inProject;
  const known = value && name ? [...found.known, { value, label: name }] : found.known;
  const creation = useNewCompany(projectId, { ...found, known: unique(known) }, (company) =>
    onChange(company.id, company.name),
  );
  if (!isOffered && projectId === undefined) return null;
  return (
    <>
      <HostSelect
        {...(hideLabel ? { 'aria-label': label } : { label })}
        disabled={disabled}
        required={required}
        description={description}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': 'Clear company' }}
        choices={creation.choices}
        value={value}
        onChange={(id, choice) => {
          if (!creation.begins(id)) onChange(id, choice?.label ?? null);
        }}
        error={fault}
      />
      {creation.dialog}
    </>
  );
}
