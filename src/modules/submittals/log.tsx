import { zItemStatus } from '@/api/generated/schemas/options.gen';
import type { Submittal, SubmittalRow } from '@/api/generated/types.gen';
import { DueDate } from '@/records/common/marks';
import { recordTypes } from '@/records/common/recordTypes';
import { commonColumns } from '@/records/log/list/columns';
import type { Log } from '@/records/log/log';
import type { LogColumn } from '@/records/log/logColumn';
import { optionLabel } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { StatusTag } from '@/shared/ui/Tag';
import { fields } from './fields';
import { operations } from './operations';
import { Revise } from './parts/Revise';
import { Revisions } from './parts/Revisions';
import { Steps } from './parts/Steps';
import { transitions } from './transitions';

const ownColumns = {
  specSection: {
    id: 'specSection',
    exports: ['specSection'],
    header: 'Spec section',
    size: 120,
    cell: ({ specSection }) => specSection,
  },
  response: {
    id: 'response',
    exports: ['finalResponse'],
    header: 'Response',
    size: 160,
    cell: ({ finalResponse }) => finalResponse && <StatusTag status={finalResponse} />,
  },
  type: {
    id: 'type',
    exports: ['submittalType'],
    header: 'Type',
    size: 140,
    cell: ({ submittalType }) => optionLabel(submittalType),
  },
  company: {
    id: 'company',
    exports: ['responsibleCompany'],
    header: 'Responsible',
    size: 190,
    cell: ({ responsibleCompany }) => responsibleCompany.name,
  },
  submitBy: {
    id: 'submitBy',
    exports: ['submitByDate'],
    header: 'Submit by',
    size: 168,
    cell: ({ submitByDate, submitOverdue }) =>
      submitByDate && <DueDate dueDate={submitByDate} overdue={submitOverdue} />,
  },
} satisfies Record<string, LogColumn<SubmittalRow>>;

export const submittals: Log<SubmittalRow, Submittal> = {
  name: 'submittals',
  recordType: recordTypes.submittal,
  key: 'submittals',
  words: {
    title: 'Submittals',
    One: 'Submittal',
    purpose: 'Drawings, samples and product data that need approval before installation.',
  },
  exportAction: 'export_submittals',
  operations,
  fields,
  transitions,
  statuses: zItemStatus.options,
  hasBoard: true,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, ...others } = commonColumns(hrefTo);
    const { specSection, response, type, company, submitBy } = ownColumns;
    const { discipline, location, updated } = others;
    const first = [number, title, status, court, due, specSection, response, priority];
    return [...first, type, company, submitBy, discipline, location, updated];
  },
  initialColumns: [
    'number',
    'title',
    'status',
    'court',
    'due',
    'specSection',
    'response',
    'priority',
  ],
  // The assignees of a submittal are the reviewers of its steps.
  assignable: null,
  facts: ({ submitByDate, submitOverdue }) => [
    [
      'Submit by',
      submitByDate && <DueDate key="submit" dueDate={submitByDate} overdue={submitOverdue} />,
    ],
  ],
  Outcome: ({ row: { finalResponse } }) => finalResponse && <StatusTag status={finalResponse} />,
  Body: ({ item }) => (
    <>
      <Revisions submittal={item} />
      <Steps submittal={item} />
    </>
  ),
  Actions: ({ item, log, onOpen }) => <Revise submittal={item} log={log} onOpen={onOpen} />,
  Form: onDemand(() => import('./form')),
};
