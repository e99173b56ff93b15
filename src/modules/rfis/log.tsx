import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zItemStatus } from '@/api/generated/schemas/zItemStatus.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import type { Rfi, RfiChanges, RfiRow, RfiTransition } from '@/api/generated/types.gen';
import { formatDate } from '@/shared/format/format';
import { commonColumns } from '@/shared/log/columns';
import { kindOf } from '@/shared/log/kinds';
import { optionLabel } from '@/shared/log/labels';
import type { Asked, Log } from '@/shared/log/log';
import { closing, commonFacts, impactWords, place, words } from '@/shared/log/recordFacts';
import { onDemand } from '@/shared/onDemand';
import { calls } from './calls';
import { Responses } from './parts/Responses';

const reason: Asked = { name: 'reason', label: 'Reason', required: true };

/** Closing says why, and which response counts where none does yet. */
function asks(rfi: Rfi, to: string): readonly Asked[] {
  if (to !== 'closed') return rfi.status === 'draft' ? [] : [reason];
  if (rfi.status === 'draft') return [{ ...reason, required: false }];
  const { responses } = rfi;
  const reasons = ['answered', 'withdrawn', 'duplicate', 'void'].map((value) => ({
    value,
    label: optionLabel(value),
  }));
  const isDecided = responses.some(({ official }) => official);
  const official: Asked = {
    name: 'officialResponseId',
    label: 'Official response',
    required: true,
    choices: responses.map(({ id, createdBy, body }) => ({
      value: id,
      label: `${createdBy.name}: ${body.slice(0, 80)}`,
    })),
    when: ({ closeReason }) => closeReason === 'answered',
  };
  return [
    {
      name: 'closeReason',
      label: 'Why it is closed',
      required: true,
      choices: responses.length > 0 ? reasons : reasons.slice(1),
    },
    ...(responses.length > 0 && !isDecided ? [official] : []),
    { ...reason, label: 'Remark', required: false },
  ];
}

export const rfis: Log<RfiRow, Rfi, RfiChanges, RfiTransition> = {
  name: 'rfis',
  kind: kindOf.rfi,
  key: 'rfis',
  words: {
    title: 'RFIs',
    One: 'RFI',
    purpose: 'What the drawings do not answer is asked here, and the answer is kept.',
  },
  exportAction: 'export_rfis',
  operations: {
    list: 'listRfis',
    get: 'getRfi',
    create: 'createRfi',
    update: 'updateRfi',
    remove: 'deleteRfi',
    transition: 'transitionRfi',
    comment: 'addRfiComment',
    attach: 'addRfiAttachment',
    detach: 'removeRfiAttachment',
    bulk: 'bulkUpdateRfis',
    export: 'exportRfis',
  },
  calls,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, ...others } = commonColumns(hrefTo);
    const { discipline, category, location, assignees, updated } = others;
    const closed = {
      id: 'closeReason',
      header: 'Closed as',
      size: 130,
      cell: ({ closeReason }: RfiRow) => words(closeReason),
    };
    const first = [number, { ...title, header: 'Subject' }, status, priority, court, due];
    return [...first, discipline, closed, category, location, assignees, updated];
  },
  initialColumns: ['number', 'title', 'status', 'priority', 'court', 'due', 'discipline'],
  filters: {
    status: { label: 'Status', values: zItemStatus.options },
    priority: { label: 'Priority', values: zPriority.options },
    discipline: { label: 'Discipline', values: zDiscipline.options },
    category: { label: 'Category', values: zCategory.options },
    location: { label: 'Location', values: zLocation.options },
  },
  assignable: true,
  bulkWays: [['draft', 'open']],
  transitionLabel: (from, to) => {
    if (to === 'closed') return 'Close';
    if (to === 'draft') return 'Back to draft';
    return from === 'draft' ? 'Open' : 'Reopen';
  },
  isNext: ({ status, responses }, to) =>
    status === 'draft' ? to === 'open' : to === 'closed' && responses.length > 0,
  asks,
  facts: (rfi) => [
    ...commonFacts(rfi),
    ['Manager', rfi.manager.name],
    ['Received from', rfi.receivedFrom?.name],
    ['Responsible', rfi.responsibleCompany?.name],
    ['Spec section', rfi.specSection],
    ['Discipline', words(rfi.discipline)],
    ['Category', words(rfi.category)],
    ['Location', place(rfi)],
    ['Cost impact', impactWords(rfi.costImpact)],
    ['Schedule impact', impactWords(rfi.scheduleImpact)],
    ['Opened', rfi.initiatedAt && formatDate(rfi.initiatedAt)],
    ['Closed as', words(rfi.closeReason)],
    ...closing(rfi),
  ],
  Body: ({ item, log }) => <Responses rfi={item} log={log} />,
  CreateDialog: onDemand(() => import('./forms/CreateDialog')),
  EditDialog: onDemand(() => import('./forms/EditDialog')),
};
