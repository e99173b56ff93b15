import type { Project } from '@/api/generated/types.gen';

/** With so many open records, people know their way. */
const MOST = 10;

/** Whether a project has just begun, and the user is one of those who set it up. */
export const isBeginning = ({ status, counts, permittedActions, sample }: Project): boolean =>
  !sample &&
  status === 'ongoing' &&
  permittedActions.includes('invite_members') &&
  counts.openPunchItems + counts.openRfis + counts.openSubmittals + counts.scans < MOST;
