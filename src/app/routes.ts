import { routes as auth } from '@/modules/auth/routes';
import { routes as notifications } from '@/modules/notifications/routes';
import { routes as projects } from '@/modules/projects/routes';
import { routes as punchItems } from '@/modules/punch-items/routes';
import { routes as rfis } from '@/modules/rfis/routes';
import { routes as scans } from '@/modules/scans/routes';
import { routes as submittals } from '@/modules/submittals/routes';
import { routes as tours } from '@/modules/tours/routes';
import type { Route } from '@/shared/routing/route';
import { plannedScreens } from './plannedScreens';
import { templateSettings } from './templateSettings';

/** Every page of the portal: one flat table, first match wins, no match is Not Found. */
export const routes: readonly Route[] = [
  ...auth,
  ...projects,
  ...scans,
  ...punchItems,
  ...rfis,
  ...submittals,
  ...tours,
  ...notifications,
  ...plannedScreens,
  ...templateSettings,
];
