import { useState } from 'react';
import type { TeamMember } from '@/api/generated/types.gen';
import { CompanySelect } from '@/records/people/CompanySelect';
import { count } from '@/shared/format/format';
import { FormDialog } from '@/shared/forms/FormDialog';
import { type MemberChanges, useUpdateTeam } from '../mutations';
import { RoleSelect } from './RoleSelect';

interface Props {
  projectId: string;
  /** One or more. */
  members: readonly TeamMember[];
  onClose: () => void;
  onDone: () => void;
}

/** Changes the role and company of members. Of several, only what the user touches. */
export default function MemberDialog({ projectId, members, onClose, onDone }: Props) {
  const [first] = members;
  const [role, setRole] = useState(first?.role ?? '');
  const [companyId, setCompanyId] = useState(members.length === 1 ? first?.companyId : null);
  const update = useUpdateTeam(projectId);
  const mixed = members.some((member) => member.role !== first?.role);
  const [touched, setTouched] = useState(false);
  const changesRole = touched && (mixed || role !== first?.role);
  const changesCompany = companyId && (members.length > 1 || companyId !== first?.companyId);
  const changes: MemberChanges = {
    ...(changesRole && { role }),
    ...(changesCompany && { companyId }),
  };
  const isChanged = Object.keys(changes).length > 0;
  return (
    <FormDialog
      title={
        members.length === 1 ? `Edit ${first?.name}` : `Edit ${count(members.length, 'member')}`
      }
      submitLabel="Save"
      submitError={update.error}
      submitting={update.isPending}
      unchanged={!isChanged}
      dirty={isChanged}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ members, changes }, { onSuccess: onDone });
      }}
    >
      <RoleSelect
        projectId={projectId}
        value={role}
        name={first?.roleName}
        onChange={(chosen) => {
          setTouched(true);
          setRole(chosen);
        }}
      />
      <CompanySelect
        projectId={projectId}
        value={companyId ?? null}
        {...(members.length === 1 && { name: first?.companyName ?? null })}
        {...(members.length > 1 && { description: 'Stays as it is if you choose none.' })}
        onChange={setCompanyId}
      />
    </FormDialog>
  );
}
