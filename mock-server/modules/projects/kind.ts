import { type Events, exported, named } from '../../core/kinds/event.ts';
import { name, notificationFields, opaque, settingsFields } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import { seesView } from '../../core/permissions/sharing.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { seesViewsOf } from '../budget/visible.ts';

type Schemas = components['schemas'];

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
  kind('locations', {
    type: 'location',
    module: 'projects',
    title: (location) => location.name,
    fields: (location, { locations }) => ({
      name: location.name,
      kind: location.kind,
      container: lookUp(locations, location.parentId ?? '')?.name ?? null,
      place: opaque(location.position),
      archived: location.archived,
      sheetArea: opaque(location.sheetArea),
    }),
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

/** One entry stands for the many locations that an import, or a template, adds. */
export const events: Events = {
  exportProjectLocations: exported('projects'),
  importProjectLocations: {
    action: 'imported',
    module: 'projects',
    insteadOf: 'location',
    of: ({ params, tenant }, reply) => {
      const { data } = (reply as { body: { data: Schemas['LocationImportResult']['data'] } }).body;
      if (!data.isImported || data.createCount === 0) return null;
      const id = String(params.projectId);
      const changes = [{ field: 'locations', from: null, to: String(data.createCount) }];
      return { ...named('project', id, lookUp(tenant.state.projects, id)?.name ?? ''), changes };
    },
  },
  createProject: {
    action: 'created',
    module: 'projects',
    insteadOf: 'location',
    of: () => null,
  },
};

export const files = ({ projects }: TenantState) =>
  Object.values(projects).map(({ coverFileId }) => coverFileId);
