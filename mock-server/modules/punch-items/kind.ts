import { type Events, exported } from '../../kinds/event.ts';

export const events: Events = { exportPunchItems: exported('punch_items') };
