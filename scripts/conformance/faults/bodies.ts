import { type Fault, replaced, success } from '../faulty-host.ts';

/** Answers that break the schema of the contract. */
export const brokenAnswers: readonly Fault[] = [
  {
    operation: 'getRfi',
    what: 'a property is missing',
    says: /body that matches its schema, got \/data must have required property 'title'/,
    answer: replaced('data.title', () => undefined),
  },
  {
    operation: 'getProjectStats',
    what: 'a number comes as a text',
    says: /got \/data\/modules\/rfi\/total must be integer/,
    answer: replaced('data.modules.rfi.total', String),
  },
  {
    operation: 'getProject',
    what: 'null in a property that is not nullable',
    says: /got \/data\/code must be string/,
    answer: replaced('data.code', () => null),
  },
  {
    operation: 'getSubmittal',
    what: 'a date in a local format',
    says: /got \/data\/createdAt must match format "date-time"/,
    answer: replaced('data.createdAt', () => '21.11.2026'),
  },
  {
    operation: 'listSubmittals',
    what: 'an option that the contract does not have',
    says: /got \/data\/0\/status must be equal to one of the allowed values/,
    answer: replaced('data.0.status', () => 'archived'),
  },
  {
    operation: 'listProjects',
    what: 'nextCursor is missing',
    says: /must have required property 'nextCursor'/,
    answer: replaced('nextCursor', () => undefined),
  },
  {
    operation: 'updateNotificationOptOut',
    what: 'half of the answer is missing',
    says: /must have required property 'optOut'/,
    answer: replaced('data.optOut', () => undefined),
  },
  {
    operation: 'listSavedViews',
    what: 'the JSON is cut short',
    says: /expected a JSON body, got invalid JSON/,
    answer: success((passing) => {
      passing.body = JSON.stringify(passing.json).slice(0, -5);
    }),
  },
  {
    operation: 'listScans',
    what: 'a status that is not declared',
    says: /expected a declared status .*got 203, which is not declared/,
    answer: success((passing) => {
      passing.status = 203;
    }),
  },
  {
    operation: 'logout',
    what: '204 instead of 200',
    says: /expected 200, got 204/,
    answer: success((passing) => {
      passing.status = 204;
    }),
  },
  {
    operation: 'createSubmittal',
    what: '200 instead of 201',
    says: /expected 201, got 200/,
    answer: success((passing) => {
      passing.status = 200;
    }),
  },
  {
    operation: 'getScan',
    what: 'a redirection to another host',
    says: /got 302, which is not declared/,
    answer: success((passing) => {
      passing.status = 302;
      passing.headers.set('location', 'https://elsewhere.example/');
    }),
  },
  {
    operation: 'getNotificationPreferences',
    what: 'JSON with the content type of HTML',
    says: /expected the content type application\/json, got text\/html/,
    answer: success((passing) => passing.headers.set('content-type', 'text/html')),
  },
  {
    operation: 'listWorkItems',
    what: 'another character encoding',
    says: /expected UTF-8, got charset=iso-8859-1/,
    answer: success(({ headers }) =>
      headers.set('content-type', 'application/json; charset=iso-8859-1'),
    ),
  },
  {
    operation: 'exportRfis',
    what: 'the name of the file is lost',
    says: /expected the header Content-Disposition, got no such header/,
    answer: ({ headers }) => headers.delete('content-disposition'),
  },
  {
    operation: 'downloadScans',
    what: 'a page instead of a zip file',
    says: /expected a zip file, got something else/,
    answer: (passing) => {
      if (passing.status === 200) passing.body = '<html></html>';
    },
  },
];
