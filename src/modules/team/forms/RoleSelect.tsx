import { NativeSelect } from '@mantine/core';
import type { ProjectRole } from '@/api/generated/types.gen';
import { roleOptions, roles } from '@/shared/records/roles';

interface Props {
  value: ProjectRole;
  onChange: (role: ProjectRole) => void;
  /** Whether the user may make people project administrators. */
  withAdmin: boolean;
}

/** Chooses a role, and says what it is for. */
export function RoleSelect({ value, onChange, withAdmin }: Props) {
  const options = roleOptions.filter((option) => withAdmin || option.value !== 'project_admin');
  return (
    <NativeSelect
      label="Role"
      description={roles[value].text}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={options}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
