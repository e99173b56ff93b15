import type { Failures } from '../failures';

export const hostTexts = {
  getCapabilities: { otherwise: 'Failed to ask the host what it offers' },
} satisfies Partial<Failures>;
