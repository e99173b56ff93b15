import type { Failures } from '../failures';

export const authTexts = {
  signup: { otherwise: 'Signup Failed', codes: { EMAIL_EXISTS: 'Email already exists' } },
  login: {
    otherwise: 'Login Failed',
    codes: {
      INVALID_CREDENTIALS: 'Invalid Credentials',
      EMAIL_NOT_VERIFIED: 'Email Not Verified',
    },
  },
  resetPassword: { otherwise: 'Failed to reset password.' },
  refreshToken: { otherwise: 'Failed to renew the session' },
  logout: { otherwise: 'Failed to log out' },
  updatePushToken: { otherwise: 'Failed to update notifications' },
  deletePushToken: { otherwise: 'Failed to update notifications' },
  getCurrentUser: { otherwise: 'Failed to load your profile' },
  verifyEmail: { otherwise: 'Failed to verify email' },
  resendVerification: { otherwise: 'Failed to resend email' },
  verifyInvitation: { otherwise: 'Failed to open the invitation' },
  acceptInvitation: { otherwise: 'Failed to accept the invitation' },
  forgotPassword: { otherwise: 'Failed to send reset link' },
} satisfies Partial<Failures>;
