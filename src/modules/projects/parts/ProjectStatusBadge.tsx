import { Badge } from '@mantine/core';
import type { ProjectStatus } from '@/api/generated/types.gen';

const looks: Record<ProjectStatus, { label: string; color: string }> = {
  ongoing: { label: 'Ongoing', color: 'blueprint' },
  finished: { label: 'Finished', color: 'green' },
  closed: { label: 'Closed', color: 'gray' },
};

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { label, color } = looks[status];
  return (
    <Badge variant="light" color={color} tt="none" fw={600}>
      {label}
    </Badge>
  );
}
