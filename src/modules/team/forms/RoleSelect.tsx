import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listRolesOptions } from '@/api/generated/roles.gen';
import { failureText } from '@/shared/errors/operationTexts';

/** The system role whose holders run the project. */
const ADMIN = 'project_admin';

interface Props {
  value: string;
  onChange: (role: string) => void;
  /** The name of the chosen role, for the time before the roles are loaded. */
  name?: string | undefined;
  /** Whether the user may make people project administrators. */
  withAdmin: boolean;
}

/** Chooses a role of the account, and says what it is for. */
export function RoleSelect({ value, onChange, name = value, withAdmin }: Props) {
  const roles = useQuery(listRolesOptions());
  const offered = (roles.data?.data ?? []).filter((role) => withAdmin || role.basedOn !== ADMIN);
  const options = offered.map((role) => ({ value: role.id, label: role.name }));
  const isMissing = !options.some((option) => option.value === value);
  return (
    <NativeSelect
      label="Role"
      description={offered.find(({ id }) => id === value)?.description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={isMissing ? [{ value, label: name }, ...options] : options}
      value={value}
      error={roles.error && failureText('listRoles', roles.error)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
