import { type Events, exported } from '../../kinds/event.ts';
import { kindOfLog } from '../../logs/kind.ts';
import { punchItemLog } from '../../logs/punchItems.ts';

export const kinds = [kindOfLog(punchItemLog)];

export const events: Events = { exportPunchItems: exported('punch_items') };
