import type { PunchItemStatus } from '@/api/generated/types.gen';

/** What the way from one status to another is called on its button. */
export function transitionLabel(from: PunchItemStatus, to: PunchItemStatus): string {
  if (to === 'pending_reins') return 'Ready for reinspection';
  if (to === 'open') {
    if (from === 'draft') return 'Open';
    return from === 'closed' ? 'Reopen' : 'Not accepted';
  }
  return from === 'pending_reins' ? 'Accept and close' : 'Close';
}

/** What the way asks for: a reason, a note of the assignee, or why it is closed without being done. */
export function needs(from: PunchItemStatus, to: PunchItemStatus) {
  return {
    reason: (to === 'open' && from !== 'draft') || (to === 'closed' && from === 'open'),
    resolution: to === 'closed' && from === 'open',
    note: to === 'pending_reins',
  };
}
