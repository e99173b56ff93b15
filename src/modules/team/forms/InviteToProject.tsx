import { useState } from 'react';
import { ProjectSelect } from '@/records/projects/ProjectSelect';
import { useFirstProject } from '@/records/projects/projectPages';
import { FormDialog } from '@/shared/forms/FormDialog';
import InviteDialog from './InviteDialog';

/** Asks for the project that people are invited to, and then whom to invite. */
export default function InviteToProject({ onClose }: { onClose: () => void }) {
  const first = useFirstProject('invite_members');
  const [chosenId, setChosenId] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const projectId = chosenId || first.data?.id;
  if (projectId && isChosen) {
    return <InviteDialog projectId={projectId} onClose={onClose} />;
  }
  return (
    <FormDialog
      title="Invite people"
      submitLabel="Continue"
      submitError={null}
      submitting={false}
      missing={!projectId && 'Project'}
      dirty={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChosen(true);
      }}
    >
      <ProjectSelect
        label="Project"
        description="People join the account with their first project."
        data-autofocus
        permitted="invite_members"
        value={projectId ?? null}
        onChange={(id) => setChosenId(id ?? '')}
      />
    </FormDialog>
  );
}
