import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import InviteDialog from './InviteDialog';

/** The most options that a menu shows. */
const MOST = 500;

/** Asks for the project that people are invited to, and then whom to invite. */
export default function InviteToProject({ onClose }: { onClose: () => void }) {
  const projects = useQuery(listProjectsOptions({ query: { limit: 100 } }));
  const [chosenId, setChosenId] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const open = (projects.data?.data ?? [])
    .filter(({ permittedActions }) => permittedActions.includes('invite_members'))
    .slice(0, MOST);
  const project = open.find(({ id }) => id === chosenId) ?? open[0];
  if (project && isChosen) {
    return <InviteDialog projectId={project.id} onClose={onClose} />;
  }
  return (
    <FormDialog
      title="Invite people"
      submitLabel="Continue"
      submitError={null}
      submitting={false}
      incomplete={!project}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChosen(true);
      }}
    >
      <NativeSelect
        label="Project"
        description="People join the account with their first project."
        data-autofocus
        data={open.map(({ id, name }) => ({ value: id, label: name }))}
        value={project?.id ?? ''}
        error={projects.error && failureText('listProjects', projects.error)}
        onChange={(event) => setChosenId(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
