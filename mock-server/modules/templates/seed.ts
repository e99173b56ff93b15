import { defaultPreferences } from '../../core/notifications/defaultPreferences.ts';
import type { Seed } from '../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../core/state/account.ts';
import { newSettings } from '../../core/state/projectSettings.ts';
import type { Template } from '../../core/state/templates.ts';
import { Times } from '../../demo/schedule.ts';

/** @param now milliseconds since the epoch */
function seedTemplates(now: number): Record<string, Template> {
  const times = new Times(now);
  const common = () => ({
    accountId: DEMO_ACCOUNT,
    createdAt: times.ago(24 * 200),
    updatedAt: times.ago(24 * 30),
    version: 1,
    locations: [],
    notifications: defaultPreferences().items,
  });
  const auditor = { userId: 'usr_grace', roleId: 'viewer', companyId: 'cmp_sentinel' };
  const manager = { userId: 'usr_ana', roleId: 'project_manager', companyId: 'cmp_meridian' };
  const superintendent = {
    userId: 'usr_marcus',
    roleId: 'superintendent',
    companyId: 'cmp_meridian',
  };
  const overdue = { name: 'Overdue, urgent first', query: 'sort=-priority&overdue=true' };
  const templates: Template[] = [
    {
      ...common(),
      id: 'tpl_ground-up',
      name: 'Commercial ground-up',
      description: 'New buildings from the excavation to the handover.',
      state: 'published',
      settings: {
        ...newSettings(),
        days: { punchItemDays: 7, rfiDays: 7, reviewDays: 10 },
        holidays: [
          { date: '2026-12-25', name: 'Christmas Day' },
          { date: '2027-01-01', name: "New Year's Day" },
        ],
      },
      companyIds: ['cmp_meridian', 'cmp_sentinel', 'cmp_benchmark'],
      members: [manager, superintendent, auditor],
      groups: [{ name: 'Safety', memberIds: ['usr_marcus', 'usr_grace'] }],
      savedViews: [
        { log: 'punch_items', ...overdue },
        { log: 'rfis', ...overdue },
      ],
    },
    {
      ...common(),
      id: 'tpl_tenant',
      name: 'Tenant improvement',
      description: 'Interior work of some months, in buildings that are in use.',
      state: 'published',
      settings: {
        ...newSettings(),
        modulesOn: ['punch_items', 'rfis', 'submittals', 'photos', 'documents', 'messages'],
        days: { punchItemDays: 3, rfiDays: 4, reviewDays: 3 },
        workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      },
      companyIds: ['cmp_meridian'],
      members: [manager],
      groups: [],
      savedViews: [{ log: 'punch_items', ...overdue }],
    },
    {
      ...common(),
      id: 'tpl_renovation',
      name: 'School renovation',
      description: '',
      state: 'draft',
      settings: newSettings(),
      companyIds: [],
      members: [],
      groups: [],
      savedViews: [],
    },
  ];
  return Object.fromEntries(templates.map((template) => [template.id, template]));
}

export const seed: Seed = (now) => ({ templates: seedTemplates(now) });
