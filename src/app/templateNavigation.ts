import { type Icon, IconAdjustments, IconBell, IconTools, IconUsers } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';

interface TemplatePage {
  label: string;
  /** The document title. */
  title: string;
  path: string;
  /** A one-line description. */
  text: string;
  icon: Icon;
}

/** The pages of the template settings, in the order of their tabs. */
export const templateNavigation: readonly TemplatePage[] = [
  {
    label: 'Configuration',
    title: 'Template configuration',
    path: paths.templateConfiguration,
    text: 'The defaults for new projects.',
    icon: IconAdjustments,
  },
  {
    label: 'Members',
    title: 'Template members',
    path: paths.templateMembers,
    text: 'The initial members of new projects.',
    icon: IconUsers,
  },
  {
    label: 'Notifications',
    title: 'Template notifications',
    path: paths.templateNotifications,
    text: 'Which notifications you get, how often and through which channels.',
    icon: IconBell,
  },
  {
    label: 'Products and tools',
    title: 'Template products and tools',
    path: paths.templateProducts,
    text: 'The parts of the portal that new projects use.',
    icon: IconTools,
  },
];
