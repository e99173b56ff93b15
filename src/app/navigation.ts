import {
  type Icon,
  IconCube,
  IconCurrencyDollar,
  IconDeviceCctv,
  IconFolder,
  IconLayoutDashboard,
  IconMessages,
  IconPencil,
  IconPhoto,
  IconScan,
  IconSettings,
  IconUsers,
  IconVideo,
  IconWalk,
} from '@tabler/icons-react';
import { recordTypes } from '@/shared/records/recordTypes';
import { paths } from '@/shared/routing/paths';

interface NavigationItem {
  label: string;
  path: string;
  icon: Icon;
}

/** The screens of a project, in the groups in which they stand in its navigation. */
export const projectNavigation: readonly { label: string; items: readonly NavigationItem[] }[] = [
  {
    label: 'Project',
    items: [
      { label: 'Dashboard', path: paths.dashboard, icon: IconLayoutDashboard },
      { label: 'Punch items', path: paths.punchItems, icon: recordTypes.punch_item.icon },
      { label: 'RFIs', path: paths.rfis, icon: recordTypes.rfi.icon },
      { label: 'Submittals', path: paths.submittals, icon: recordTypes.submittal.icon },
      { label: 'Messages', path: paths.messages, icon: IconMessages },
    ],
  },
  {
    label: 'Build view',
    items: [
      { label: 'Scans', path: paths.scans, icon: IconScan },
      { label: 'Photos', path: paths.photos, icon: IconPhoto },
      { label: 'Videos', path: paths.videos, icon: IconVideo },
      { label: 'Field cam', path: paths.fieldCam, icon: IconDeviceCctv },
    ],
  },
  {
    label: '3D view',
    items: [
      { label: 'Models', path: paths.models, icon: IconCube },
      { label: 'Tours', path: paths.tours, icon: IconWalk },
    ],
  },
  {
    label: 'Office',
    items: [
      { label: 'Documents', path: paths.documents, icon: IconFolder },
      { label: 'Editor', path: paths.editor, icon: IconPencil },
      { label: 'Team', path: paths.team, icon: IconUsers },
      { label: 'Budget', path: paths.budget, icon: IconCurrencyDollar },
      { label: 'Settings', path: paths.projectSettings, icon: IconSettings },
    ],
  },
];

/** A record's own page belongs to its list; the dashboard's address begins those of all others. */
export const isIn = (current: string, path: string) =>
  current === path || (path !== paths.dashboard && current.startsWith(`${path}/`));
