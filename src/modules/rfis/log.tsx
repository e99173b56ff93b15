import { zItemStatus } from '@/api/generated/schemas/options.gen';
import type { Rfi, RfiRow } from '@/api/generated/types.gen';
import { recordTypes } from '@/records/common/recordTypes';
import { commonColumns } from '@/records/log/list/columns';
import type { Log } from '@/records/log/log';
import type { LogColumn } from '@/records/log/logColumn';
import { formatDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { fields } from './fields';
import { operations } from './operations';
import { Responses } from './parts/Responses';
import { transitions } from './transitions';

export const rfis: Log<RfiRow, Rfi> = {
  name: 'rfis',
  recordType: recordTypes.rfi,
  key: 'rfis',
  words: {
    title: 'RFIs',
    One: 'RFI',
    purpose: 'Ask questions about the drawings and find the answers here.',
  },
  exportAction: 'export_rfis',
  operations,
  fields,
  transitions,
  statuses: zItemStatus.options,
  hasBoard: true,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, ...others } = commonColumns(hrefTo);
    const { discipline, category, location, assignees, updated } = others;
    const closed: LogColumn<RfiRow> = {
      id: 'closeReason',
      exports: ['closeReason'],
      header: 'Closed as',
      size: 130,
      cell: ({ closeReason }) => closeReason && optionLabel(closeReason),
    };
    const company: LogColumn<RfiRow> = {
      id: 'company',
      exports: ['responsibleCompany'],
      header: 'Responsible',
      size: 190,
      cell: ({ responsibleCompany }) => responsibleCompany?.name,
    };
    const first = [number, { ...title, header: 'Subject' }, status, court, due, priority];
    return [...first, discipline, company, closed, category, location, assignees, updated];
  },
  initialColumns: ['number', 'title', 'status', 'court', 'due', 'priority', 'discipline'],
  assignable: 'answer_rfis',
  facts: ({ initiatedAt, closeReason }) => [
    ['Opened', initiatedAt && formatDate(initiatedAt)],
    ['Closed as', closeReason && optionLabel(closeReason)],
  ],
  Body: ({ item, log }) => <Responses rfi={item} log={log} />,
  Form: onDemand(() => import('./form')),
};
