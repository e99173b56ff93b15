import { zPunchType } from '@/api/generated/schemas/options.gen';
import type { PunchItem, PunchItemFields } from '@/api/generated/types.gen';
import { common } from '@/shared/log/commonFields';
import { type Field, fieldsOf, more } from '@/shared/log/fields';

const { option, party, date, costImpact, scheduleImpact } = fieldsOf<PunchItem, PunchItemFields>();

export const fields: readonly Field<PunchItem>[] = [
  common.title,
  option('punchType', 'Type', zPunchType.options, { initial: 'internal_punch' }),
  common.priority,
  common.assignees('take_punch_items'),
  common.dueDate,
  common.discipline,
  common.category,
  common.location,
  common.projectLocation,
  common.locationDetail,
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
