import type { Failures } from '../failures';

export const eventsTexts = {
  openEventStream: { otherwise: 'Failed to connect to the live updates' },
  listPresence: { otherwise: 'Failed to load who has this open' },
  updatePresence: { otherwise: 'Failed to say that you have this open' },
  deletePresence: { otherwise: 'Failed to say that you closed this' },
} satisfies Partial<Failures>;
