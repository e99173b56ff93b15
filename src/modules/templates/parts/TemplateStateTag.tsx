import type { TemplateState } from '@/api/generated/types.gen';
import { stateLabels } from '@/records/templates/labels';
import { Tag, type Tone } from '@/shared/ui/Tag';

const tones: Record<TemplateState, Tone> = {
  draft: 'blueprint',
  published: 'green',
  archived: 'gray',
};

export const TemplateStateTag = ({ state }: { state: TemplateState }) => (
  <Tag tone={tones[state]}>{stateLabels[state]}</Tag>
);
