import type { TemplateState } from '@/api/generated/types.gen';
import { Tag, type Tone } from '@/shared/ui/Tag';

export const stateLabels: Record<TemplateState, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
const tones: Record<TemplateState, Tone> = {
  draft: 'blueprint',
  published: 'green',
  archived: 'gray',
};

export const TemplateStateTag = ({ state }: { state: TemplateState }) => (
  <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
);
