import type { Failures } from '../failures';

export const shareLinksTexts = {
  listShareLinks: { otherwise: 'Failed to load public links' },
  createShareLink: { otherwise: 'Failed to create the link' },
  updateShareLink: { otherwise: 'Failed to update the link' },
  deleteShareLink: { otherwise: 'Failed to remove the link' },
  revokeShareLink: { otherwise: 'Failed to revoke the link' },
  createShareLinkToken: { otherwise: 'Failed to replace the link' },
} satisfies Partial<Failures>;
