import { zPunchType } from '@/api/generated/schemas/options.gen';
import type { ProjectDefaults, PunchItem, PunchItemFields } from '@/api/generated/types.gen';
import { common } from '@/records/log/commonFields';
import { type Field, fieldsOf, more } from '@/records/log/fields';

const { option, party, date, costImpact, scheduleImpact } = fieldsOf<PunchItem, PunchItemFields>();

export const fields: readonly Field<PunchItem>[] = [
  common.title,
  common.projectLocation,
  common.locationDetail,
  common.location,
  { ...common.dueDate, initial: (defaults?: ProjectDefaults) => defaults?.punchItemDueDate },
  common.assignees('take_punch_items'),
  option('punchType', 'Type', zPunchType.options, { initial: 'internal_punch' }),
  common.priority,
  common.discipline,
  common.category,
  common.description,
  ...more<PunchItem>(
    common.manager('manage_punch_items'),
    party(
      'finalApproverId',
      'Final approver',
      'people',
      ({ finalApprover }) => finalApprover,
      'approve_punch_items',
    ),
    common.watchers,
    date('startDate', 'Start date'),
    costImpact((item) => item.costImpact),
    scheduleImpact((item) => item.scheduleImpact),
    common.private,
  ),
];
