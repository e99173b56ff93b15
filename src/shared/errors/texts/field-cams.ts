import type { Failures } from '../failures';

export const fieldCamsTexts = {
  listFieldCams: { otherwise: 'Failed to load cameras' },
  createFieldCam: { otherwise: 'Failed to add the camera' },
  getFieldCam: { otherwise: 'Failed to load the camera' },
  updateFieldCam: { otherwise: 'Failed to update the camera' },
  deleteFieldCam: { otherwise: 'Failed to remove the camera' },
  updateFieldCamStream: { otherwise: 'Failed to change the public stream' },
  listFieldCamFrames: { otherwise: 'Failed to load the pictures of the day' },
  deleteFieldCamTimelapse: { otherwise: 'Failed to delete the time-lapse' },
  createFieldCamTimelapse: { otherwise: 'Failed to make the time-lapse' },
  getFieldCamTimelapse: { otherwise: 'Failed to load the time-lapse' },
} satisfies Partial<Failures>;
