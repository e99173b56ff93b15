import type { Failures } from '../failures';

export const uploadsTexts = {
  listUploads: { otherwise: 'Failed to load unfinished uploads' },
  createUpload: { otherwise: 'Failed to start the upload' },
  getUploadOffset: { otherwise: 'Failed to resume the upload' },
  addUploadChunk: { otherwise: 'Failed to upload the file' },
  deleteUpload: { otherwise: 'Failed to discard the upload' },
} satisfies Partial<Failures>;
