import { zPunchResolution } from '@/api/generated/schemas/punch-items.gen';
import type { PunchItem, PunchItemStatus } from '@/api/generated/types.gen';
import {
  choicesOf,
  type NeedsOne,
  optional,
  reason,
  type Transition,
  type TransitionField,
} from '@/records/log/transitions';

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

/** Finished work needs a photo since the last opening, or a note. An earlier photo or note counts. */
function needsProof({ attachments, history, answers }: PunchItem): NeedsOne | null {
  const opened = history.find(({ action }) => action === 'status_changed')?.at ?? '';
  const isShown = attachments.some(
    ({ kind, createdAt }) => kind === 'after' && createdAt >= opened,
  );
  const isTold = answers.every(({ note: told }) => told.trim() !== '');
  if (isShown || isTold) return null;
  return {
    names: [photo.name, note.name],
    hint: 'Add a photo of the finished work, or describe what was done.',
  };
}

type Row = Transition<PunchItem> & { from: PunchItemStatus; to: PunchItemStatus };
const isNext = () => true;

export const transitions: readonly Row[] = [
  {
    from: 'draft',
    to: 'open',
    label: 'Issue',
    isNext,
    needs: ['location', 'assigneeIds', 'dueDate'],
    verb: 'open',
  },
  // A draft that is closed is void.
  { from: 'draft', to: 'closed', label: 'Void draft', fields: () => [optional(reason)] },
  {
    from: 'open',
    to: 'pending_reins',
    label: 'Ready for reinspection',
    isNext,
    fields: () => [photo, note],
    needsOne: needsProof,
  },
  { from: 'open', to: 'closed', label: 'Close punch item', fields: () => [resolution, reason] },
  { from: 'pending_reins', to: 'closed', label: 'Accept and close', isNext },
  { from: 'pending_reins', to: 'open', label: 'Reject', fields: () => [reason] },
  { from: 'closed', to: 'open', label: 'Reopen', fields: () => [reason] },
];
