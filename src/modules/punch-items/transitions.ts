import { zPunchResolution } from '@/api/generated/schemas/punch-items.gen';
import type { PunchItem, PunchItemStatus } from '@/api/generated/types.gen';
import {
  choicesOf,
  type OneOf,
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

/** Done work is shown by a picture since the item was last opened, or by a note of each assignee. */
function proof({ attachments, history, answers }: PunchItem): OneOf | null {
  const opened = history.findLast(({ action }) => action === 'status_changed')?.at ?? '';
  const isShown = attachments.some(
    ({ kind, createdAt }) => kind === 'after' && createdAt >= opened,
  );
  if (isShown) return null;
  const hasOthers = answers.filter((answer) => !answer.note).length > 1;
  const text = hasOthers
    ? 'Add a photo of the finished work. Without one, each assignee has to say what was done.'
    : 'Add a photo of the finished work, or say what was done.';
  return { names: [photo.name, note.name], text };
}

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
    oneOf: proof,
  },
  { from: 'open', to: 'closed', label: 'Close', fields: () => [resolution, reason] },
  { from: 'pending_reins', to: 'closed', label: 'Accept and close', isNext },
  { from: 'pending_reins', to: 'open', label: 'Not accepted', fields: () => [reason] },
  { from: 'closed', to: 'open', label: 'Reopen', fields: () => [reason] },
];
