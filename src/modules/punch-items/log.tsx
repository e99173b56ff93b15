import { zAttachmentKind } from '@/api/generated/schemas/logs.gen';
import { zPunchItemStatus } from '@/api/generated/schemas/options.gen';
import type { PunchItem, PunchItemRow } from '@/api/generated/types.gen';
import { recordTypes } from '@/records/common/recordTypes';
import { commonColumns } from '@/records/log/list/columns';
import type { Log } from '@/records/log/log';
import type { LogColumn } from '@/records/log/logColumn';
import { namesOf, optionLabel } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { fields } from './fields';
import { operations } from './operations';
import { Answers } from './parts/Answers';
import { transitions } from './transitions';

export const punchItems: Log<PunchItemRow, PunchItem> = {
  name: 'punch-items',
  recordType: recordTypes.punch_item,
  key: 'punch_items',
  words: {
    title: 'Punch items',
    One: 'Punch item',
    purpose: 'Record the work to fix or finish before handover here.',
  },
  exportAction: 'export_punch_items',
  operations,
  fields,
  transitions,
  statuses: zPunchItemStatus.options,
  hasBoard: true,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, location, ...others } =
      commonColumns(hrefTo);
    const { discipline, category, assignees, updated } = others;
    const type: LogColumn<PunchItemRow> = {
      id: 'type',
      exports: ['punchType'],
      header: 'Type',
      size: 140,
      cell: ({ punchType }) => optionLabel(punchType),
    };
    const first = [number, title, status, court, due, priority, location];
    return [...first, discipline, type, category, assignees, updated];
  },
  initialColumns: ['number', 'title', 'status', 'court', 'due', 'priority', 'location'],
  assignable: 'take_punch_items',
  attachmentKinds: zAttachmentKind.options,
  facts: ({ reinspectionCount, resolution }) => [
    ['Reinspections', reinspectionCount || null],
    ['Resolution', resolution && optionLabel(resolution)],
  ],
  explain: ({ status, permittedStatuses, markedDoneBy, ballInCourt }, userId) => {
    if (status !== 'pending_reins' || permittedStatuses.includes('closed')) return null;
    const who = namesOf(ballInCourt);
    return markedDoneBy?.id === userId
      ? `You marked this complete, so another person has to accept it: ${who}.`
      : `${who} accepts or rejects the work.`;
  },
  Body: ({ item, log }) => <Answers item={item} log={log} />,
  Form: onDemand(() => import('./form')),
};
