import { IconPencil } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type NavigationEntry, type Route } from '@/shared/routing/route';

const page = lazyPage(() => import('./pages/NotAvailablePage'));

interface PlannedScreen extends Route {
  title: string;
}

const inProject = (path: string, title: string, navigation: NavigationEntry): PlannedScreen => ({
  path,
  title,
  access: 'user',
  frame: 'project',
  page,
  navigation,
});
/**
 * The screens of the specification (section 2) that are not built yet. To build one, move its row to the `routes.ts`
 * of its module.
 */
export const plannedScreens: readonly PlannedScreen[] = [
  inProject(paths.editor, 'Editor', {
    group: 'Office',
    module: 'editor',
    label: 'Editor',
    icon: IconPencil,
    order: 2,
  }),
];
