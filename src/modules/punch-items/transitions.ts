import { zPunchResolution } from '@/api/generated/schemas/punch-items.gen';
import type { PunchItem, PunchItemStatus } from '@/api/generated/types.gen';
import {
  choicesOf,
  optional,
  reason,
  type Transition,
  type TransitionField,
} from '@/shared/log/transitions';

const resolution: TransitionField = {
  name: 'resolution',
  label: 'Resolution',
  required: true,
  // 'completed' is for accepted work alone.
  choices: choicesOf(zPunchResolution.options.filter((value) => value !== 'completed')),
};
const photo: TransitionField = {
  name: 'after',
  label: 'Photo of the finished work',
  required: false,
  photo: 'after',
};
const note: TransitionField = { name: 'note', label: 'What was done', required: false };

type Row = Transition<PunchItem> & { from: PunchItemStatus; to: PunchItemStatus };
const isNext = () => true;

export const transitions: readonly Row[] = [
  { from: 'draft', to: 'open', label: 'Open', isNext },
  // A draft that is closed is void.
  { from: 'draft', to: 'closed', label: 'Close', fields: () => [optional(reason)] },
  {
    from: 'open',
    to: 'pending_reins',
    label: 'Ready for reinspection',
    isNext,
    fields: () => [photo, note],
  },
  { from: 'open', to: 'closed', label: 'Close', fields: () => [resolution, reason] },
  { from: 'pending_reins', to: 'closed', label: 'Accept and close', isNext },
  { from: 'pending_reins', to: 'open', label: 'Not accepted', fields: () => [reason] },
  { from: 'closed', to: 'open', label: 'Reopen', fields: () => [reason] },
];
