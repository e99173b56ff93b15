import { IconLayoutDashboard, IconSettings, IconStairs } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  { path: paths.home, access: 'user', page: lazyPage(() => import('./pages/HomePage')) },
  {
    path: paths.dashboard,
    query: 'mine',
    needs: 'listWorkItems',
    name: 'My work',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/MyWorkPage')),
  },
  {
    path: paths.dashboard,
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/DashboardPage')),
    navigation: {
      group: 'Project',
      label: 'Dashboard',
      icon: IconLayoutDashboard,
      order: 1,
      keywords: 'overview home',
    },
  },
  {
    path: paths.floors,
    needs: 'listLocationProgress',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/FloorsPage')),
    navigation: {
      group: 'Project',
      label: 'Work by floor',
      icon: IconStairs,
      order: 6,
      keywords: 'locations rooms',
    },
  },
  {
    path: paths.projectSettings,
    needs: 'getProjectSettings',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/ProjectSettingsPage')),
    navigation: {
      group: 'Office',
      label: 'Settings',
      icon: IconSettings,
      order: 5,
      keywords: 'project configuration modules',
    },
  },
  {
    path: paths.projectLocations,
    needs: 'createProjectLocation',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/LocationsPage')),
    navigation: {
      group: 'Office',
      label: 'Locations',
      icon: IconStairs,
      order: 6,
      keywords: 'buildings levels floors areas rooms QR codes',
    },
  },
  {
    path: paths.adminProjects,
    needs: 'listProjects',
    name: 'Projects',
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/AdminProjectsPage')),
  },
];
