import type { ProjectRole } from '@/api/generated/types.gen';
import { openLabel } from './labels';

/** The roles of a project with what they are for, from the one with the most permissions. */
export const roles: Readonly<Record<ProjectRole, { label: string; text: string }>> = {
  project_admin: {
    label: 'Project administrator',
    text: 'Can do everything in the project, and manages its people.',
  },
  project_manager: {
    label: 'Project manager',
    text: 'Manages the work: opens, assigns and approves records, and invites people.',
  },
  superintendent: {
    label: 'Superintendent',
    text: 'Directs the work on site: opens and inspects punch items, and uploads scans and photos.',
  },
  design_reviewer: {
    label: 'Design reviewer',
    text: 'Answers RFIs and reviews submittals, as an architect or engineer.',
  },
  subcontractor: {
    label: 'Subcontractor',
    text: 'Does a part of the work, and sees the records of their own company.',
  },
  owner: { label: 'Owner', text: 'Follows the progress, and accepts the work.' },
  viewer: { label: 'Viewer', text: 'Looks, and changes nothing.' },
};

const labels = Object.fromEntries(Object.entries(roles).map(([role, { label }]) => [role, label]));

export const roleLabel = (role: string): string => openLabel(labels, role);

/** The roles as options. */
export const roleOptions = Object.entries(labels).map(([value, label]) => ({
  value: value as ProjectRole,
  label,
}));
