import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { Role } from '../../core/state/roles.ts';
import { newId } from '../../core/state/secrets.ts';
import type { LogModule } from './rules.ts';
import { momentOf } from './write/write.ts';

/** Returns the default manager of the project, or else the caller or the first member who can be the manager. */
function managerOf(call: LogCall, { project, userId, role }: Viewer, module: LogModule): string {
  const mayManage = (candidate: Role) => isGranted(module, candidate, 'be_manager');
  const members = call.tenant.state.memberships.filter((m) => m.projectId === project.id);
  const manager = members.find((m) => isGranted('projects', m.role, 'manage_by_default'));
  if (manager || mayManage(role)) return manager?.userId ?? userId;
  return members.find((m) => mayManage(m.role))?.userId ?? userId;
}

/** Returns a new draft. */
export function blankRecord(
  call: LogCall,
  viewer: Viewer,
  module: LogModule,
  { idPrefix, title }: { idPrefix: string; title: string },
): LogRecord & { status: 'draft' } {
  const { at } = momentOf(call, viewer);
  const projectId = viewer.project.id;
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
    projectLocationId: null,
    locationDetail: '',
    private: false,
    submitted: false,
    managerId: managerOf(call, viewer, module),
    assigneeIds: [],
    watcherIds: [],
    dueDate: null,
    linked: [],
    attachments: [],
    comments: [],
    statusSince: null,
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
