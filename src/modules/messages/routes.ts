import { IconMessages } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.messages,
    needs: 'listMessageThreads',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/MessagesPage')),
    navigation: {
      group: 'Project',
      module: 'messages',
      label: 'Messages',
      icon: IconMessages,
      order: 5,
      keywords: 'chat inbox',
    },
  },
];
