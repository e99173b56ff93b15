import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  areas: { projects: 'Projects', saved_views: 'Saved views' },
  kinds: {
    project: {
      page: { path: paths.adminProjects, parameter: 'open' },
      stale: {
        operations: [
          'getProject',
          'getProjectSettings',
          'getProjectTransitions',
          'listProjects',
          'getProjectStats',
          // One event stands for the many locations of an import.
          'listProjectLocations',
          'listActivity',
          'getNotificationDefaults',
          'getNotificationPreferences',
          // A module that is off takes its notifications along.
          'getNotificationCounts',
          'listNotifications',
        ],
      },
    },
    // Records show the path of their location.
    location: {
      stale: {
        operations: [
          'listProjectLocations',
          'listPunchItems',
          'getPunchItem',
          'listRfis',
          'getRfi',
          'listSubmittals',
          'getSubmittal',
        ],
      },
    },
    saved_view: { stale: { operations: ['listSavedViews'] } },
  },
};
