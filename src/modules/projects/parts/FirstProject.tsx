import { Button } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAccountActions } from '@/records/account/useAccountActions';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';

const CreateProjectDialog = onDemand(() => import('../forms/CreateProjectDialog'));

/** What somebody without a project does next: create one, or wait for somebody who adds them. */
export default function FirstProject() {
  const may = useAccountActions();
  const [creating, setCreating] = useState(false);
  const icon = <IconBuildingSkyscraper size={26} stroke={1.6} />;
  if (!may('create_project')) {
    return (
      <EmptyState icon={icon} title="You are not a member of a project yet">
        Ask a project administrator to add you to the team. Your projects then appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        icon={icon}
        title="No project yet"
        action={<Button onClick={() => setCreating(true)}>Create your first project</Button>}
      >
        A project holds the plans, records, pictures and people of one construction site. Somebody
        who invites you to another one needs only your email address.
      </EmptyState>
      {creating && (
        <Suspense>
          <CreateProjectDialog isFirst templateId="" onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
