import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listRolesOptions } from '@/api/generated/roles.gen';
import { failureText } from '@/shared/errors/operationTexts';

interface Props {
  projectId: string;
  value: string;
  onChange: (role: string) => void;
  /** The name of the chosen role, for the time before the roles are loaded, or if the user may not give it. */
  name?: string | undefined;
}

/** What most people are who are invited. */
const USUAL = 'subcontractor';

/** The roles that the user may give in a project, and the one that is offered first. */
export function useGivenRoles(projectId: string) {
  const { data, error } = useQuery(listRolesOptions({ query: { givenIn: projectId } }));
  const roles = data?.data ?? [];
  const [first] = roles;
  const isUsual = !first || roles.some(({ id }) => id === USUAL);
  return { roles, error, usual: isUsual ? USUAL : first.id };
}

/** Chooses a role that the user may give, and says what it is for. */
export function RoleSelect({ projectId, value, onChange, name = value }: Props) {
  const { roles, error } = useGivenRoles(projectId);
  const options = roles.map((role) => ({ value: role.id, label: role.name }));
  const isMissing = !options.some((option) => option.value === value);
  return (
    <NativeSelect
      label="Role"
      description={roles.find(({ id }) => id === value)?.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={isMissing ? [{ value, label: name }, ...options] : options}
      value={value}
      error={error && failureText('listRoles', error)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
