import { name, notificationFields, settingsFields } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import { roleById, shownRole } from '../../core/permissions/roles.ts';

export const kinds = [
  kind('templates', {
    type: 'template',
    module: 'templates',
    title: (template) => template.name,
    fields: ({ accountId, settings, members, groups, ...template }, state) => ({
      name: template.name,
      description: template.description,
      status: template.state,
      ...settingsFields(settings),
      companies: template.companyIds.map((id) => name(state, id)),
      members: members.map(({ userId, roleId }) => {
        const role = roleById(state, accountId, roleId);
        return [name(state, userId), role && shownRole(role).roleName].join(', ');
      }),
      groups: groups.map((group) => group.name),
      savedViews: template.savedViews.map((view) => view.name),
      ...notificationFields(template.notifications),
    }),
    changed: { status: 'status_changed' },
  }),
];
