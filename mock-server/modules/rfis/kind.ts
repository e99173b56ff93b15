import { type Events, exported } from '../../kinds/event.ts';
import { filesOfLog, kindOfLog } from '../../logs/kind.ts';
import { rfiLog } from '../../logs/rfis.ts';

export const kinds = [
  kindOfLog(rfiLog, {
    asks: 'rfi_assigned',
    page: '/dashboard/rfis/{id}',
  }),
];

export const events: Events = { exportRfis: exported('rfis') };

export const files = filesOfLog(rfiLog);
