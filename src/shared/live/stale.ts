import type { StreamRecordType } from '@/api/generated/types.gen';
import type { OperationId } from '../errors/failures';

/** Which answers an event about a record makes stale. */
interface Stale {
  /**
   * The tag of the record's own operations: all lists of the tag, and those answers that name the record in their
   * address.
   */
  tag?: string;
  /** Answers of other tags that contain or count such records. */
  operations?: readonly OperationId[];
  /** Operations whose answer can name the record, such as a link to it. They are stale only if it does. */
  naming?: readonly OperationId[];
}

const figures = ['getProjectStats', 'listWorkItems', 'listProjects', 'listTeam'] as const;
const records = ['getPunchItem', 'getRfi', 'getSubmittal', 'listMessages'] as const;
const ofLog = (tag: string): Stale => ({
  tag,
  operations: [...figures, 'listPins', 'listActivity'],
  naming: records,
});
const ofMedia = (tag: string): Stale => ({
  tag,
  operations: ['getProjectStats', 'listProjects', 'listShareLinks', 'listActivity'],
  naming: ['listPins'],
});
/** Many answers name people and companies, and a name rarely changes. */
const people = ['listProjectMembers', 'listTeam', 'listMembers', 'listActivity'] as const;

/** Nearly every record of the budget changes its sums. */
const budget: Stale = { tag: 'budget', operations: ['listActivity'] };

/** The one table of what follows from an event. What it does not know makes the whole project stale. */
export const staleBy: Readonly<Record<StreamRecordType, Stale>> = {
  punch_item: ofLog('punch-items'),
  rfi: ofLog('rfis'),
  submittal: ofLog('submittals'),
  scan: ofMedia('scans'),
  model: ofMedia('models'),
  tour: ofMedia('tours'),
  photo: { ...ofMedia('photos'), operations: ['listAlbums', 'getPhotoSummary', 'listShareLinks'] },
  album: ofMedia('photos'),
  video: ofMedia('videos'),
  field_cam: ofMedia('field-cams'),
  document: { tag: 'documents', operations: ['listActivity'] },
  plan_set: { tag: 'plans', operations: ['listActivity'] },
  sheet: { tag: 'plans', operations: ['listActivity'], naming: ['listPins'] },
  page: { tag: 'pages', operations: ['listActivity'] },
  budget,
  commitment: budget,
  change_event: budget,
  change_order: budget,
  invoice: budget,
  direct_cost: budget,
  pin: { tag: 'pins', operations: ['getModel', 'listSheets', 'listPhotos'] },
  scene_view: { tag: 'scene-views' },
  saved_view: { operations: ['listSavedViews'] },
  share_link: { tag: 'share-links', operations: ['listActivity'] },
  member: { tag: 'team', operations: [...people, 'getCurrentUser', 'listProjects'] },
  invitation: { tag: 'team', operations: ['listActivity'] },
  distribution_group: { tag: 'team' },
  company: { tag: 'companies', operations: [...people] },
  role: { tag: 'roles', operations: [...people] },
  template: { tag: 'templates', operations: ['listActivity'] },
  project: {
    operations: [
      ...(['getProject', 'getProjectSettings', 'getProjectTransitions', 'listProjects'] as const),
      ...(['getProjectStats', 'listActivity'] as const),
      ...(['getNotificationDefaults', 'getNotificationPreferences'] as const),
    ],
  },
  account: { tag: 'account' },
  notification_preferences: { tag: 'notifications' },
};
