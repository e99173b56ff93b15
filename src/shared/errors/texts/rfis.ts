import type { Failures } from '../failures';

export const rfisTexts = {
  listRfis: { otherwise: 'Failed to load RFIs' },
  getRfi: { otherwise: 'Failed to load the RFI' },
  createRfi: { otherwise: 'Failed to create RFI' },
  updateRfi: { otherwise: 'Failed to update RFI' },
  deleteRfi: { otherwise: 'Failed to delete RFI' },
  transitionRfi: { otherwise: 'Failed to change the status' },
  respondToRfi: { otherwise: 'Failed to send the response' },
  updateRfiWatch: { otherwise: 'Failed to watch the RFI' },
  addRfiComment: { otherwise: 'Failed to add the comment' },
  addRfiAttachment: { otherwise: 'Failed to upload the file' },
  removeRfiAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateRfis: { otherwise: 'Failed to update RFIs' },
  exportRfis: { otherwise: 'Failed to export RFIs' },
} satisfies Partial<Failures>;
