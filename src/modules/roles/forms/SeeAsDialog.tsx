import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRolesOptions } from '@/api/generated/roles.gen';
import { MemberSelect } from '@/records/people/MemberSelect';
import { ProjectSelect } from '@/records/projects/ProjectSelect';
import { useFirstProject } from '@/records/projects/projectPages';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useProject } from '@/shared/projects/useProject';
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
  const usual = useFirstProject();
  // The project of the browser can be gone.
  const stored = useProject(chosenId ?? '');
  const projectId = stored.data && chosenId ? chosenId : (usual.data?.id ?? '');
  // A name that is typed before the project is known would be gone with the field of no project.
  const isUnknown = projectId === '' || (chosenId !== null && stored.isPending);
  const roles = useQuery(listRolesOptions());
  const view = useOpenSeeAs();
  return (
    <FormDialog
      title="View as"
      submitLabel="Open the view"
      submitError={view.error}
      submitting={view.isPending}
      missing={(!projectId && 'Project') || (kind === 'person' && !userId && 'Person')}
      dirty={userId !== null || companyId !== null}
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
      <ProjectSelect
        label="Project"
        value={projectId || null}
        onChange={(id) => {
          setProjectId(id ?? '');
          setUserId(null);
          setCompanyId(null);
        }}
      />
      <SegmentedControl
        aria-label="View as"
        data={[
          { value: 'person', label: 'A person' },
          { value: 'role', label: 'A role' },
        ]}
        value={kind}
        onChange={(value) => setKind(value === 'role' ? 'role' : 'person')}
      />
      {kind === 'person' ? (
        <MemberSelect
          key={projectId}
          label="Person"
          projectId={projectId}
          enabled={!isUnknown}
          disabled={isUnknown}
          required
          value={userId}
          onChange={setUserId}
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
          <MemberSelect
            key={projectId}
            label="Company"
            description="For which somebody with the role would work."
            of="companies"
            projectId={projectId}
            enabled={!isUnknown}
            disabled={isUnknown}
            clearable
            clearButtonProps={{ 'aria-label': 'Clear company' }}
            value={companyId}
            onChange={setCompanyId}
          />
        </>
      )}
    </FormDialog>
  );
}
