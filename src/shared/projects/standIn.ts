import type { Project, ProjectAction } from '@/api/generated/types.gen';
import { offersStore } from '@/api/offersStore';
import { addDays, today } from '../format/region';
import { allModules, offersModule } from './modules';

/** Days until a new record is due, where the host has no settings of the project. */
const DUE_DAYS = 7;

const inDays = (days: number) => addDays(today(), days);

/**
 * A project of a host that has no call for it. Only its id is certain, and perhaps its name. The host permits what it
 * offers, until it refuses a call.
 */
export const standInFor = (id: string, name: string | null): Project => ({
  id,
  code: '',
  name: name ?? 'Project',
  description: '',
  projectType: 'Other',
  status: 'ongoing',
  address: '',
  // Nobody reads it: pages show times in the zone of the browser (ProjectFrame).
  timeZone: 'PST',
  currency: 'USD',
  units: 'imperial',
  coverUrl: null,
  startDate: inDays(0),
  targetFinishDate: null,
  role: 'viewer',
  roleName: '',
  memberCount: 0,
  counts: { openPunchItems: 0, openRfis: 0, openSubmittals: 0, scans: 0 },
  favorite: false,
  unreadMessageCount: 0,
  permittedActions: offersStore.getState().actions as ProjectAction[],
  permittedStatuses: [],
  modulesOn: [...allModules()],
  seenModules: allModules().filter(offersModule),
  defaults: { punchItemDueDate: inDays(DUE_DAYS), rfiDueDate: inDays(DUE_DAYS), reviewDays: 5 },
  version: 1,
});
