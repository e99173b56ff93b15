import type { TeamStatus } from '@/api/generated/types.gen';
import { Tag, type Tone } from '@/shared/ui/Tag';

const tags: Readonly<Record<TeamStatus, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'green' },
  invited: { label: 'Invited', tone: 'blueprint' },
  expired: { label: 'Expired', tone: 'amber' },
  suspended: { label: 'Suspended', tone: 'red' },
};

export const statusLabels = Object.fromEntries(
  Object.entries(tags).map(([status, { label }]) => [status, label]),
) as Readonly<Record<TeamStatus, string>>;

export const TeamStatusTag = ({ status }: { status: TeamStatus }) => (
  <Tag tone={tags[status].tone}>{tags[status].label}</Tag>
);
