import { name, notificationFields, opaque, settingsFields } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import { seesView } from '../../core/permissions/sharing.ts';
import type { TenantState } from '../../core/state/model.ts';
import { seesViewsOf } from '../budget/visible.ts';

export const kinds = [
  kind('projects', {
    type: 'project',
    module: 'projects',
    isChangedInPlace: true,
    title: (project) => project.name,
    projectId: ({ id }) => id,
    fields: ({ settings, ...project }, state) => ({
      name: project.name,
      code: project.code,
      description: project.description,
      projectType: project.projectType,
      status: project.status,
      address: project.address,
      timeZone: project.timeZone,
      currency: project.currency,
      units: project.units,
      startDate: project.startDate,
      targetFinishDate: project.targetFinishDate,
      leadCompany: name(state, project.leadCompanyId),
      picture: opaque(project.coverFileId),
      ...settingsFields(settings),
      ...notificationFields(project.notifications),
    }),
    changed: { status: 'status_changed' },
  }),
  kind('savedViews', {
    type: 'saved_view',
    module: 'saved_views',
    title: (view) => view.name,
    fields: (view) => ({ name: view.name, filters: view.query, shared: view.shared }),
    // The log names the views of others, too.
    sees: ({ log }, who) => seesViewsOf(who.state, who, log),
    seesGone: (who) => seesViewsOf(who.state, who, 'budget'),
    heard: (view, who) => seesView(who.membership, view) && seesViewsOf(who.state, who, view.log),
    isPersonal: true,
  }),
];

export const files = ({ projects }: TenantState) =>
  Object.values(projects).map(({ coverFileId }) => coverFileId);
