import { zLocation, zPunchType } from '@/api/generated/schemas/options.gen';
import type { PunchItem, PunchItemFields } from '@/api/generated/types.gen';
import { common } from '@/shared/log/commonFields';
import { inWorkingDays } from '@/shared/log/dueDates';
import { type Field, fieldsOf, more } from '@/shared/log/fields';

const { option, party, date, costImpact, scheduleImpact } = fieldsOf<PunchItem, PunchItemFields>();

/** Working days until a new item is due, unless its form says otherwise. */
const DAYS_TO_FIX = 7;

export const fields: readonly Field<PunchItem>[] = [
  common.title,
  { ...common.location, control: { kind: 'chips', options: zLocation.options } },
  { ...common.dueDate, initial: () => inWorkingDays(DAYS_TO_FIX) },
  common.assignees('take_punch_items'),
  option('punchType', 'Type', zPunchType.options, { initial: 'internal_punch' }),
  common.priority,
  common.discipline,
  common.category,
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
