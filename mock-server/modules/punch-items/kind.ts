import { type Events, exported } from '../../core/kinds/event.ts';
import { filesOfLog, kindOfLog } from '../records/kind.ts';
import { punchItemLog } from '../records/punchItems.ts';

export const kinds = [kindOfLog(punchItemLog, { page: '/dashboard/punch-items/{id}' })];

export const events: Events = { exportPunchItems: exported('punch_items') };

export const files = filesOfLog(punchItemLog);
