import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getProjectTransitionsOptions } from '@/api/generated/projects/getProjectTransitions.gen';
import type { Project, ProjectStatus } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { ErrorLine } from '@/shared/ui/states';

const StatusDialog = onDemand(() => import('../forms/StatusDialog'));

function labelOf(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'closed') return 'Close project';
  if (to === 'ongoing') return 'Reopen';
  return from === 'closed' ? 'Reopen as finished' : 'Mark as finished';
}

/** Shows the changes of status that the user may make, each with a dialog that warns. */
export function StatusButtons({ project }: { project: Project }) {
  const [status, setStatus] = useState<ProjectStatus | null>(null);
  const { id, permittedStatuses } = project;
  const transitions = useQuery({
    ...getProjectTransitionsOptions({ path: { projectId: id } }),
    enabled: permittedStatuses.length > 0,
    // It warns of what is open now.
    staleTime: 0,
  });
  if (permittedStatuses.length === 0) return null;
  return (
    <>
      {transitions.error && !transitions.data && (
        <ErrorLine
          operation="getProjectTransitions"
          error={transitions.error}
          onRetry={() => void transitions.refetch()}
        />
      )}
      <Group gap="xs">
        {permittedStatuses.map((to) => (
          <Button
            key={to}
            variant="default"
            disabled={!transitions.data}
            onClick={() => setStatus(to)}
          >
            {labelOf(project.status, to)}
          </Button>
        ))}
      </Group>
      {status && transitions.data && (
        <PanelBoundary name="The dialog" onClose={() => setStatus(null)}>
          <Suspense>
            <StatusDialog
              project={project}
              status={status}
              transitions={transitions.data.data}
              onClose={() => setStatus(null)}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
