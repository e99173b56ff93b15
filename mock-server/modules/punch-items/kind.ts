import { type Events, exported } from '../../core/kinds/event.ts';
import { filesOfLog, kindOfLog } from '../records/kind.ts';
import { log } from './log.ts';

export const kinds = [kindOfLog(log, { page: '/dashboard/punch-items/{id}' })];

export const events: Events = { exportPunchItems: exported('punch_items') };

export const files = filesOfLog(log);
