import type { Failures } from '../failures';

export const rolesTexts = {
  listRoles: { otherwise: 'Failed to load the roles' },
  createRole: { otherwise: 'Failed to create the role' },
  getRole: { otherwise: 'Failed to load the role' },
  updateRole: { otherwise: 'Failed to update the role' },
  deleteRole: { otherwise: 'Failed to delete the role' },
  previewRole: { otherwise: 'Failed to load what would change' },
  openSeeAs: { otherwise: 'Failed to open the view' },
} satisfies Partial<Failures>;
