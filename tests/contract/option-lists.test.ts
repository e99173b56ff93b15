import { expect, test } from 'vitest';
import { readContract } from '../../scripts/contract/document.ts';

/** The option lists of the product, repeated here so that no change goes unnoticed. */
const lists: Record<string, string[]> = {
  ItemStatus: ['draft', 'open', 'closed'],
  PunchItemStatus: ['draft', 'open', 'closed', 'pending_reins'],
  PlanStatus: ['draft', 'active', 'completed'],
  ProjectStatus: ['ongoing', 'closed', 'finished'],
  Priority: ['urgent', 'high', 'normal', 'low'],
  Discipline: [
    'architectural',
    'civil',
    'conveying_systems',
    'electrical',
    'interior_design',
    'kitchen_equipment',
    'landscape',
    'mechanical',
    'other',
    'plumbing',
    'structural',
  ],
  SubmittalType: [
    'color_samples',
    'leed',
    'mix_design',
    'msds',
    'product_data',
    'samples',
    'shop_drawings',
  ],
  Location: ['interior', 'exterior', 'landscape'],
  Category: ['general', 'architectural', 'structural', 'mep'],
  PunchType: ['internal_punch', 'owner_punch', 'work_completion'],
  ProjectType: [
    'Residential - Single Family',
    'Residential - Multi Family',
    'Commercial - Office',
    'Commercial - Retail',
    'Healthcare Facility',
    'Educational - School/University',
    'Industrial Facility',
    'Hospitality - Hotel/Resort',
    'Cultural - Museum/Theater',
    'Infrastructure - Transportation',
    'Other',
  ],
  NotificationFrequency: ['none', 'realtime', 'hourly', 'daily', 'weekly', 'various'],
  OptOutReason: ['too many notifications', 'not relevant to my role', 'temporary pause'],
  Theme: ['light', 'dark', 'system'],
};

const { schemas } = readContract().components;

test.each(Object.entries(lists))('%s has exactly the specified options', (name, options) => {
  expect(schemas[name]).toMatchObject({ type: 'string', enum: options });
});

/** Lists that others keep: forms offer the specified options first, and any other one by search. */
test.each([
  ['TimeZone', ['PST', 'EST', 'CST'], ['Asia/Karachi', 'Europe/Berlin']],
  ['Currency', ['USD', 'PKR', 'EUR'], ['JPY', 'KWD']],
])('%s has the specified options and those of its standard', (name, options, others) => {
  const { pattern = '', examples } = schemas[name] as { pattern?: string; examples?: string[] };
  expect(examples?.slice(0, options.length)).toEqual(options);
  for (const value of [...options, ...others]) expect(value).toMatch(new RegExp(pattern));
});
