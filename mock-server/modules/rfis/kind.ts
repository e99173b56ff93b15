import { type Events, exported } from '../../kinds/event.ts';

export const events: Events = { exportRfis: exported('rfis') };
