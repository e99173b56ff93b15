import { type Events, exported } from '../../kinds/event.ts';
import { filesOfLog, kindOfLog } from '../../logs/kind.ts';
import { punchItemLog } from '../../logs/punchItems.ts';

export const kinds = [kindOfLog(punchItemLog, { page: '/dashboard/punch-items/{id}' })];

export const events: Events = { exportPunchItems: exported('punch_items') };

export const files = filesOfLog(punchItemLog);
