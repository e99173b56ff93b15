import { type Events, exported } from '../../core/kinds/event.ts';

export const events: Events = {
  deleteSession: { action: 'logout', module: 'profile' },
  deleteOtherSessions: { action: 'logout', module: 'profile' },
  updatePassword: { action: 'password_changed', module: 'profile' },
  exportProfile: exported('profile'),
};
