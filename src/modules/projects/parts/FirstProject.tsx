import { Button, Group } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useOffers } from '@/api/offers';
import { useAccountActions } from '@/records/account/useAccountActions';
import { onDemand } from '@/shared/onDemand';
import { href, paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useCreateSample } from '../adminMutations';

const CreateProjectDialog = onDemand(() => import('../forms/CreateProjectDialog'));

/** What somebody without a project does next: create one, or wait for somebody who adds them. */
export default function FirstProject({ hasSample = false }: { hasSample?: boolean }) {
  const may = useAccountActions();
  const [, navigate] = useLocation();
  const offered = useOffers();
  const addSample = useCreateSample();
  const [creating, setCreating] = useState(false);
  const icon = <IconBuildingSkyscraper size={20} />;
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
        title={hasSample ? 'No project of your own yet' : 'No project yet'}
        action={
          <Group justify="center" mt="md">
            <Button onClick={() => setCreating(true)}>Create your first project</Button>
            {offered('createSampleProject') && !hasSample && (
              <Button
                variant="default"
                loading={addSample.isPending}
                onClick={() =>
                  addSample.mutate(undefined, {
                    onSuccess: ({ data }) => navigate(href(paths.dashboard, { project: data.id })),
                  })
                }
              >
                Try a sample project
              </Button>
            )}
          </Group>
        }
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
