import type { Failures } from '../failures';

export const teamTexts = {
  listMembers: { otherwise: 'Failed to load members' },
  getMember: { otherwise: 'Failed to load the member' },
  removeMember: { otherwise: 'Failed to remove the member' },
  removeSecondFactor: {
    otherwise: 'Failed to remove the second factor',
    codes: { WRONG_STATE: 'This person has no second factor' },
  },
  bulkUpdateMembers: { otherwise: 'Failed to update members' },
  listTeam: { otherwise: 'Failed to load the team' },
  getTeamMember: { otherwise: 'Failed to load the member' },
  bulkUpdateTeam: { otherwise: 'Failed to update the team' },
  removeTeamMember: { otherwise: 'Failed to remove the member' },
  inviteMembers: { otherwise: 'Failed to send invitations' },
  listDistributionGroups: { otherwise: 'Failed to load the groups' },
  createDistributionGroup: { otherwise: 'Failed to create the group' },
  updateDistributionGroup: { otherwise: 'Failed to update the group' },
  deleteDistributionGroup: { otherwise: 'Failed to delete the group' },
  resendInvitation: { otherwise: 'Failed to send the invitation again' },
  revokeInvitation: { otherwise: 'Failed to revoke the invitation' },
} satisfies Partial<Failures>;
