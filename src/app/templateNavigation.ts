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
    text: 'What a new project starts with.',
    icon: IconAdjustments,
  },
  {
    label: 'Members',
    title: 'Template members',
    path: paths.templateMembers,
    text: 'Who belongs to a new project from its first day.',
    icon: IconUsers,
  },
  {
    label: 'Notifications',
    title: 'Template notifications',
    path: paths.templateNotifications,
    text: 'What you are told of, how often and by which ways.',
    icon: IconBell,
  },
  {
    label: 'Products and tools',
    title: 'Template products and tools',
    path: paths.templateProducts,
    text: 'Which parts of the portal a new project uses.',
    icon: IconTools,
  },
];
