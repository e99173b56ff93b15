import {
  IconBuildingSkyscraper,
  IconDeviceLaptop,
  IconHome,
  IconListCheck,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getProjectOptions } from '@/api/generated/projects/getProject.gen';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import type { WorkItemType } from '@/api/generated/types.gen';
import { creatable, NEW } from '@/shared/records/recordTypes';
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
export function useCommands(projectId: string): {
  groups: CommandGroup[];
  /** Whether the project uses the log of a record. */
  isUsed: (record: { type: WorkItemType }) => boolean;
  projectsError: unknown;
} {
  const [path, navigate] = useLocation();
  const { colorScheme, choose } = useTheme();
  const project = useQuery(getProjectOptions({ path: { projectId } }));
  const projects = useQuery(listProjectsOptions({ query: { limit: 100 } }));

  const to = (address: string) => () => leave(() => navigate(address));
  const inProject = (screen: string, query = {}) =>
    to(href(screen, { project: projectId, ...query }));

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
  const screens = usedNavigation(modules).flatMap(({ label: group, items }) =>
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
  const elsewhere: Command[] = [
    {
      id: paths.home,
      label: 'Your projects',
      keywords: 'home all',
      icon: IconHome,
      path: paths.home,
    },
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
  ].map(({ path: screen, ...command }) => ({ ...command, run: to(screen) }));

  // Opens the same screen in the other project. From a record it opens the list, since a record belongs to one project.
  const screen = entryOf(path);
  const switchTo = (projects.data?.data ?? []).map(
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
      { label: 'Go to', commands: [...screens, myWork, ...elsewhere] },
      { label: 'Switch project', commands: switchTo },
      { label: 'Theme', commands: theme },
    ],
    isUsed: ({ type }) => modules?.includes(`${type}s`) !== false,
    projectsError: projects.data ? null : projects.error,
  };
}
