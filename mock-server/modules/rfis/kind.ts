import { type Events, exported } from '../../core/kinds/event.ts';
import { filesOfLog, kindOfLog } from '../records/kind.ts';
import { log } from './log.ts';

export const kinds = [
  kindOfLog(log, {
    asks: 'rfi_assigned',
    page: '/dashboard/rfis/{id}',
  }),
];

export const events: Events = { exportRfis: exported('rfis') };

export const files = filesOfLog(log);
