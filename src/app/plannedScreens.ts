import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

const page = lazyPage(() => import('./pages/NotAvailablePage'));

interface PlannedScreen extends Route {
  title: string;
}

const inProject = (path: string, title: string): PlannedScreen => ({
  path,
  title,
  access: 'user',
  frame: 'project',
  page,
});
const inSettings = (path: string, title: string): PlannedScreen => ({
  path,
  title,
  access: 'user',
  signedOutTo: paths.home,
  page,
});
const inTemplateSettings = (path: string, title: string): PlannedScreen => ({
  path,
  title,
  access: 'public',
  frame: 'template',
  page,
});
/** The screens of the specification (section 2) that are not built yet. Whoever builds one takes it out here. */
export const plannedScreens: readonly PlannedScreen[] = [
  inProject(paths.messages, 'Messages'),
  inProject(paths.documents, 'Documents'),
  inProject(paths.editor, 'Editor'),
  inProject(paths.team, 'Team'),
  inProject(paths.budget, 'Budget'),
  inProject(paths.projectSettings, 'Project settings'),
  inSettings(paths.settings, 'Settings'),
  inSettings(paths.adminSetting, 'Admin settings'),
  inSettings(paths.roles, 'Roles'),
  inSettings(paths.members, 'Members'),
  inSettings(paths.companies, 'Companies'),
  inSettings(paths.adminProjects, 'Projects'),
  inSettings(paths.activityLogs, 'Activity logs'),
  inTemplateSettings(paths.templateConfiguration, 'Template configuration'),
  inTemplateSettings(paths.templateMembers, 'Template members'),
  inTemplateSettings(paths.templateProducts, 'Template products and tools'),
];
