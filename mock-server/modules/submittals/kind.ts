import { type Events, exported } from '../../kinds/event.ts';
import { filesOfLog, kindOfLog } from '../../logs/kind.ts';
import { submittalLog } from '../../logs/submittals.ts';

export const kinds = [
  kindOfLog(submittalLog, {
    asks: 'submittal_awaiting_review',
    page: '/dashboard/submittals/{id}',
  }),
];

export const events: Events = { exportSubmittals: exported('submittals') };

export const files = filesOfLog(submittalLog);
