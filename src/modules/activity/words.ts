import type { ActivityAction, ActivityEntry, ActivityModule } from '@/api/generated/types.gen';
import { recordAddress } from '@/shared/records/recordAddress';

/** What was done, as the first words of a line. */
export const actionLabels: Record<ActivityAction, string> = {
  created: 'Created',
  updated: 'Changed',
  status_changed: 'Changed the status',
  responded: 'Responded',
  attached: 'Attached a file',
  detached: 'Removed a file',
  commented: 'Commented',
  deleted: 'Deleted',
  shared: 'Shared',
  unshared: 'Stopped sharing',
  viewed_public: 'Opened the public link',
  downloaded: 'Downloaded',
  exported: 'Exported',
  imported: 'Imported',
  merged: 'Merged',
  invited: 'Invited',
  role_changed: 'Changed the role',
  login: 'Logged in',
  login_failed: 'Failed to log in',
  logout: 'Logged out',
  password_changed: 'Changed the password',
  seen_as: 'Looked as another person',
};

export const moduleLabels: Record<ActivityModule, string> = {
  punch_items: 'Punch items',
  rfis: 'RFIs',
  submittals: 'Submittals',
  scans: 'Scans',
  models: 'Models',
  tours: 'Tours',
  photos: 'Photos',
  videos: 'Videos',
  field_cams: 'Field cam',
  documents: 'Documents',
  messages: 'Messages',
  pages: 'Editor',
  budget: 'Budget',
  team: 'Team',
  projects: 'Projects',
  members: 'Members',
  companies: 'Companies',
  roles: 'Roles',
  templates: 'Templates',
  share_links: 'Public links',
  pins: 'Pins',
  scene_views: 'Views of scenes',
  saved_views: 'Saved views',
  notifications: 'Notifications',
  profile: 'Profile',
  account: 'Account',
  sign_in: 'Log-in',
  activity: 'Activity log',
};

/** The address of the record that an entry is about; null if it has none, or is gone. */
export function recordHref({ record, project, action }: ActivityEntry): string | null {
  if (!record || action === 'deleted') return null;
  return recordAddress(record, project ? { project: project.id } : {});
}
