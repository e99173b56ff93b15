import { addFailures, type Failures, type LaterOperationId } from './operationTexts';
import { addProblemTexts, type LaterProblemCode } from './problemTexts';

/**
 * What is said when an operation of a single module fails. Loaded by the frames that pages of modules stand in: no
 * page outside of them calls one (tests/contract/safety.test.ts).
 */
const failures: Pick<Failures, LaterOperationId> = {
  listSavedViews: { otherwise: 'Failed to load saved views' },
  createSavedView: { otherwise: 'Failed to save the view' },
  deleteSavedView: { otherwise: 'Failed to delete the view' },
  listPunchItems: { otherwise: 'Failed to load punch items' },
  getPunchItem: { otherwise: 'Failed to load the punch item' },
  createPunchItem: { otherwise: 'Failed to create punch item' },
  updatePunchItem: { otherwise: 'Failed to update punch item' },
  deletePunchItem: { otherwise: 'Failed to delete punch item' },
  transitionPunchItem: { otherwise: 'Failed to change the status' },
  respondToPunchItem: { otherwise: 'Failed to send the answer' },
  addPunchItemComment: { otherwise: 'Failed to add the comment' },
  addPunchItemAttachment: { otherwise: 'Failed to upload the file' },
  removePunchItemAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdatePunchItems: { otherwise: 'Failed to update punch items' },
  exportPunchItems: { otherwise: 'Failed to export punch items' },
  listRfis: { otherwise: 'Failed to load RFIs' },
  getRfi: { otherwise: 'Failed to load the RFI' },
  createRfi: { otherwise: 'Failed to create RFI' },
  updateRfi: { otherwise: 'Failed to update RFI' },
  deleteRfi: { otherwise: 'Failed to delete RFI' },
  transitionRfi: { otherwise: 'Failed to change the status' },
  respondToRfi: { otherwise: 'Failed to send the response' },
  addRfiComment: { otherwise: 'Failed to add the comment' },
  addRfiAttachment: { otherwise: 'Failed to upload the file' },
  removeRfiAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateRfis: { otherwise: 'Failed to update RFIs' },
  exportRfis: { otherwise: 'Failed to export RFIs' },
  listSubmittals: { otherwise: 'Failed to load submittals' },
  getSubmittal: { otherwise: 'Failed to load the submittal' },
  createSubmittal: { otherwise: 'Failed to create submittal' },
  updateSubmittal: { otherwise: 'Failed to update submittal' },
  deleteSubmittal: { otherwise: 'Failed to delete submittal' },
  transitionSubmittal: { otherwise: 'Failed to change the status' },
  reviewSubmittal: { otherwise: 'Failed to send the review' },
  createSubmittalRevision: { otherwise: 'Failed to create the revision' },
  addSubmittalComment: { otherwise: 'Failed to add the comment' },
  addSubmittalAttachment: { otherwise: 'Failed to upload the file' },
  removeSubmittalAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateSubmittals: { otherwise: 'Failed to update submittals' },
  exportSubmittals: { otherwise: 'Failed to export submittals' },
  listScans: { otherwise: 'Failed to load scans' },
  getScan: { otherwise: 'Failed to load the scan' },
  getScanCloudFile: { otherwise: 'Failed to load the point cloud' },
  createScan: { otherwise: 'Failed to upload scan' },
  updateScan: { otherwise: 'Failed to update scan', serverMessageFirst: true },
  deleteScan: { otherwise: 'Failed to delete scans' },
  downloadScans: { otherwise: 'Failed to download scans' },
  makeScanPrivate: { otherwise: 'Failed to make scan private' },
  makeScanPublic: { otherwise: 'Failed to make scan public' },
  createScanFromUpload: { otherwise: 'Failed to upload scan' },
  processScan: { otherwise: 'Failed to process scan' },
  cancelScanProcessing: { otherwise: 'Failed to stop processing' },
  listUploads: { otherwise: 'Failed to load unfinished uploads' },
  createUpload: { otherwise: 'Failed to start the upload' },
  getUploadOffset: { otherwise: 'Failed to resume the upload' },
  addUploadChunk: { otherwise: 'Failed to upload the file' },
  deleteUpload: { otherwise: 'Failed to discard the upload' },
  getNotificationPreferences: { otherwise: 'Failed to load notification preferences' },
  updateNotificationPreferences: { otherwise: 'Failed to save notification preferences' },
  updateNotificationOptOut: { otherwise: 'Failed to save opt-out' },
};

/** Why files, and what is made of them, fail. */
const reasons: Record<LaterProblemCode, string> = {
  NOT_READY: 'The file is still being processed, or could not be. Try again when it is ready.',
  UPLOAD_INCOMPLETE: 'The file has not been uploaded completely. Resume the upload.',
  OFFSET_MISMATCH: 'The upload has gone on elsewhere, such as in another tab. Resume it.',
  TUS_VERSION_UNSUPPORTED:
    'The server takes uploads of another kind. Reload the page and try again.',
  FILE_TYPE_REFUSED: 'The content of this file is not of a type that can be used here.',
  CHECKSUM_MISMATCH: 'Part of the file was changed on its way. Try again.',
  STORAGE_FULL: 'The server has no room for this file at the moment.',
};

addFailures(failures);
addProblemTexts(reasons);
