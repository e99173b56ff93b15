import {
  type Icon,
  IconAdjustments,
  IconBell,
  IconBuildingCommunity,
  IconBuildingSkyscraper,
  IconHistory,
  IconSettings,
  IconShieldLock,
  IconTemplate,
  IconTools,
  IconUsers,
} from '@tabler/icons-react';
import type { AccountAction } from '@/api/generated/types.gen';
import { paths } from '@/shared/routing/paths';

export interface SectionPage {
  label: string;
  /** The document title. */
  title: string;
  path: string;
  /** A one-line description. */
  text: string;
  icon: Icon;
  /** What the account must permit the user; without it, everybody sees the page. */
  needs?: AccountAction;
}

/** Pages that share a heading and a row of tabs. */
export interface Section {
  title: string;
  /** They are in the order of their tabs. */
  pages: readonly SectionPage[];
}

export const settings: Section = {
  title: 'Settings',
  pages: [
    {
      label: 'Account',
      title: 'Admin settings',
      path: paths.adminSetting,
      text: 'Name, logo, sign-in rules and defaults of the account.',
      icon: IconSettings,
      needs: 'view_account_settings',
    },
    {
      label: 'Projects',
      title: 'Projects',
      path: paths.adminProjects,
      text: 'Create, change and archive projects.',
      icon: IconBuildingSkyscraper,
      needs: 'view_projects',
    },
    {
      label: 'Members',
      title: 'Members',
      path: paths.members,
      text: 'Invite people, and change their companies and roles.',
      icon: IconUsers,
      needs: 'view_members',
    },
    {
      label: 'Companies',
      title: 'Companies',
      path: paths.companies,
      text: 'The companies that work on your projects, with their contacts.',
      icon: IconBuildingCommunity,
      needs: 'view_companies',
    },
    {
      label: 'Roles',
      title: 'Roles',
      path: paths.roles,
      text: 'What each role may do.',
      icon: IconShieldLock,
      needs: 'view_roles',
    },
    {
      label: 'Activity logs',
      title: 'Activity logs',
      path: paths.activityLogs,
      text: 'Who did what, and when.',
      icon: IconHistory,
    },
  ],
};

export const templateSettings: Section = {
  title: 'Template settings',
  pages: [
    {
      label: 'Templates',
      title: 'Template settings',
      path: paths.templateSettings,
      text: 'What new projects start with.',
      icon: IconTemplate,
    },
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
  ],
};
