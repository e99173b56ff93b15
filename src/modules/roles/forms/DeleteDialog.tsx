import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRolesOptions } from '@/api/generated/roles.gen';
import type { Role } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useDeleteRole } from '../mutations';

interface Props {
  role: Role;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a role. People who have it, or are invited with it, get another one. */
export default function DeleteDialog({ role, onClose, onDeleted }: Props) {
  const { id, name, memberCount, basedOn } = role;
  const roles = useQuery(listRolesOptions());
  const others = (roles.data?.data ?? []).filter((other) => other.id !== id);
  const [replacementId, setReplacementId] = useState<string>(basedOn);
  const remove = useDeleteRole(role);
  return (
    <FormDialog
      title="Delete role?"
      submitLabel="Delete"
      submitError={remove.error}
      submitting={remove.isPending}
      danger
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate(replacementId, { onSuccess: onDeleted });
      }}
    >
      <Text size="sm">
        <strong>{name}</strong> will be deleted. This cannot be undone.{' '}
        {memberCount > 0 &&
          `${count(memberCount, 'person has', 'people have')} it and will get another role.`}
      </Text>
      <NativeSelect
        label="Role in its place"
        description="For the people who have it or are invited with it."
        data={others.map((other) => ({ value: other.id, label: other.name }))}
        value={replacementId}
        error={roles.error && failureText('listRoles', roles.error)}
        onChange={(event) => setReplacementId(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
