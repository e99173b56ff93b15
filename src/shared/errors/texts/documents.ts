import type { Failures } from '../failures';

export const documentsTexts = {
  listDocuments: { otherwise: 'Failed to load documents' },
  listFolders: { otherwise: 'Failed to load folders' },
  createFolder: { otherwise: 'Failed to create the folder' },
  createDocumentCopy: { otherwise: 'Failed to copy' },
  createDocumentFromUpload: { otherwise: 'Failed to upload the file' },
  downloadDocuments: { otherwise: 'Failed to download' },
  getDocument: { otherwise: 'Failed to load the file' },
  updateDocument: { otherwise: 'Failed to update' },
  deleteDocument: { otherwise: 'Failed to delete' },
  restoreDocument: { otherwise: 'Failed to restore' },
  downloadDocument: { otherwise: 'Failed to download the file' },
  getDocumentAccess: { otherwise: 'Failed to load who has access' },
  updateDocumentAccess: { otherwise: 'Failed to save who has access' },
  updateDocumentLock: { otherwise: 'Failed to check the file out or in' },
  updateDocumentMark: { otherwise: 'Failed to save the mark' },
  updateDocumentLink: { otherwise: 'Failed to change the link' },
  listDocumentDownloads: { otherwise: 'Failed to load the downloads' },
} satisfies Partial<Failures>;
