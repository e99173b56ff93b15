import { zRfiCloseReason } from '@/api/generated/schemas/rfis.gen';
import type { ItemStatus, Rfi } from '@/api/generated/types.gen';
import {
  choicesOf,
  optional,
  reason,
  type Transition,
  type TransitionField,
} from '@/records/log/transitions';
import { fullName } from '@/shared/format/labels';

/** Why an RFI is closed and, unless it has one already, which response is the official one. */
function closing({ responses }: Rfi): readonly TransitionField[] {
  const isDecided = responses.some(({ official }) => official);
  const reasons = zRfiCloseReason.options.filter(
    (value) => value !== 'answered' || responses.length > 0,
  );
  const official: TransitionField = {
    name: 'officialResponseId',
    label: 'Official response',
    required: true,
    choices: responses.map(({ id, createdBy, body }) => ({
      value: id,
      label: `${fullName(createdBy)}: ${body.slice(0, 80)}`,
    })),
    when: ({ closeReason }) => closeReason === 'answered',
  };
  return [
    {
      name: 'closeReason',
      label: 'Reason',
      required: true,
      choices: choicesOf(reasons),
    },
    ...(responses.length > 0 && !isDecided ? [official] : []),
    { ...optional(reason), label: 'Comment' },
  ];
}

type Row = Transition<Rfi> & { from: ItemStatus; to: ItemStatus };

export const transitions: readonly Row[] = [
  {
    from: 'draft',
    to: 'open',
    label: 'Issue',
    isNext: () => true,
    // The host sets the due date of a new RFI.
    needs: ['description', 'assigneeIds'],
    verb: 'open',
  },
  { from: 'draft', to: 'closed', label: 'Void draft', fields: () => [optional(reason)] },
  {
    from: 'open',
    to: 'closed',
    label: 'Close RFI',
    isNext: ({ responses }) => responses.length > 0,
    fields: closing,
  },
  { from: 'closed', to: 'open', label: 'Reopen', fields: () => [reason] },
  { from: 'closed', to: 'draft', label: 'Back to draft', fields: () => [reason] },
];
