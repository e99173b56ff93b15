import { accepted, deaf, type Fault, failing, success } from './faulty-host.ts';

const isOdd = (text: string) => [...text].some((sign) => sign > '\u007f');

/** Answers that break the schema of the contract. */
const forms: Fault[] = [
  {
    operation: 'getRfi',
    what: 'a property is missing',
    says: /body that matches its schema, got \/data must have required property 'title'/,
    answer: success(({ data }) => delete data.title),
  },
  {
    operation: 'getProjectStats',
    what: 'a number comes as a text',
    says: /got \/data\/modules\/rfi\/total must be integer/,
    answer: success(({ data }) => {
      data.modules.rfi.total = String(data.modules.rfi.total);
    }),
  },
  {
    operation: 'getProject',
    what: 'null in a property that is not nullable',
    says: /got \/data\/code must be string/,
    answer: success(({ data }) => {
      data.code = null;
    }),
  },
  {
    operation: 'getSubmittal',
    what: 'a date in a local format',
    says: /got \/data\/createdAt must match format "date-time"/,
    answer: success(({ data }) => {
      data.createdAt = '21.11.2026';
    }),
  },
  {
    operation: 'listSubmittals',
    what: 'an option that the contract does not have',
    says: /got \/data\/0\/status must be equal to one of the allowed values/,
    answer: success(({ data }) => {
      if (data[0]) data[0].status = 'archived';
    }),
  },
  {
    operation: 'listProjects',
    what: 'nextCursor is missing',
    says: /must have required property 'nextCursor'/,
    answer: success((json) => delete json.nextCursor),
  },
  {
    operation: 'updateNotificationOptOut',
    what: 'half of the answer is missing',
    says: /must have required property 'optOut'/,
    answer: success(({ data }) => delete data.optOut),
  },
  {
    operation: 'listSavedViews',
    what: 'the JSON is cut short',
    says: /expected a JSON body, got invalid JSON/,
    answer: success((json, passing) => {
      passing.body = JSON.stringify(json).slice(0, -5);
    }),
  },
  {
    operation: 'listScans',
    what: 'a status that is not declared',
    says: /expected a declared status .*got 203, which is not declared/,
    answer: success((_, passing) => {
      passing.status = 203;
    }),
  },
  {
    operation: 'logout',
    what: '204 instead of 200',
    says: /expected 200, got 204/,
    answer: success((_, passing) => {
      passing.status = 204;
    }),
  },
  {
    operation: 'createSubmittal',
    what: '200 instead of 201',
    says: /expected 201, got 200/,
    answer: success((_, passing) => {
      passing.status = 200;
    }),
  },
  {
    operation: 'getScan',
    what: 'a redirection to another host',
    says: /got 302, which is not declared/,
    answer: success((_, passing) => {
      passing.status = 302;
      passing.headers.set('location', 'https://elsewhere.example/');
    }),
  },
  {
    operation: 'getNotificationPreferences',
    what: 'JSON with the content type of HTML',
    says: /expected the content type application\/json, got text\/html/,
    answer: success((_, passing) => passing.headers.set('content-type', 'text/html')),
  },
  {
    operation: 'listWorkItems',
    what: 'another character encoding',
    says: /expected UTF-8, got charset=iso-8859-1/,
    answer: success((_, { headers }) =>
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

/** Problem documents that contradict the contract. */
const problems: Fault[] = [
  {
    operation: 'getPunchItem',
    what: 'a code that the contract does not have',
    says: /expected 404 NOT_FOUND, got 404 GONE/,
    answer: (passing) => {
      if (passing.status === 404) passing.json.code = 'GONE';
    },
  },
  {
    operation: 'deleteScan',
    what: 'another status in the problem',
    says: /expected the status 404 in the problem, got 400/,
    answer: (passing) => {
      if (passing.status === 404) passing.json.status = 400;
    },
  },
  {
    operation: 'getProject',
    what: 'a failure without a problem document',
    says: /expected the content type application\/problem\+json, got application\/json/,
    answer: ({ status, headers }) => {
      if (status === 404) headers.set('content-type', 'application/json');
    },
  },
  {
    operation: 'listRfis',
    what: 'a failure without details',
    says: /got \/? ?.*must have required property 'detail'/,
    answer: ({ status, json }) => {
      if (status === 422) delete json.detail;
    },
  },
  {
    operation: 'login',
    what: 'another code for a wrong password',
    says: /a wrong password: expected 401 INVALID_CREDENTIALS, got 401 UNAUTHENTICATED/,
    answer: ({ status, json }) => {
      if (status === 401) json.code = 'UNAUTHENTICATED';
    },
  },
  {
    operation: 'createSavedView',
    what: '500 on broken JSON',
    says: /broken JSON: expected 400 MALFORMED_REQUEST, got 500 INTERNAL/,
    answer: failing(({ status }) => status === 400),
  },
  {
    operation: 'updateRfi',
    what: '500 on letters beyond ASCII',
    says: /expected 200, got 500 INTERNAL/,
    answer: failing(({ request }) => isOdd(request.text)),
  },
  {
    operation: 'createPunchItem',
    what: '500 on a huge body',
    says: /a body of 2 MiB: expected 413 or 422 .*got 500 INTERNAL/,
    answer: failing(({ status }) => status === 413),
  },
  {
    operation: 'respondToRfi',
    what: '500 on a quotation mark',
    says: /expected 201, got 500 INTERNAL/,
    answer: failing(({ request }) => request.text.includes("'")),
  },
];

/** Requests that the host should have refused. */
const trusting: Fault[] = [
  {
    operation: 'createRfi',
    what: 'accepts invalid values',
    says: /expected 422 VALIDATION_FAILED, got 201/,
    answer: accepted(422),
  },
  {
    operation: 'transitionRfi',
    what: 'accepts a body without required properties',
    says: /status: missing: expected 422 VALIDATION_FAILED, got 200/,
    answer: accepted(422, ({ request }) => !request.text.includes('"status"')),
  },
  {
    operation: 'addRfiComment',
    what: 'accepts any content type',
    says: /expected 415 UNSUPPORTED_MEDIA_TYPE, got 201/,
    answer: accepted(415),
  },
  {
    operation: 'addSubmittalAttachment',
    what: 'accepts any file type',
    says: /an unsupported file type: expected 415 .*got 201/,
    answer: accepted(415, ({ request }) => request.text.includes('.exe')),
  },
  {
    operation: 'updateScan',
    what: 'accepts files of any size',
    says: /thumbnail: 5242881 bytes: expected 413 .*got 200/,
    answer: accepted(413),
  },
  {
    operation: 'getCurrentUser',
    what: 'answers without a sign-in',
    says: /without a token: expected 401 .*got 200/,
    answer: accepted(401),
  },
  {
    operation: 'updateNotificationPreferences',
    what: 'does not verify the signature of a token',
    says: /with a changed expiry in the token: expected 401 .*got 200/,
    answer: accepted(
      401,
      ({ request }) => request.headers.get('authorization')?.split('.').length === 3,
    ),
  },
  {
    operation: 'listPunchItems',
    what: "answers for another account's project",
    says: /a project that the other account is not in: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404),
  },
  {
    operation: 'exportPunchItems',
    what: 'lets every account export',
    says: /without the permission to export_punch_items: expected 403 FORBIDDEN, got 200/,
    answer: (passing) => {
      if (passing.status !== 403) return;
      passing.status = 200;
      passing.headers.set('content-type', 'text/csv');
      passing.headers.set('content-disposition', 'attachment; filename="a.csv"');
      passing.body = 'Number\r\n';
    },
  },
  {
    operation: 'deleteSavedView',
    what: 'lets every account delete views of others',
    says: /a private view, by the other account: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404, ({ request }) => request.url.pathname.includes('/viw_')),
  },
  {
    operation: 'getSubmittal',
    what: 'ignores the project of a record',
    says: /a record of another project: expected 404 NOT_FOUND, got 200/,
    answer: accepted(404, ({ request }) => request.url.pathname.includes('/sub_')),
  },
  {
    operation: 'updatePunchItem',
    what: 'accepts any version',
    says: /a stale version: expected 409 STALE_VERSION, got 200/,
    answer: accepted(409),
  },
  {
    operation: 'deleteSubmittal',
    what: 'deletes regardless of the version',
    says: /a version that does not exist yet: expected 409 STALE_VERSION, got 200/,
    answer: accepted(409),
  },
  {
    operation: 'signup',
    what: 'creates two accounts for one email address',
    says: /an address that has an account: expected 409 EMAIL_EXISTS, got 201/,
    answer: accepted(409),
  },
  {
    operation: 'refreshToken',
    what: 'accepts a token twice',
    says: /a token that was used: expected 401 TOKEN_INVALID, got 200/,
    answer: accepted(401),
  },
];

/** Answers that match the schema but are not true. */
const lies: Fault[] = [
  {
    operation: 'listRfis',
    what: 'shows a record of another project',
    says: /expected records of the requested project, got a record of another project, prj_other/,
    answer: success(({ data }) => {
      if (data[0]) data[0].projectId = 'prj_other';
    }),
  },
  {
    operation: 'getRfi',
    what: 'returns another record',
    says: /expected the requested record, got another record/,
    answer: success(({ data }) => {
      data.id = 'rfi_other';
    }),
  },
  {
    operation: 'listPunchItems',
    what: 'ends the list too early',
    says: /expected a nextCursor, because there are more records, got null/,
    answer: success((json) => {
      json.nextCursor = null;
    }),
  },
  {
    operation: 'listProjectMembers',
    what: 'returns the first page every time',
    says: /expected the record after the first page/,
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
    answer: success(({ data }) => {
      data.title = data.title.slice(0, 100);
    }),
  },
  {
    operation: 'updateSubmittal',
    what: 'changes characters of a text',
    says: /expected title as it was sent, got .*&lt;/,
    answer: success(({ data }) => {
      data.title = data.title.replaceAll('<', '&lt;');
    }),
  },
  {
    operation: 'addPunchItemComment',
    what: 'loses a property of the request',
    says: /expected body as it was sent, got nothing of it in the answer/,
    answer: success(({ data }) => {
      data.comments = [];
    }),
  },
  {
    operation: 'updateRfi',
    what: 'does not increase the version',
    says: /expected a version after \d+, got \d+/,
    answer: success(({ data }, { request }) => {
      data.version = JSON.parse(request.text).version;
    }),
  },
  {
    operation: 'bulkUpdateRfis',
    what: 'counts wrongly',
    says: /expected \d that succeeded, got/,
    answer: success(({ data }) => {
      data.succeeded += 1;
    }),
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

export const faults: readonly Fault[] = [...forms, ...problems, ...trusting, ...lies];
