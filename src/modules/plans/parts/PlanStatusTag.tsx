import type { PlanStatus } from '@/api/generated/types.gen';
import { Tag, type Tone } from '@/shared/ui/Tag';

export const planStatusLabels: Record<PlanStatus, string> = {
  draft: 'Draft',
  active: 'Active',
  completed: 'Completed',
};

const tones: Record<PlanStatus, Tone> = { draft: 'gray', active: 'green', completed: 'amber' };

export const PlanStatusTag = ({ status }: { status: PlanStatus }) => (
  <Tag tone={tones[status]}>{planStatusLabels[status]}</Tag>
);
