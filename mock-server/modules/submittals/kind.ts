import { type Events, exported } from '../../kinds/event.ts';
import { kindOfLog } from '../../logs/kind.ts';
import { submittalLog } from '../../logs/submittals.ts';

export const kinds = [
  kindOfLog(submittalLog, {
    asks: 'submittal_awaiting_review',
    page: '/dashboard/submittals/{id}',
  }),
];

export const events: Events = { exportSubmittals: exported('submittals') };
