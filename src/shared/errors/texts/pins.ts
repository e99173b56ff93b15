import type { Failures } from '../failures';

export const pinsTexts = {
  listPins: { otherwise: 'Failed to load pins' },
  createPin: { otherwise: 'Failed to pin the item' },
  updatePin: { otherwise: 'Failed to move the pin' },
  deletePin: { otherwise: 'Failed to remove the pin' },
} satisfies Partial<Failures>;
