import { type Events, exported } from '../../core/kinds/event.ts';

export const events: Events = { exportActivity: exported('activity') };
