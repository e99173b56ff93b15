import type { Failures } from '../failures';

export const activityTexts = {
  listActivity: { otherwise: 'Failed to load the activity log' },
  exportActivity: { otherwise: 'Failed to export the activity log' },
} satisfies Partial<Failures>;
