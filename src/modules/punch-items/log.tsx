import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zPunchItemStatus } from '@/api/generated/schemas/zPunchItemStatus.gen';
import { zPunchType } from '@/api/generated/schemas/zPunchType.gen';
import type {
  PunchItem,
  PunchItemChanges,
  PunchItemRow,
  PunchItemStatus,
  PunchItemTransition,
} from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { commonColumns } from '@/shared/log/columns';
import { kindOf } from '@/shared/log/kinds';
import { optionLabel } from '@/shared/log/labels';
import type { Asked, Log } from '@/shared/log/log';
import { closing, commonFacts, impactWords, place, words } from '@/shared/log/recordFacts';
import { onDemand } from '@/shared/onDemand';
import { calls } from './calls';
import { Answers } from './parts/Answers';

const reason: Asked = { name: 'reason', label: 'Reason', required: true };

/** What the way asks for; the rest is done at once. */
function asks(from: string, to: string): readonly Asked[] {
  if (to === 'pending_reins') {
    return [
      { name: 'after', label: 'Photo of the finished work', required: false, photo: 'after' },
      { name: 'note', label: 'What was done', required: false },
    ];
  }
  if (to === 'open') return from === 'draft' ? [] : [reason];
  if (from === 'pending_reins') return [];
  // A draft that is closed is void.
  if (from === 'draft') return [{ ...reason, required: false }];
  const choices = (['duplicate', 'void', 'wont_fix'] as const).map((value) => ({
    value,
    label: optionLabel(value),
  }));
  return [{ name: 'resolution', label: 'Resolution', required: true, choices }, reason];
}

export const punchItems: Log<PunchItemRow, PunchItem, PunchItemChanges, PunchItemTransition> = {
  name: 'punch-items',
  kind: kindOf.punch_item,
  key: 'punch_items',
  words: {
    title: 'Punch items',
    One: 'Punch item',
    purpose: 'What has to be mended or finished before handover is written down here.',
  },
  exportAction: 'export_punch_items',
  operations: {
    list: 'listPunchItems',
    get: 'getPunchItem',
    create: 'createPunchItem',
    update: 'updatePunchItem',
    remove: 'deletePunchItem',
    transition: 'transitionPunchItem',
    comment: 'addPunchItemComment',
    attach: 'addPunchItemAttachment',
    detach: 'removePunchItemAttachment',
    bulk: 'bulkUpdatePunchItems',
    export: 'exportPunchItems',
  },
  calls,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, location, ...others } =
      commonColumns(hrefTo);
    const { discipline, category, assignees, updated } = others;
    const type = {
      id: 'type',
      header: 'Type',
      size: 140,
      cell: ({ punchType }: PunchItemRow) => optionLabel(punchType),
    };
    const first = [number, title, status, priority, court, due, location];
    return [...first, discipline, type, category, assignees, updated];
  },
  initialColumns: ['number', 'title', 'status', 'priority', 'court', 'due', 'location'],
  filters: {
    status: { label: 'Status', values: zPunchItemStatus.options },
    priority: { label: 'Priority', values: zPriority.options },
    punchType: { label: 'Type', values: zPunchType.options },
    discipline: { label: 'Discipline', values: zDiscipline.options },
    category: { label: 'Category', values: zCategory.options },
    location: { label: 'Location', values: zLocation.options },
  },
  assignable: true,
  bulkWays: [
    ['draft', 'open'],
    ['pending_reins', 'closed'],
  ],
  // As the work goes.
  board: ['draft', 'open', 'pending_reins', 'closed'] satisfies PunchItemStatus[],
  attachmentKinds: ['attachment', 'before', 'after'],
  transitionLabel: (from, to) => {
    if (to === 'pending_reins') return 'Ready for reinspection';
    if (to === 'closed') return from === 'pending_reins' ? 'Accept and close' : 'Close';
    if (from === 'draft') return 'Open';
    return from === 'closed' ? 'Reopen' : 'Not accepted';
  },
  isNext: ({ status }, to) =>
    status !== 'closed' &&
    (to !== 'closed' || status === 'pending_reins') &&
    !(status === 'pending_reins' && to === 'open'),
  asks: ({ status }, to) => asks(status, to),
  facts: (item) => [
    ...commonFacts(item),
    ['Final approver', item.finalApprover.name],
    ['Manager', item.manager.name],
    ['Type', optionLabel(item.punchType)],
    ['Discipline', words(item.discipline)],
    ['Category', words(item.category)],
    ['Location', place(item)],
    ['Starts', item.startDate && formatCalendarDate(item.startDate)],
    ['Cost impact', impactWords(item.costImpact)],
    ['Schedule impact', impactWords(item.scheduleImpact)],
    ['Reinspections', item.reinspectionCount || null],
    ['Resolution', words(item.resolution)],
    ...closing(item),
  ],
  Body: ({ item, log }) => <Answers item={item} log={log} />,
  CreateDialog: onDemand(() => import('./forms/CreateDialog')),
  EditDialog: onDemand(() => import('./forms/EditDialog')),
};
