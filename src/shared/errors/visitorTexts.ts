import { addFailures, type Failures, type VisitorOperationId } from './operationTexts';

/** What is said when a call of a public page fails. Loaded by those pages. */
const failures: Pick<Failures, VisitorOperationId> = {
  openPublicLink: { otherwise: 'Failed to open the link' },
  getPublicLink: { otherwise: 'Failed to load what is shared' },
  getPublicScanCloudFile: { otherwise: 'Failed to load the point cloud' },
  downloadPublicScan: { otherwise: 'Failed to download the scan' },
};

addFailures(failures);
