import { zReviewCode } from '@/api/generated/schemas/submittals.gen';
import type { ItemStatus, Submittal } from '@/api/generated/types.gen';
import { FILES } from '@/records/log/needs';
import {
  choicesOf,
  optional,
  reason,
  type Transition,
  type TransitionField,
} from '@/records/log/transitions';

/** Returns the final response. The last review of the last step comes first, because it is the likely one. */
function closing({ steps }: Submittal): readonly TransitionField[] {
  const likely = steps.at(-1)?.responses.at(-1)?.code;
  const codes = zReviewCode.options.toSorted((a, b) => Number(b === likely) - Number(a === likely));
  return [
    { name: 'finalResponse', label: 'Final response', required: true, choices: choicesOf(codes) },
    { ...optional(reason), label: 'Comment' },
  ];
}

type Row = Transition<Submittal> & { from: ItemStatus; to: ItemStatus };

export const transitions: readonly Row[] = [
  {
    from: 'draft',
    to: 'open',
    label: 'Send for review',
    isNext: () => true,
    needs: ['specSection', 'steps', FILES],
    verb: 'send',
  },
  // A draft that is closed is void.
  { from: 'draft', to: 'closed', label: 'Void draft', fields: () => [optional(reason)] },
  {
    from: 'open',
    to: 'closed',
    label: 'Close and distribute',
    isNext: ({ steps }) => steps.every(({ endedAt }) => endedAt),
    fields: closing,
  },
  { from: 'closed', to: 'open', label: 'Reopen', fields: () => [reason] },
];
