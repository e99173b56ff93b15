import type { LogCall } from '../../core/members/viewer.ts';
import { projectActions, sees } from '../../core/permissions/projects.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import { todayIn, workingDaysAfter } from '../../core/state/dates.ts';
import { fileUrl } from '../../core/state/files.ts';
import { lookUp, type Member, type Project } from '../../core/state/model.ts';
import { isOn } from '../../core/state/projectModules.ts';
import type { components } from '../../generated/contract.d.ts';
import { seesAnyBudget } from '../budget/visible.ts';
import { unreadCount } from '../messages/unread.ts';
import { statusesFor } from './status.ts';
import { projectTally } from './tally.ts';

type Schemas = components['schemas'];

/** What forms for new records begin with. */
function defaultsOf(project: Project, now: number): Schemas['ProjectDefaults'] {
  const { punchItemDays, rfiDays, reviewDays } = project.settings.days;
  const today = todayIn(project, now);
  return {
    punchItemDueDate: workingDaysAfter(project, today, punchItemDays),
    rfiDueDate: workingDaysAfter(project, today, rfiDays),
    reviewDays,
  };
}

export function toContract(call: LogCall, member: Member): Schemas['Project'] {
  const { project, membership } = member;
  const {
    accountId: _,
    coverFileId,
    leadCompanyId: __,
    settings,
    settingsVersion: ___,
    ...fields
  } = project;
  const { memberships } = call.tenant.state;
  const tally = projectTally(call, project.id);
  const open = (module: 'punch_items' | 'rfis' | 'submittals', active = 0) =>
    isOn(project, module) ? active : 0;
  return {
    ...fields,
    coverUrl: coverFileId && fileUrl(call, { kind: 'project', id: project.id }, coverFileId),
    ...shownRole(membership.role),
    memberCount: memberships.filter(({ projectId }) => projectId === project.id).length,
    counts: {
      openPunchItems: open('punch_items', tally?.punchItems.byStatus.active),
      openRfis: open('rfis', tally?.rfis.byStatus.active),
      openSubmittals: open('submittals', tally?.submittals.byStatus.active),
      scans: isOn(project, 'scans') ? (tally?.scans.createdAt.length ?? 0) : 0,
    },
    favorite:
      lookUp(call.tenant.state.users, call.user().id)?.favoriteProjectIds?.includes(project.id) ===
      true,
    unreadMessageCount: isOn(project, 'messages') ? unreadCount(call, member) : 0,
    permittedActions: projectActions(membership, project),
    permittedStatuses: statusesFor(call, member),
    modulesOn: settings.modulesOn,
    seenModules: settings.modulesOn.filter(
      (module) =>
        sees(membership.role, module) &&
        (module !== 'budget' || seesAnyBudget(call.tenant.state, member)),
    ),
    defaults: defaultsOf(project, call.now),
    version: project.version ?? 1,
  };
}
