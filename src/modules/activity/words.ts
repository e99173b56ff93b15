import type { ActivityAction, ActivityEntry, ActivityModule } from '@/api/generated/types.gen';
import { recordPath, recordTypes } from '@/shared/records/recordTypes';
import { href, paths } from '@/shared/routing/paths';

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

/** The query parameter that opens a record of a list, by the type of the record. */
const lists: Readonly<Record<string, readonly [path: string, parameter: string]>> = {
  photo: [paths.photos, 'photo'],
  video: [paths.videos, 'video'],
  field_cam: [paths.fieldCam, 'cam'],
  document: [paths.documents, 'document'],
  message_thread: [paths.messages, 'thread'],
  page: [paths.editor, 'page'],
  company: [paths.companies, 'company'],
  role: [paths.roles, 'role'],
  project: [paths.adminProjects, 'open'],
};

/** The address of the record that an entry is about; null if it has none, or is gone. */
export function recordHref({ record, project, action }: ActivityEntry): string | null {
  if (!record || action === 'deleted') return null;
  const { type, id } = record;
  const inProject = project ? { project: project.id } : {};
  if (Object.hasOwn(recordTypes, type)) {
    return href(recordPath({ type: type as keyof typeof recordTypes, id }), inProject);
  }
  const list = lists[type];
  return list ? href(list[0], { ...inProject, [list[1]]: id }) : null;
}
