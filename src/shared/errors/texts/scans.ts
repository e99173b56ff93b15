import type { Failures } from '../failures';

export const scansTexts = {
  listScans: { otherwise: 'Failed to load scans' },
  getScan: { otherwise: 'Failed to load the scan' },
  getScanCloudFile: { otherwise: 'Failed to load the point cloud' },
  createScan: { otherwise: 'Failed to upload scan' },
  updateScan: { otherwise: 'Failed to update scan', serverMessageFirst: true },
  updateScanUpAxis: { otherwise: 'Failed to turn the scan' },
  deleteScan: { otherwise: 'Failed to delete scans' },
  downloadScans: { otherwise: 'Failed to download scans' },
  makeScanPrivate: { otherwise: 'Failed to make scan private' },
  makeScanPublic: { otherwise: 'Failed to make scan public' },
  createScanFromUpload: { otherwise: 'Failed to upload scan' },
  processScan: { otherwise: 'Failed to process scan' },
  cancelScanProcessing: { otherwise: 'Failed to stop processing' },
} satisfies Partial<Failures>;
