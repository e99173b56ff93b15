/**
 * Every address of the portal, by its name in `paths`. Paths are absolute. A screen keeps its own state in the query,
 * except `project`, the current project, which all screens of a project share.
 *
 * A constant for each of them: the bundler puts each address where it is used, and none into the first chunk.
 */
export const home = '/';
export const login = '/login';
export const loginCallback = '/login/callback';
export const signup = '/signup';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const verifyEmail = '/verify-email';
export const verifyPending = '/verify-pending';
export const acceptInvitation = '/accept-invitation';
export const userProfile = '/user-profile';
export const secondFactor = '/second-factor';
export const dashboard = '/dashboard';
export const punchItems = '/dashboard/punch-items';
export const rfis = '/dashboard/rfis';
export const submittals = '/dashboard/submittals';
export const floors = '/dashboard/floors';
export const messages = '/dashboard/messages';
export const documents = '/dashboard/documents';
export const plans = '/dashboard/documents/plans';
export const planSets = '/dashboard/documents/plans/sets';
export const currentPlan = '/dashboard/documents/plans/current';
export const editor = '/dashboard/editor';
export const team = '/dashboard/team';
export const budget = '/dashboard/budget';
export const projectSettings = '/dashboard/settings';
export const projectLocations = '/dashboard/settings/locations';
export const scans = '/dashboard/build-view/scans';
export const photos = '/dashboard/build-view/photos';
export const videos = '/dashboard/build-view/videos';
export const fieldCam = '/dashboard/build-view/field-cam';
export const models = '/dashboard/3d-view/models';
export const tours = '/dashboard/3d-view/tours';
export const settings = '/settings';
export const adminSetting = '/settings/admin-setting';
export const roles = '/settings/roles';
export const members = '/settings/members';
export const companies = '/settings/companies';
export const adminProjects = '/settings/admin-projects';
export const activityLogs = '/settings/activity-logs';
export const templateSettings = '/template-settings';
export const templateConfiguration = '/template-settings/configuration';
export const templateMembers = '/template-settings/members';
export const templateNotifications = '/template-settings/notifications';
export const templateProducts = '/template-settings/products-tools';
export const publicViewer = '/public-viewer';
export const publicTour = '/public-viewer/tour-view';
export const publicPotree = '/public-viewer/potree-view';
export const hostOffers = '/what-this-host-offers';
export const viewer = '/viewer';
export const potreeViewer = '/viewer/potree-viewer';
