import { memberOf } from '../../core/members/members.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { chosenItems, defaultItems } from '../../core/notifications/items.ts';
import { accountRolesOf, isGrantedInAccount } from '../../core/permissions/account.ts';
import type { Handlers } from '../../core/state/call.ts';
import { lookUp } from '../../core/state/model.ts';
import { newSettings } from '../../core/state/projectSettings.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Template } from '../../core/state/templates.ts';
import { refuse, staleVersion } from '../../engine/problem.ts';
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

/** Returns a template that the caller may read or change, with the caller's roles, or a refusal. */
function find(call: LogCall, id: string, action: 'view' | 'update' | 'delete' = 'view') {
  const roles = accountRolesOf(call);
  if (!isGrantedInAccount('templates', roles, 'view')) return refuse('FORBIDDEN');
  const template = lookUp(call.tenant.state.templates, id);
  if (!template) return refuse('NOT_FOUND');
  return isGrantedInAccount('templates', roles, action) ? { template, roles } : refuse('FORBIDDEN');
}

const blank = () => ({
  settings: newSettings(),
  companyIds: [],
  members: [],
  groups: [],
  savedViews: [],
  notifications: defaultItems(),
});

export const handlers = {
  listTemplates(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('templates', roles, 'view')) return refuse('FORBIDDEN');
    const data = byName(call.tenant.state).map((one) => toContract(call, one, roles));
    return { status: 200, body: { success: true, data } };
  },

  createTemplate(call) {
    const roles = accountRolesOf(call);
    if (!isGrantedInAccount('templates', roles, 'create')) return refuse('FORBIDDEN');
    const { state } = call.tenant;
    const { name, description = '', projectId } = call.body;
    const refused = taken(state, name, null);
    if (refused) return refused;
    const source = projectId === undefined ? null : memberOf(call, projectId);
    if (projectId !== undefined && !source) {
      const detail = 'must be a project of the account';
      return refuse('VALIDATION_FAILED', {
        errors: [{ pointer: '/projectId', code: 'reference', detail }],
      });
    }
    if (Object.keys(state.templates).length >= MAX_TEMPLATES) return refuse('LIMIT_REACHED');
    const at = new Date(call.now).toISOString();
    const template: Template = {
      ...(source ? copyOf(state, source.project) : blank()),
      id: newId('tpl'),
      name: name.trim(),
      description: description.trim(),
      state: 'draft',
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    state.templates[template.id] = template;
    return { status: 201, body: { success: true, data: toContract(call, template, roles) } };
  },

  getTemplate(call) {
    const found = find(call, call.params.templateId);
    if ('refused' in found) return found;
    const data = toContract(call, found.template, found.roles);
    return { status: 200, body: { success: true, data } };
  },

  updateTemplate(call) {
    const { state } = call.tenant;
    const found = find(call, call.params.templateId, 'update');
    if ('refused' in found) return found;
    const { template, roles } = found;
    const { version, ...changes } = call.body;
    if (version !== template.version) return staleVersion(template);
    const { name, description, settings, members, notifications, state: next, ...lists } = changes;
    if (template.state === 'archived' && Object.keys(changes).some((key) => key !== 'state')) {
      return refuse('WRONG_STATE', { detail: 'It is archived. Restore it to change it.' });
    }
    const refused = taken(state, name, template.id);
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
    return { status: 200, body: { success: true, data: toContract(call, changed, roles) } };
  },

  deleteTemplate(call) {
    const found = find(call, call.params.templateId, 'delete');
    if ('refused' in found) return found;
    const { template } = found;
    if (call.query.version !== template.version) return staleVersion(template);
    delete call.tenant.state.templates[template.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
