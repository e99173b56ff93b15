import type { Failures } from '../failures';

export const accountTexts = {
  getAccount: { otherwise: 'Failed to load the account' },
  getAccountActionHolders: { otherwise: 'Failed to load who can' },
  getAccountSettings: { otherwise: 'Failed to load the settings' },
  updateAccountSettings: { otherwise: 'Failed to save the settings' },
  updateAccountLogo: { otherwise: 'Failed to save the logo' },
  deleteAccountLogo: { otherwise: 'Failed to remove the logo' },
  listAccountApiTokens: { otherwise: 'Failed to load the API tokens' },
  deleteAccountApiToken: { otherwise: 'Failed to revoke the token' },
  listSignInDomains: { otherwise: 'Failed to load the domains' },
  createSignInDomain: { otherwise: 'Failed to add the domain' },
  updateSignInDomain: { otherwise: 'Failed to save the domain' },
  deleteSignInDomain: { otherwise: 'Failed to remove the domain' },
  verifySignInDomain: { otherwise: 'Failed to verify the domain' },
} satisfies Partial<Failures>;
