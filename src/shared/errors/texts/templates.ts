import type { Failures } from '../failures';

export const templatesTexts = {
  listTemplates: { otherwise: 'Failed to load templates' },
  createTemplate: { otherwise: 'Failed to create the template' },
  getTemplate: { otherwise: 'Failed to load the template' },
  updateTemplate: { otherwise: 'Failed to update the template' },
  deleteTemplate: { otherwise: 'Failed to delete the template' },
} satisfies Partial<Failures>;
