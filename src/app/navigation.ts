import type { OperationId } from '@/api/offers';
import type { ModuleScreen } from '@/shared/projects/modules';
import { paths } from '@/shared/routing/paths';
import { isMet, type NavigationEntry, type Route } from '@/shared/routing/route';
import { routes } from './routes';

type NavigationItem = NavigationEntry & Pick<Route, 'path' | 'needs'>;

const groups: readonly NavigationEntry['group'][] = ['Project', 'Build view', '3D view', 'Office'];

/** The screens of a project, in the groups of its navigation. Each route declares its own entry. */
export const projectNavigation: readonly {
  label: string;
  items: readonly NavigationItem[];
}[] = groups.map((label) => ({
  label,
  items: routes
    .flatMap(({ path, needs, navigation }) => (navigation ? [{ ...navigation, path, needs }] : []))
    .filter(({ group }) => group === label)
    .sort((a, b) => a.order - b.order),
}));

/** The page of a record belongs to its list. The address of the dashboard begins those of all others. */
const isIn = (current: string, path: string) =>
  current === path || (path !== paths.dashboard && current.startsWith(`${path}/`));

/**
 * Returns the groups without the screens that the host does not offer, and without those of modules that the user does not see.
 * Shows the latter until the project is known.
 */
export const usedNavigation = (
  offered: (operation: OperationId) => boolean,
  modules?: readonly string[],
): typeof projectNavigation =>
  projectNavigation
    .map(({ label, items }) => ({
      label,
      items: items.filter(
        ({ module, needs }) =>
          (!module || !modules || modules.includes(module)) && isMet(needs, offered),
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** The screens of modules that a project can switch off. */
export const moduleScreens: readonly ModuleScreen[] = projectNavigation.flatMap(({ items }) =>
  items.flatMap(({ module, label, needs }) => (module ? [{ module, label, needs }] : [])),
);

/** Returns the modules that have a screen, without these. */
export const modulesNotIn = (modules: readonly string[]) =>
  moduleScreens.map(({ module }) => module).filter((module) => !modules.includes(module));

/** Returns the screen of the navigation that a page belongs to. */
export const entryOf = (path: string) =>
  projectNavigation
    .flatMap(({ items }) => items)
    .filter((item) => isIn(path, item.path))
    // Plans are below documents, and have an entry of their own.
    .toSorted((a, b) => b.path.length - a.path.length)[0];
