import type { Failures } from '../failures';

export const profileTexts = {
  getProfile: { otherwise: 'Failed to load your profile' },
  updateProfilePicture: {
    otherwise: 'Failed to save your picture',
    codes: { UNSUPPORTED_MEDIA_TYPE: 'Choose a JPEG, PNG or WebP picture' },
  },
  deleteProfilePicture: { otherwise: 'Failed to remove your picture' },
  updateProfile: { otherwise: 'Failed to save your profile' },
  updatePassword: { otherwise: 'Failed to change your password' },
  updateEmail: { otherwise: 'Failed to change your email address' },
  cancelEmailChange: { otherwise: 'Failed to cancel the change' },
  getSecondFactor: { otherwise: 'Failed to load your second factor' },
  addAuthenticator: { otherwise: 'Failed to set up an authenticator app' },
  verifyAuthenticator: {
    otherwise: 'Failed to turn on the authenticator app',
    codes: { WRONG_STATE: 'This took too long. Start again.' },
  },
  removeAuthenticator: { otherwise: 'Failed to turn off the authenticator app' },
  resetRecoveryCodes: {
    otherwise: 'Failed to make new recovery codes',
    codes: { WRONG_STATE: 'Set up an authenticator app first' },
  },
  listSessions: { otherwise: 'Failed to load your sessions' },
  deleteSession: { otherwise: 'Failed to end the session' },
  deleteOtherSessions: { otherwise: 'Failed to end the other sessions' },
  listApiTokens: { otherwise: 'Failed to load the API tokens' },
  createApiToken: { otherwise: 'Failed to create the token' },
  deleteApiToken: { otherwise: 'Failed to revoke the token' },
  listPasskeys: { otherwise: 'Failed to load your passkeys' },
  makePasskeyChallenge: { otherwise: 'Failed to add the passkey' },
  createPasskey: { otherwise: 'Failed to add the passkey' },
  updatePasskey: { otherwise: 'Failed to rename the passkey' },
  deletePasskey: { otherwise: 'Failed to remove the passkey' },
  getStorageKey: { otherwise: 'Failed to bring back what you had not sent' },
  exportProfile: { otherwise: 'Failed to download your data' },
  deleteProfile: {
    otherwise: 'Failed to delete your account',
    codes: { WRONG_STATE: 'Appoint another administrator first' },
  },
} satisfies Partial<Failures>;
