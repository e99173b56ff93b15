import type { Failures } from '../failures';

export const profileTexts = {
  getProfile: { otherwise: 'Failed to load your profile' },
  updateProfilePicture: {
    otherwise: 'Failed to save your picture',
    codes: { UNSUPPORTED_MEDIA_TYPE: 'Choose a JPEG, PNG or WebP picture' },
  },
  deleteProfilePicture: { otherwise: 'Failed to remove your picture' },
  updateProfile: { otherwise: 'Failed to save your profile' },
} satisfies Partial<Failures>;
