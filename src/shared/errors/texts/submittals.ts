import type { Failures } from '../failures';

export const submittalsTexts = {
  listSubmittals: { otherwise: 'Failed to load submittals' },
  getSubmittal: { otherwise: 'Failed to load the submittal' },
  createSubmittal: { otherwise: 'Failed to create submittal' },
  updateSubmittal: { otherwise: 'Failed to update submittal' },
  deleteSubmittal: { otherwise: 'Failed to delete submittal' },
  transitionSubmittal: { otherwise: 'Failed to change the status' },
  reviewSubmittal: { otherwise: 'Failed to send the review' },
  createSubmittalRevision: { otherwise: 'Failed to create the revision' },
  updateSubmittalWatch: { otherwise: 'Failed to watch the submittal' },
  addSubmittalComment: { otherwise: 'Failed to add the comment' },
  addSubmittalAttachment: { otherwise: 'Failed to upload the file' },
  removeSubmittalAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateSubmittals: { otherwise: 'Failed to update submittals' },
  exportSubmittals: { otherwise: 'Failed to export submittals' },
} satisfies Partial<Failures>;
