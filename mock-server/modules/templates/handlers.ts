import type { GuardedHandlers } from '../../core/access.ts';
import { memberOf } from '../../core/members/members.ts';
import { chosenItems, defaultItems } from '../../core/notifications/items.ts';
import { accountRolesOf } from '../../core/permissions/account.ts';
import { rowsIn } from '../../core/state/account.ts';
import { newSettings } from '../../core/state/projectSettings.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Template } from '../../core/state/templates.ts';
import { refuse } from '../../engine/problem.ts';
import type { access } from './access.ts';
import { withChanges, wrongSettings } from './settings.ts';
import {
  byName,
  copyOf,
  MAX_TEMPLATES,
  memberOfTemplate,
  taken,
  toContract,
  wrongChanges,
} from './templates.ts';

const blank = () => ({
  settings: newSettings(),
  companyIds: [],
  members: [],
  groups: [],
  savedViews: [],
  locations: [],
  notifications: defaultItems(),
});

export const handlers = {
  listTemplates(call) {
    const roles = accountRolesOf(call);
    const data = byName(call.tenant.state, call.user().accountId).map((template) =>
      toContract(call, template, roles),
    );
    return { status: 200, body: { success: true, data } };
  },

  createTemplate(call) {
    const { state } = call.tenant;
    const { name, description = '', projectId } = call.body;
    const { accountId } = call.user();
    const refused = taken(state, accountId, { name });
    if (refused) return refused;
    const member = projectId === undefined ? null : memberOf(call, projectId);
    // What a guest sees of another account stays there.
    const source = member?.project.accountId === accountId ? member : null;
    if (projectId !== undefined && !source) {
      const detail = 'must be a project of the account';
      return refuse('VALIDATION_FAILED', {
        errors: [{ pointer: '/projectId', code: 'reference', detail }],
      });
    }
    if (rowsIn(state.templates, accountId).length >= MAX_TEMPLATES) return refuse('LIMIT_REACHED');
    const now = new Date(call.now).toISOString();
    const template: Template = {
      ...(source ? copyOf(state, source.project) : blank()),
      id: newId('tpl'),
      accountId,
      name: name.trim(),
      description: description.trim(),
      state: 'draft',
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.templates[template.id] = template;
    return { status: 201, body: { success: true, data: toContract(call, template) } };
  },

  getTemplate(call) {
    return { status: 200, body: { success: true, data: toContract(call, call.records.template) } };
  },

  updateTemplate(call) {
    const { state } = call.tenant;
    const { template } = call.records;
    const { version, ...changes } = call.body;
    const { name, description, settings, members, notifications, state: next, ...lists } = changes;
    if (template.state === 'archived' && Object.keys(changes).some((key) => key !== 'state')) {
      return refuse('WRONG_STATE', { detail: 'It is archived. Restore it to change it.' });
    }
    const refused = taken(state, template.accountId, { name, ownId: template.id });
    if (refused) return refused;
    const errors = [
      ...wrongSettings(settings ?? {}, '/settings'),
      ...wrongChanges(state, template, changes),
    ];
    if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
    const changed: Template = {
      ...template,
      ...lists,
      ...(next && { state: next }),
      ...(name && { name: name.trim() }),
      ...(description !== undefined && { description: description.trim() }),
      ...(settings && { settings: withChanges(template.settings, settings) }),
      ...(members && { members: members.map(memberOfTemplate) }),
      ...(notifications && { notifications: chosenItems(notifications) }),
      updatedAt: new Date(call.now).toISOString(),
      version: version + 1,
    };
    state.templates[changed.id] = changed;
    return { status: 200, body: { success: true, data: toContract(call, changed) } };
  },

  deleteTemplate(call) {
    delete call.tenant.state.templates[call.records.template.id];
    return { status: 200, body: { success: true } };
  },
} satisfies GuardedHandlers<typeof access>;
