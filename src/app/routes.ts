import { routes as auth } from '@/modules/auth/routes';
import { routes as fieldCams } from '@/modules/field-cams/routes';
import { routes as models } from '@/modules/models/routes';
import { routes as notifications } from '@/modules/notifications/routes';
import { routes as photos } from '@/modules/photos/routes';
import { routes as projects } from '@/modules/projects/routes';
import { routes as publicPages } from '@/modules/public/routes';
import { routes as punchItems } from '@/modules/punch-items/routes';
import { routes as rfis } from '@/modules/rfis/routes';
import { routes as scans } from '@/modules/scans/routes';
import { routes as submittals } from '@/modules/submittals/routes';
import { routes as videos } from '@/modules/videos/routes';
import type { Route } from '@/shared/routing/route';
import { plannedScreens } from './plannedScreens';
import { templateSettings } from './templateSettings';

/** Every page of the portal: one flat table, first match wins, no match is Not Found. */
export const routes: readonly Route[] = [
  ...auth,
  ...projects,
  ...models,
  ...scans,
  ...photos,
  ...videos,
  ...fieldCams,
  ...punchItems,
  ...rfis,
  ...submittals,
  ...notifications,
  ...publicPages,
  ...plannedScreens,
  ...templateSettings,
];
