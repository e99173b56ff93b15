import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRoleOptions, listRolesOptions } from '@/api/generated/roles.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import RoleDialog from './RoleDialog';

/** Chooses the role to copy, and then what is different in the new one. */
export default function NewRoleDialog({ onClose }: { onClose: () => void }) {
  const roles = useQuery(listRolesOptions());
  const [roleId, setRoleId] = useState('superintendent');
  const [isChosen, setChosen] = useState(false);
  const role = useQuery({ ...getRoleOptions({ path: { roleId } }), enabled: isChosen });
  const data = roles.data?.data ?? [];
  if (isChosen && role.data) return <RoleDialog role={role.data.data} copy onClose={onClose} />;
  return (
    <FormDialog
      title="New role"
      submitLabel="Continue"
      submitError={role.error}
      submitting={isChosen && role.isPending}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setChosen(true);
        if (role.error) void role.refetch();
      }}
    >
      <NativeSelect
        label="Start with"
        description={data.find(({ id }) => id === roleId)?.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={data.map(({ id, name }) => ({ value: id, label: name }))}
        value={roleId}
        error={roles.error && failureText('listRoles', roles.error)}
        onChange={(event) => {
          setRoleId(event.currentTarget.value);
          setChosen(false);
        }}
      />
    </FormDialog>
  );
}
