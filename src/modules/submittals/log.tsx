import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zItemStatus } from '@/api/generated/schemas/zItemStatus.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zReviewCode } from '@/api/generated/schemas/zReviewCode.gen';
import { zSubmittalType } from '@/api/generated/schemas/zSubmittalType.gen';
import type {
  Submittal,
  SubmittalChanges,
  SubmittalRow,
  SubmittalTransition,
} from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';
import { commonColumns } from '@/shared/log/columns';
import { kindOf } from '@/shared/log/kinds';
import { optionLabel } from '@/shared/log/labels';
import type { Asked, Log } from '@/shared/log/log';
import { DueDate } from '@/shared/log/marks';
import { closing, commonFacts, place, words } from '@/shared/log/recordFacts';
import { onDemand } from '@/shared/onDemand';
import { calls } from './calls';
import { Revise } from './parts/Revise';
import { Steps } from './parts/Steps';

/** What the reviewers of the last step have made of it is the likely outcome. */
function finalResponses({ steps }: Submittal) {
  const likely = steps.at(-1)?.responses.at(-1)?.code;
  const codes = zReviewCode.options.toSorted((a, b) => Number(b === likely) - Number(a === likely));
  return codes.map((value) => ({ value, label: optionLabel(value) }));
}

function asks(submittal: Submittal, to: string): readonly Asked[] {
  const reason: Asked = { name: 'reason', label: 'Reason', required: true };
  if (submittal.status === 'closed') return [reason];
  if (to === 'open') return [];
  // A draft that is closed is void.
  if (submittal.status === 'draft') return [{ ...reason, required: false }];
  return [
    {
      name: 'finalResponse',
      label: 'Final response',
      required: true,
      choices: finalResponses(submittal),
    },
    { ...reason, label: 'Remark', required: false },
  ];
}

export const submittals: Log<SubmittalRow, Submittal, SubmittalChanges, SubmittalTransition> = {
  name: 'submittals',
  kind: kindOf.submittal,
  key: 'submittals',
  words: {
    title: 'Submittals',
    One: 'Submittal',
    purpose: 'Drawings, samples and product data that need approval before they are built in.',
  },
  exportAction: 'export_submittals',
  operations: {
    list: 'listSubmittals',
    get: 'getSubmittal',
    create: 'createSubmittal',
    update: 'updateSubmittal',
    remove: 'deleteSubmittal',
    transition: 'transitionSubmittal',
    comment: 'addSubmittalComment',
    attach: 'addSubmittalAttachment',
    detach: 'removeSubmittalAttachment',
    bulk: 'bulkUpdateSubmittals',
    export: 'exportSubmittals',
  },
  calls,
  columns: (hrefTo) => {
    const { number, title, status, priority, court, due, ...others } = commonColumns(hrefTo);
    const { discipline, location, updated } = others;
    return [
      number,
      title,
      {
        id: 'specSection',
        header: 'Spec section',
        size: 120,
        cell: ({ specSection }: SubmittalRow) => specSection,
      },
      status,
      priority,
      {
        id: 'response',
        header: 'Response',
        size: 160,
        cell: ({ finalResponse }: SubmittalRow) => words(finalResponse),
      },
      court,
      due,
      {
        id: 'type',
        header: 'Type',
        size: 140,
        cell: ({ submittalType }: SubmittalRow) => optionLabel(submittalType),
      },
      {
        id: 'company',
        header: 'Responsible',
        size: 190,
        cell: ({ responsibleCompany }: SubmittalRow) => responsibleCompany.name,
      },
      {
        id: 'submitBy',
        header: 'Submit by',
        size: 168,
        cell: ({ submitByDate, submitOverdue }: SubmittalRow) =>
          submitByDate && <DueDate dueDate={submitByDate} overdue={submitOverdue} />,
      },
      discipline,
      location,
      updated,
    ];
  },
  initialColumns: [
    'number',
    'title',
    'specSection',
    'status',
    'priority',
    'response',
    'court',
    'due',
  ],
  filters: {
    status: { label: 'Status', values: zItemStatus.options },
    submittalType: { label: 'Type', values: zSubmittalType.options },
    priority: { label: 'Priority', values: zPriority.options },
    discipline: { label: 'Discipline', values: zDiscipline.options },
    category: { label: 'Category', values: zCategory.options },
    location: { label: 'Location', values: zLocation.options },
  },
  // Its reviewers are those of its steps.
  assignable: false,
  bulkWays: [['draft', 'open']],
  transitionLabel: (from, to) => {
    if (to === 'closed') return from === 'open' ? 'Close and distribute' : 'Close';
    return from === 'draft' ? 'Send for review' : 'Reopen';
  },
  isNext: ({ status, steps }, to) =>
    status === 'draft' ? to === 'open' : to === 'closed' && steps.every(({ endedAt }) => endedAt),
  asks,
  facts: (submittal) => [
    ...commonFacts(submittal).filter(([label]) => label !== 'Assignees'),
    ['Final response', words(submittal.finalResponse)],
    ['Spec section', submittal.specSection],
    ['Type', optionLabel(submittal.submittalType)],
    ['Responsible', submittal.responsibleCompany.name],
    ['Submitter', submittal.submitter.name],
    ['Manager', submittal.manager.name],
    [
      'Submit by',
      submittal.submitByDate && (
        <DueDate key="s" dueDate={submittal.submitByDate} overdue={submittal.submitOverdue} />
      ),
    ],
    [
      'Required on site',
      submittal.requiredOnSiteDate && formatCalendarDate(submittal.requiredOnSiteDate),
    ],
    ['Lead time', submittal.leadTimeDays ? count(submittal.leadTimeDays, 'day') : null],
    ['Discipline', words(submittal.discipline)],
    ['Location', place(submittal)],
    ...closing(submittal),
  ],
  Body: ({ item }) => <Steps submittal={item} />,
  Actions: ({ item, log, onOpen }) => <Revise submittal={item} log={log} onOpen={onOpen} />,
  CreateDialog: onDemand(() => import('./forms/CreateDialog')),
  EditDialog: onDemand(() => import('./forms/EditDialog')),
};
