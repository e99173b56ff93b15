import { seededTokens } from '../../../mock-server/seed/shareLinks.ts';
import type { Mock } from '../../support/mock.ts';
import { flight, linkTo, pageOf, services, tower } from '../public/sharing.ts';

const roof = { type: 'photo', id: 'pht_h8' } as const;
const shared = (target: typeof services) => async (mock: Mock) =>
  pageOf(target, await linkTo(mock, [target]));

const project = 'project=prj_harbor';

/** An address for each screen that reads from the API, or a function that prepares it. */
export const screens: Readonly<Record<string, string | ((mock: Mock) => Promise<string>)>> = {
  projects: '/',
  profile: '/user-profile',
  notifications: '/template-settings/notifications',
  dashboard: `/dashboard?${project}`,
  'my work': `/dashboard?${project}&mine=1`,
  settings: '/settings',
  'account settings': '/settings/admin-setting',
  companies: '/settings/companies',
  'a company': '/settings/companies?company=cmp_northline',
  'all projects': '/settings/admin-projects',
  'one of the projects': '/settings/admin-projects?open=prj_harbor',
  'project settings': `/dashboard/settings?${project}`,
  members: '/settings/members?member=usr_diego',
  roles: '/settings/roles',
  'a role': '/settings/roles?role=viewer',
  'activity log': '/settings/activity-logs',
  templates: '/template-settings',
  'a template': '/template-settings/tpl_ground-up',
  'the configuration of a template': '/template-settings/configuration',
  'the members of a template': '/template-settings/members',
  'the products of a template': '/template-settings/products-tools',
  team: `/dashboard/team?${project}`,
  'a member': `/dashboard/team?${project}&member=usr_diego`,
  'punch items': `/dashboard/punch-items?${project}`,
  'the board of punch items': `/dashboard/punch-items?${project}&view=board`,
  'a punch item': `/dashboard/punch-items/pch_h1?${project}`,
  RFIs: `/dashboard/rfis?${project}`,
  'an RFI': `/dashboard/rfis/rfi_h3?${project}`,
  submittals: `/dashboard/submittals?${project}`,
  'a submittal': `/dashboard/submittals/sub_h1?${project}`,
  scans: `/dashboard/build-view/scans?${project}`,
  photos: `/dashboard/build-view/photos?${project}`,
  'a photo': `/dashboard/build-view/photos?${project}&photo=pht_h8`,
  'the site plot': `/dashboard/build-view/photos?${project}&layout=map`,
  videos: `/dashboard/build-view/videos?${project}`,
  'a video': `/dashboard/build-view/videos?${project}&video=vid_h1`,
  cameras: `/dashboard/build-view/field-cam?${project}`,
  'a camera': `/dashboard/build-view/field-cam?${project}&cam=cam_h1`,
  models: `/dashboard/3d-view/models?${project}`,
  tours: `/dashboard/3d-view/tours?${project}`,
  'a tour': `/dashboard/3d-view/tours/tour_level-4?${project}`,
  'all viewers': `/viewer?${project}`,
  'a model': `/viewer?${project}&model=mdl_tower`,
  'a scan': `/viewer/potree-viewer?${project}&scan=scn_harbor-03`,
  'a shared scan': `/public-viewer/potree-view?scan=scn_harbor-05#${seededTokens.consultant}`,
  'a shared tour': `/public-viewer/tour-view?tour=tour_level-4#${seededTokens.tenant}`,
  'a shared model': `/public-viewer?model=mdl_tower#${seededTokens.tenant}`,
  'a shared album': shared(services),
  'a shared photo': shared(roof),
  'a shared video': shared(flight),
  'a shared camera': shared(tower),
};
