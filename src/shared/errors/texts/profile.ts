import type { Failures } from '../failures';

export const profileTexts = {
  getProfile: { otherwise: 'Failed to load your profile' },
  updateProfile: { otherwise: 'Failed to save your profile' },
} satisfies Partial<Failures>;
