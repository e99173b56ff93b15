import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.templateNotifications,
    needs: 'getNotificationPreferences',
    name: 'Notification settings',
    access: 'public',
    frame: 'template',
    page: lazyPage(() => import('./pages/NotificationsPage')),
  },
];
