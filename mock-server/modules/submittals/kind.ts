import { type Events, exported } from '../../core/kinds/event.ts';
import { filesOfLog, kindOfLog } from '../records/kind.ts';
import { log } from './log.ts';

export const kinds = [
  kindOfLog(log, {
    asks: 'submittal_awaiting_review',
    page: '/dashboard/submittals/{id}',
  }),
];

export const events: Events = { exportSubmittals: exported('submittals') };

export const files = filesOfLog(log);
