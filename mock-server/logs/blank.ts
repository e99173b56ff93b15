import { isGranted } from '../permissions/grants.ts';
import type { LogRecord } from '../state/logs.ts';
import { newId } from '../state/secrets.ts';
import type { LogCall, Viewer } from './viewer.ts';
import { momentOf } from './write.ts';

/** Returns a new draft, managed by the default manager of the project. */
export function blankRecord(
  call: LogCall,
  viewer: Viewer,
  idPrefix: string,
  title: string,
): LogRecord & { status: 'draft' } {
  const { at } = momentOf(call, viewer);
  const projectId = viewer.project.id;
  const manager = call.tenant.state.memberships.find(
    (m) => m.projectId === projectId && isGranted('projects', m.role, 'manage_by_default'),
  );
  return {
    id: newId(idPrefix),
    projectId,
    number: null,
    title,
    description: '',
    status: 'draft',
    priority: 'normal',
    discipline: null,
    category: null,
    location: null,
    locationDetail: '',
    private: false,
    submitted: false,
    managerId: manager?.userId ?? viewer.userId,
    assigneeIds: [],
    watcherIds: [],
    dueDate: null,
    linked: [],
    attachments: [],
    comments: [],
    history: [],
    courtSince: at,
    reopenCount: 0,
    closedAt: null,
    closedById: null,
    createdAt: at,
    createdById: viewer.userId,
    raisedByCompanyId: viewer.companyId,
    updatedAt: at,
    updatedById: viewer.userId,
    version: 1,
    deletedAt: null,
  };
}
