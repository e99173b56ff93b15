import type { ReviewCode } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { Tag, type Tone } from '@/shared/ui/Tag';

const tones: Record<ReviewCode, Tone> = {
  approved: 'green',
  approved_as_noted: 'green',
  revise_and_resubmit: 'amber',
  rejected: 'red',
  for_record: 'gray',
};

/** Shows a reviewer's response, or the final one. */
export const ResponseTag = ({ code }: { code: ReviewCode }) => (
  <Tag tone={tones[code]}>{optionLabel(code)}</Tag>
);
