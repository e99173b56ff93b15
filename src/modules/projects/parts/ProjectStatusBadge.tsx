import type { ProjectStatus } from '@/api/generated/types.gen';
import { Tag, type Tone } from '@/shared/ui/Tag';

const looks: Record<ProjectStatus, { label: string; tone: Tone }> = {
  ongoing: { label: 'Ongoing', tone: 'blueprint' },
  finished: { label: 'Finished', tone: 'green' },
  closed: { label: 'Closed', tone: 'gray' },
};

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = looks[status];
  return <Tag tone={tone}>{label}</Tag>;
}
