import { type Events, exported } from '../../core/kinds/event.ts';
import { filesOfLog, kindOfLog } from '../records/kind.ts';
import { submittalLog } from '../records/submittals.ts';

export const kinds = [
  kindOfLog(submittalLog, {
    asks: 'submittal_awaiting_review',
    page: '/dashboard/submittals/{id}',
  }),
];

export const events: Events = { exportSubmittals: exported('submittals') };

export const files = filesOfLog(submittalLog);
