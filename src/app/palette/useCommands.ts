import {
  IconBuildingSkyscraper,
  IconDeviceLaptop,
  IconHome,
  IconListCheck,
  IconMoon,
  IconPlugConnected,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useLocation } from 'wouter';
import type { WorkItemType } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { creatable, NEW } from '@/records/common/recordTypes';
import { useFoundProjects } from '@/records/projects/projectPages';
import { useKnownProjects } from '@/shared/projects/known';
import { useProject } from '@/shared/projects/useProject';
import { useReaches } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { MY_WORK } from '@/shared/routing/myWork';
import { href, paths } from '@/shared/routing/paths';
import { entryOf, usedNavigation } from '../navigation';
import { settings, templateSettings } from '../sections';
import { useTheme } from '../useTheme';
import type { Command, CommandGroup } from './commands';

const themes = [
  { value: 'light', label: 'Light theme', icon: IconSun },
  { value: 'dark', label: 'Dark theme', icon: IconMoon },
  { value: 'auto', label: 'System theme', icon: IconDeviceLaptop },
] as const;

/** All commands of the palette, except the search for records. */
export function useCommands(
  projectId: string,
  query: string,
): {
  groups: CommandGroup[];
  /** Whether the project uses the log of a record. */
  isUsed: (record: { type: WorkItemType }) => boolean;
  projectsError: unknown;
} {
  const [path, navigate] = useLocation();
  const { colorScheme, choose } = useTheme();
  const project = useProject(projectId);
  const offered = useOffers();
  const reaches = useReaches();
  const known = useKnownProjects();
  const hasList = offered('listProjects');
  const { query: found, projects } = useFoundProjects(query, hasList);

  const to = (address: string) => () => leave(() => navigate(address));
  const inProject = (screen: string, rest = {}) =>
    to(href(screen, { project: projectId, ...rest }));

  const create = creatable(project.data?.data.permittedActions ?? []).map(
    ({ type, one, path: list, icon }): Command => ({
      id: `create-${type}`,
      label: `New ${one}`,
      keywords: 'create add',
      icon,
      run: inProject(list, NEW),
    }),
  );

  const modules: readonly string[] | undefined = project.data?.data.seenModules;
  const screens = usedNavigation(offered, modules).flatMap(({ label: group, items }) =>
    items.map(
      ({ label, path: screen, icon, keywords = '' }): Command => ({
        id: screen,
        label,
        keywords: `${group} ${keywords}`,
        icon,
        run: inProject(screen),
      }),
    ),
  );
  const myWork: Command = {
    id: 'my-work',
    label: 'My work',
    keywords: 'assigned to me in my court due',
    icon: IconListCheck,
    run: inProject(paths.dashboard, MY_WORK),
  };
  const elsewhere: Command[] = placesElsewhere(hasList)
    .filter(({ path: screen }) => reaches(screen))
    .map(({ path: screen, ...command }) => ({ ...command, run: to(screen) }));

  // Opens the same screen in the other project. From a record it opens the list, since a record belongs to one project.
  const screen = entryOf(path);
  const others = hasList
    ? projects
    : known.map(({ id, name }) => ({ id, name: name ?? id, code: '' }));
  const switchTo = others.map(
    ({ id, name, code }): Command => ({
      id: `project-${id}`,
      label: name,
      keywords: `switch project ${code}`,
      icon: IconBuildingSkyscraper,
      current: id === projectId,
      run: to(href(screen?.path ?? paths.dashboard, { project: id })),
    }),
  );

  const theme = themes.map(
    ({ value, label, icon }): Command => ({
      id: `theme-${value}`,
      label,
      keywords: 'switch mode colors',
      icon,
      current: value === colorScheme,
      run: () => choose(value),
    }),
  );
  return {
    groups: [
      { label: 'Create', commands: create },
      {
        label: 'Go to',
        commands: [...screens, ...(offered('listWorkItems') ? [myWork] : []), ...elsewhere],
      },
      { label: 'Switch project', commands: switchTo },
      { label: 'Theme', commands: theme },
    ],
    isUsed: ({ type }) => modules?.includes(`${type}s`) !== false,
    projectsError: found.data ? null : found.error,
  };
}

/** Screens that belong to no project. */
const placesElsewhere = (hasList: boolean) => [
  ...(hasList
    ? [
        {
          id: paths.home,
          label: 'Your projects',
          keywords: 'home all',
          icon: IconHome,
          path: paths.home,
        },
      ]
    : []),
  {
    id: paths.userProfile,
    label: 'Profile',
    keywords: 'account me',
    icon: IconUserCircle,
    path: paths.userProfile,
  },
  ...[...settings.pages, ...templateSettings.pages].map(({ title, path: screen, icon }) => ({
    id: screen,
    label: title,
    keywords: 'settings',
    icon,
    path: screen,
  })),
  {
    id: paths.hostOffers,
    label: 'What this host offers',
    keywords: 'api operations capabilities',
    icon: IconPlugConnected,
    path: paths.hostOffers,
  },
];
