import type { RoleFlag, RoleLevel } from '@/api/generated/types.gen';

export const levelLabels: Readonly<Record<RoleLevel, string>> = {
  none: 'None',
  view: 'View',
  contribute: 'Contribute',
  manage: 'Manage',
};

export const flagLabels: Readonly<Record<RoleFlag, { label: string; text: string }>> = {
  approve: { label: 'Approve', text: 'Approve, close and reopen records.' },
  share_public: { label: 'Share publicly', text: 'Make items public, and show them in links.' },
  export: { label: 'Export', text: 'Download lists of records.' },
  view_private: { label: 'See private', text: 'See the private records and photos of others.' },
  invite: { label: 'Invite', text: 'Invite people to the project.' },
  view_budget: { label: 'See budget', text: 'See what the project costs.' },
};

export const allFlags = Object.keys(flagLabels) as RoleFlag[];
