import type { ProjectStatus } from '@/api/generated/types.gen';
import { Tag, type Tone } from '@/shared/ui/Tag';

export const statusLabels: Record<ProjectStatus, string> = {
  ongoing: 'Ongoing',
  finished: 'Finished',
  closed: 'Closed',
};

const tones: Record<ProjectStatus, Tone> = {
  ongoing: 'blueprint',
  finished: 'green',
  closed: 'gray',
};

export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <Tag tone={tones[status]}>{statusLabels[status]}</Tag>
);
