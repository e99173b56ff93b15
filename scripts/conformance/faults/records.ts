import { deaf, type Fault, replaced } from '../faulty-host.ts';

/** Answers that match the schema but are not true. */
export const wrongRecords: readonly Fault[] = [
  {
    operation: 'listRfis',
    what: 'shows a record of another project',
    says: /expected records of the requested project, got a record of another project, prj_other/,
    answer: replaced('data.0.projectId', () => 'prj_other'),
  },
  {
    operation: 'getRfi',
    what: 'returns another record',
    says: /expected the requested record, got another record/,
    answer: replaced('data.id', () => 'rfi_other'),
  },
  {
    operation: 'listPunchItems',
    what: 'ends the list too early',
    says: /expected a nextCursor, because there are more records, got null/,
    answer: replaced('nextCursor', () => null),
  },
  {
    operation: 'listProjectMembers',
    what: 'returns the first page every time',
    says: /expected the records after the last page/,
    ask: deaf('cursor'),
  },
  {
    operation: 'listProjects',
    what: 'ignores the limit',
    says: /expected at most 1 records, got/,
    ask: deaf('limit'),
  },
  {
    operation: 'listSubmittals',
    what: 'ignores a filter',
    says: /status: the option \w+: expected records with status \w+, got one with/,
    ask: deaf('status'),
  },
  {
    operation: 'listRfis',
    what: 'ignores the order',
    says: /expected records in the order of \w+At, got another order/,
    ask: deaf('sort'),
  },
  {
    operation: 'createPunchItem',
    what: 'cuts long texts',
    says: /expected title as it was sent, got from character 101 on "" instead of/,
    answer: replaced('data.title', (title) => String(title).slice(0, 100)),
  },
  {
    operation: 'createRfi',
    what: 'forgets the watchers',
    says: /expected watcherIds as it was sent, with usr_\w+, got/,
    answer: replaced('data.watchers', () => []),
  },
  {
    operation: 'updateSubmittal',
    what: 'changes characters of a text',
    says: /expected title as it was sent, got .*&lt;/,
    answer: replaced('data.title', (title) => String(title).replaceAll('<', '&lt;')),
  },
  {
    operation: 'addPunchItemComment',
    what: 'loses a property of the request',
    says: /expected body as it was sent, got nothing of it in the answer/,
    answer: replaced('data.comments', () => []),
  },
  {
    operation: 'updateRfi',
    what: 'does not increase the version',
    says: /expected a version after \d+, got \d+/,
    answer: replaced('data.version', (_, { request }) => JSON.parse(request.text).version),
  },
  {
    operation: 'bulkUpdateRfis',
    what: 'counts wrongly',
    says: /expected \d that succeeded, got/,
    answer: replaced('data.succeeded', (count) => Number(count) + 1),
  },
  {
    operation: 'makeScanPublic',
    what: 'reports success and does nothing',
    says: /expected a record that is public, got private/,
    ask: (request) => {
      const path = request.url.replace('make-public', 'make-private');
      return new Request(path, request);
    },
  },
];
