import { addFailures, type Failures, type VisitorOperationId } from './operationTexts';

/** What is said when a call of a public page fails. Loaded by those pages. */
const failures: Pick<Failures, VisitorOperationId> = {
  openPublicLink: { otherwise: 'Failed to open the link' },
  getPublicLink: { otherwise: 'Failed to load what is shared' },
  getPublicScanCloudFile: { otherwise: 'Failed to load the point cloud' },
  downloadPublicScan: { otherwise: 'Failed to download the scan' },
  getPublicModelFile: { otherwise: 'Failed to load the model' },
  downloadPublicModel: { otherwise: 'Failed to download the model' },
  getPublicTour: { otherwise: 'Failed to load the tour' },
  getPublicTourPlan: { otherwise: 'Failed to load the plan' },
  getPublicTourPanorama: { otherwise: 'Failed to load the 360° photo' },
};

addFailures(failures);
