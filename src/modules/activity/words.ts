import { zActivityModule } from '@/api/generated/schemas/activity.gen';
import type { ActivityAction, ActivityEntry } from '@/api/generated/types.gen';
import { areaLabel } from '@/shared/modules/modules';
import { recordAddress } from '@/shared/modules/recordAddress';

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
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  second_factor_added: 'Turned on a second factor',
  second_factor_removed: 'Turned off a second factor',
  seen_as: 'Looked as another person',
};

/** Returns the parts of the portal, in the order of the contract. */
export const areaLabels = () =>
  Object.fromEntries(zActivityModule.options.map((area) => [area, areaLabel(area)]));

/** The address of the record that an entry is about; null if it has none, or is gone. */
export function recordHref({ record, project, action }: ActivityEntry): string | null {
  if (!record || action === 'deleted') return null;
  return recordAddress(record, project ? { project: project.id } : {});
}
