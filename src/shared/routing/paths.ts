/**
 * Every address of the portal. Paths are absolute; what a screen keeps in the query is the screen's own,
 * except `project`, the current project, which all screens of a project share.
 */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  verifyPending: '/verify-pending',
  userProfile: '/user-profile',
  dashboard: '/dashboard',
  punchItems: '/dashboard/punch-items',
  rfis: '/dashboard/rfis',
  submittals: '/dashboard/submittals',
  messages: '/dashboard/messages',
  documents: '/dashboard/documents',
  editor: '/dashboard/editor',
  team: '/dashboard/team',
  budget: '/dashboard/budget',
  projectSettings: '/dashboard/settings',
  scans: '/dashboard/build-view/scans',
  photos: '/dashboard/build-view/photos',
  videos: '/dashboard/build-view/videos',
  fieldCam: '/dashboard/build-view/field-cam',
  models: '/dashboard/3d-view/models',
  tours: '/dashboard/3d-view/tours',
  settings: '/settings',
  adminSetting: '/settings/admin-setting',
  roles: '/settings/roles',
  members: '/settings/members',
  companies: '/settings/companies',
  adminProjects: '/settings/admin-projects',
  activityLogs: '/settings/activity-logs',
  templateSettings: '/template-settings',
  templateConfiguration: '/template-settings/configuration',
  templateMembers: '/template-settings/members',
  templateNotifications: '/template-settings/notifications',
  templateProducts: '/template-settings/products-tools',
  publicViewer: '/public-viewer',
  publicTour: '/public-viewer/tour-view',
  publicPotree: '/public-viewer/potree-view',
  viewer: '/viewer',
  potreeViewer: '/viewer/potree-viewer',
} as const;

/** Pages for people without an account, who see nothing of the portal around them. */
export const isForVisitors = (path: string): boolean =>
  path === paths.publicViewer || path.startsWith(`${paths.publicViewer}/`);

/** A path with query parameters; those that are undefined or empty are left out. */
export function href(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** Trailing slashes do not matter: '/login/' and '/login' are one page. */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** The id in the address of a record's own page, below that of its list; null on the list itself. */
export function recordIdIn(path: string, list: string): string | null {
  const segment = withoutTrailingSlash(path).slice(list.length + 1);
  try {
    return decodeURIComponent(segment) || null;
  } catch {
    return segment; // Not an encoding of anything; no record will have it.
  }
}

/**
 * Where to go after sign-in: the asked page if it is one of the portal's own, else home. Anything that a
 * browser could read as another host ('//host', '/\host') or as a scheme is refused.
 */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.home;
  // A browser reads '/\t/host' as '//host'; what it cannot read at all leads nowhere either.
  return URL.parse(next, location.origin)?.origin === location.origin ? next : paths.home;
}

/** An address on the portal's own host as path, query and fragment; undefined for any other, and for none. */
export function ownAddress(link: string | undefined): string | undefined {
  const url = link ? URL.parse(link, location.origin) : null;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
