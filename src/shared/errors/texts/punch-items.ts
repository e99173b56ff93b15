import type { Failures } from '../failures';

export const punchItemsTexts = {
  listPunchItems: { otherwise: 'Failed to load punch items' },
  getPunchItem: { otherwise: 'Failed to load the punch item' },
  createPunchItem: { otherwise: 'Failed to create punch item' },
  updatePunchItem: { otherwise: 'Failed to update punch item' },
  deletePunchItem: { otherwise: 'Failed to delete punch item' },
  transitionPunchItem: { otherwise: 'Failed to change the status' },
  respondToPunchItem: { otherwise: 'Failed to send the answer' },
  updatePunchItemWatch: { otherwise: 'Failed to watch the punch item' },
  addPunchItemComment: { otherwise: 'Failed to add the comment' },
  addPunchItemAttachment: { otherwise: 'Failed to upload the file' },
  removePunchItemAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdatePunchItems: { otherwise: 'Failed to update punch items' },
  exportPunchItems: { otherwise: 'Failed to export punch items' },
} satisfies Partial<Failures>;
