import type { Failures } from '../failures';

export const publicTexts = {
  openPublicLink: { otherwise: 'Failed to open the link' },
  getPublicLink: { otherwise: 'Failed to load the shared items' },
  getPublicScanCloudFile: { otherwise: 'Failed to load the point cloud' },
  downloadPublicScan: { otherwise: 'Failed to download the scan' },
  listPublicAlbumPhotos: { otherwise: 'Failed to load the photos' },
  getPublicPhoto: { otherwise: 'Failed to load the photo' },
  downloadPublicPhoto: { otherwise: 'Failed to download the photo' },
  getPublicDocument: { otherwise: 'Failed to load the folder or file' },
  downloadPublicDocument: { otherwise: 'Failed to download' },
  getPublicPage: { otherwise: 'Failed to load the page' },
  getPublicVideo: { otherwise: 'Failed to load the video' },
  downloadPublicVideo: { otherwise: 'Failed to download the video' },
  getPublicFieldCam: { otherwise: 'Failed to load the camera' },
  listPublicFieldCamFrames: { otherwise: 'Failed to load the pictures' },
  getPublicFieldCamTimelapse: { otherwise: 'Failed to load the time-lapse' },
  getPublicModelFile: { otherwise: 'Failed to load the model' },
  downloadPublicModel: { otherwise: 'Failed to download the model' },
  getPublicTour: { otherwise: 'Failed to load the tour' },
  getPublicTourPlan: { otherwise: 'Failed to load the plan' },
  getPublicTourPanorama: { otherwise: 'Failed to load the 360° photo' },
} satisfies Partial<Failures>;
