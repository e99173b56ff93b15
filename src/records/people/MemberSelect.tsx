import {
  HostMultiSelect,
  type HostMultiSelectProps,
  HostSelect,
  type HostSelectProps,
} from '@/shared/forms/choices/HostSelect';
import { useGroups } from './useGroups';
import { useNewCompany } from './useNewCompany';
import { type Parties, useParties } from './useParties';

interface Own extends Omit<Parties, 'chosen' | 'companies' | 'people'> {
  projectId: string;
}

type SelectProps = Omit<HostSelectProps, 'choices'> &
  Own & {
    of?: 'people' | 'companies';
    /** Whether a company that is typed can be added here. */
    creates?: boolean;
  };

/** Chooses a person or a company of a project. */
export function MemberSelect({ projectId, of = 'people', creates = false, ...props }: SelectProps) {
  const { duty, companyId, without, names, enabled, onChange, ...select } = props;
  const choices = useParties(projectId, {
    ...{ duty, companyId, without, names, enabled },
    people: of === 'people',
    companies: of === 'companies',
    chosen: select.value ? [select.value] : [],
  });
  const creation = useNewCompany(projectId, choices, ({ id, name }) =>
    onChange(id, { value: id, label: name }),
  );
  return (
    <>
      <HostSelect
        {...select}
        choices={creates ? creation.choices : choices}
        onChange={(id, choice) => {
          if (!creation.begins(id)) onChange(id, choice);
        }}
      />
      {creation.dialog}
    </>
  );
}

type MultiSelectProps = Omit<HostMultiSelectProps, 'choices'> & Own & { companies?: boolean };

/** Chooses several people, and companies, of a project. */
export function MembersSelect({ projectId, companies = false, ...props }: MultiSelectProps) {
  const { duty, companyId, without, names, enabled, ...select } = props;
  const choices = useParties(projectId, {
    ...{ duty, companyId, without, names, enabled, companies },
    chosen: select.value,
  });
  return <HostMultiSelect {...select} choices={choices} />;
}

/** Chooses several people, and companies, of a project. A group stands for its members. */
export function AssigneesSelect({ projectId, companies = false, ...props }: MultiSelectProps) {
  const { duty, companyId, without, names, enabled, onChange, ...select } = props;
  const parties = useParties(projectId, {
    ...{ duty, companyId, without, names, enabled, companies },
    chosen: select.value,
  });
  const { choices, withoutGroups } = useGroups(projectId, duty, parties);
  const creation = useNewCompany(projectId, choices, ({ id }) => onChange([...select.value, id]));
  return (
    <>
      <HostMultiSelect
        {...select}
        choices={companies ? creation.choices : choices}
        onChange={(chosen) => {
          if (!creation.begins(chosen.at(-1))) onChange(withoutGroups(chosen));
        }}
      />
      {creation.dialog}
    </>
  );
}
