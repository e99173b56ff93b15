import { roleById, shownRole } from '../permissions/roles.ts';
import {
  lookUp,
  type Membership,
  type NotificationPreferences,
  type ProjectSettings,
  type TenantState,
} from '../state/model.ts';
import { budgetKinds } from './budgetKinds.ts';
import { all, flat, type Kind, kind, name, opaque } from './kind.ts';
import { mediaKinds } from './mediaKinds.ts';
import { pageKinds } from './pageKinds.ts';

const membershipRows = ({ memberships, suspended }: TenantState) =>
  [...memberships, ...suspended].map(
    (one) => [`${one.projectId} ${one.userId}`, one] as const satisfies [string, Membership],
  );

const notificationFields = (items: NotificationPreferences['items'] = []) =>
  Object.fromEntries(items.map(({ key, ...item }) => [key, item]));

const settingsFields = ({ modulesOn, workingDays, holidays, ...settings }: ProjectSettings) => ({
  modules: modulesOn,
  workingDays,
  holidays,
  ...flat('days', settings.days),
  ...flat('prefixes', settings.prefixes),
  ...flat('rules', settings.rules),
});

/** What the log follows, apart from punch items, RFIs and submittals: these write their entries themselves. */
export const kinds: readonly Kind[] = [
  kind(({ account }: TenantState) => [['account', account]], {
    type: 'account',
    module: 'account',
    record: (account) => ({ id: 'account', title: account.name }),
    projectId: () => null,
    fields: ({ logo, version: _, passwordsAgeSince: __, ...settings }) => ({
      ...settings,
      logo: opaque(logo),
    }),
  }),
  kind(
    all(({ users }) => users),
    {
      type: 'member',
      module: (user, actorId) => (user.id === actorId ? 'profile' : 'members'),
      record: ({ id, username }) => ({ id, title: username }),
      projectId: () => null,
      fields: (user) => ({
        name: user.username,
        email: user.email,
        emailConfirmed: user.verified,
        newEmail: user.pendingEmail,
        jobTitle: user.jobTitle,
        phone: user.phone,
        picture: opaque(user.picture),
        locale: user.locale,
        timeZone: user.timeZone,
        theme: user.theme,
        accountAdmin: user.accountAdmin === true,
        suspended: user.suspended === true,
      }),
      changed: { accountAdmin: 'role_changed', suspended: 'status_changed' },
    },
  ),
  kind(membershipRows, {
    type: 'member',
    module: 'team',
    record: ({ userId }, state) => ({ id: userId, title: name(state, userId) ?? '' }),
    projectId: ({ projectId }) => projectId,
    fields: ({ role, companyId }, state) => ({
      role: shownRole(role).roleName,
      company: name(state, companyId),
    }),
    changed: { role: 'role_changed' },
  }),
  kind(
    all(({ invitations }) => invitations),
    {
      type: 'invitation',
      module: 'team',
      record: ({ id, email }) => ({ id, title: email }),
      projectId: ({ projectId }) => projectId,
      fields: ({ role, companyId, expiresAt }, state) => ({
        role: shownRole(role).roleName,
        company: name(state, companyId),
        expiresAt,
      }),
      created: 'invited',
    },
  ),
  kind(
    all(({ distributionGroups }) => distributionGroups),
    {
      type: 'distribution_group',
      module: 'team',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (group, state) => ({
        name: group.name,
        members: group.memberIds.map((id) => name(state, id)),
      }),
    },
  ),
  kind(
    // What two people write to each other is theirs.
    ({ threads }: TenantState) =>
      Object.entries(threads).filter(([, one]) => one.kind !== 'direct'),
    {
      type: 'message_thread',
      module: 'messages',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (thread, state) => ({
        title: thread.title,
        members: thread.memberIds.map((id) => name(state, id)),
      }),
    },
  ),
  kind(
    all(({ companies }) => companies),
    {
      type: 'company',
      module: 'companies',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: () => null,
      fields: ({ contacts, projectIds, ...company }, { projects }) => ({
        name: company.name,
        code: company.code,
        trade: company.trade,
        status: company.status,
        address: company.address,
        taxId: company.taxId,
        hideMembersFromOtherSubs: company.hideMembersFromOtherSubs,
        contacts: contacts.map((contact) => contact.name),
        projects: projectIds.map((id) => lookUp(projects, id)?.name),
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ roles }) => roles),
    {
      type: 'role',
      module: 'roles',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: () => null,
      fields: ({ levels, flags, ...role }) => ({
        name: role.name,
        description: role.description,
        flags,
        ...flat('levels', levels),
      }),
    },
  ),
  kind(
    all(({ projects }) => projects),
    {
      type: 'project',
      module: 'projects',
      record: ({ id, name: title }) => ({ id, title }),
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
    },
  ),
  kind(
    all(({ templates }) => templates),
    {
      type: 'template',
      module: 'templates',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: () => null,
      fields: ({ settings, members, groups, ...template }, state) => ({
        name: template.name,
        description: template.description,
        status: template.state,
        ...settingsFields(settings),
        companies: template.companyIds.map((id) => name(state, id)),
        members: members.map(({ userId, roleId }) => {
          const role = roleById(state, roleId);
          return [name(state, userId), role && shownRole(role).roleName].join(', ');
        }),
        groups: groups.map((group) => group.name),
        savedViews: template.savedViews.map((view) => view.name),
        ...notificationFields(template.notifications),
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    all(({ savedViews }) => savedViews),
    {
      type: 'saved_view',
      module: 'saved_views',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (view) => ({ name: view.name, filters: view.query, shared: view.shared }),
    },
  ),
  kind(
    all(({ shareLinks }) => shareLinks),
    {
      type: 'share_link',
      module: 'share_links',
      record: ({ id, label }) => ({ id, title: label }),
      projectId: ({ projectId }) => projectId,
      fields: (link) => ({
        label: link.label,
        items: link.targets.map(({ type }) => type),
        expiresAt: link.expiresAt,
        password: link.passwordHash !== null,
        allowDownload: link.allowDownload,
        maxViews: link.maxViews,
        revokedAt: link.revokedAt,
      }),
      created: 'shared',
      deleted: 'unshared',
      changed: { revokedAt: 'unshared' },
    },
  ),
  kind(
    all(({ notificationPreferences }) => notificationPreferences),
    {
      type: 'notification_preferences',
      module: 'notifications',
      record: () => ({ id: 'notifications', title: 'Notification settings' }),
      projectId: () => null,
      fields: ({ items, optOut, times }) => ({
        ...notificationFields(items),
        optOut,
        ...times,
      }),
    },
  ),
  ...mediaKinds,
  ...budgetKinds,
  ...pageKinds,
];
