import { NativeSelect, SegmentedControl, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { listRolesOptions } from '@/api/generated/roles.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { storedProject } from '@/shared/routing/currentProject';
import { useOpenSeeAs } from '../mutations';

interface Props {
  /** The role to begin with; absent for a person. */
  roleId?: string;
  onClose: () => void;
}

/** Chooses as whom to see a project. */
export default function SeeAsDialog({ roleId: first, onClose }: Props) {
  const [kind, setKind] = useState<'role' | 'person'>(first ? 'role' : 'person');
  const [chosenId, setProjectId] = useState(storedProject.get());
  const [roleId, setRoleId] = useState(first ?? 'viewer');
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const projects = useQuery(listProjectsOptions({ query: { limit: 100 } }));
  const all = projects.data?.data ?? [];
  const projectId = all.find(({ id }) => id === chosenId)?.id ?? all[0]?.id ?? '';
  const roles = useQuery(listRolesOptions());
  const members = useQuery({
    ...projectMembersOptions(projectId),
    enabled: projectId !== '',
  });
  const view = useOpenSeeAs();
  return (
    <FormDialog
      title="See as"
      submitLabel="Open the view"
      submitError={view.error}
      submitting={view.isPending}
      incomplete={!projectId || (kind === 'person' && !userId)}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        view.mutate({
          projectId,
          ...(kind === 'person' && userId && { userId }),
          ...(kind === 'role' && { roleId, ...(companyId && { companyId }) }),
        });
      }}
    >
      <Text size="sm">
        This tab shows the project as somebody else sees it, for 30 minutes. Nothing can be changed
        meanwhile.
      </Text>
      <NativeSelect
        label="Project"
        data={all.map(({ id, name }) => ({ value: id, label: name }))}
        value={projectId}
        error={projects.error && failureText('listProjects', projects.error)}
        onChange={(event) => {
          setProjectId(event.currentTarget.value);
          setUserId(null);
          setCompanyId(null);
        }}
      />
      <SegmentedControl
        aria-label="See as"
        data={[
          { value: 'person', label: 'A person' },
          { value: 'role', label: 'A role' },
        ]}
        value={kind}
        onChange={(value) => setKind(value === 'role' ? 'role' : 'person')}
      />
      {kind === 'person' ? (
        <Select
          label="Person"
          searchable
          required
          data={(members.data?.data ?? []).map((member) => ({
            value: member.id,
            label: `${member.name}, ${member.roleName}`,
          }))}
          value={userId}
          onChange={setUserId}
          nothingFoundMessage="Nothing found"
          error={members.error && failureText('listProjectMembers', members.error)}
        />
      ) : (
        <>
          <NativeSelect
            label="Role"
            data={(roles.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={roleId}
            error={roles.error && failureText('listRoles', roles.error)}
            onChange={(event) => setRoleId(event.currentTarget.value)}
          />
          <Select
            label="Company"
            description="For which somebody with the role would work."
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Clear company' }}
            data={(members.data?.companies ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            value={companyId}
            onChange={setCompanyId}
          />
        </>
      )}
    </FormDialog>
  );
}
