import { accepted, deaf, type Fault, failing, replaced, success } from '../faulty-host.ts';

type Row = { id: string; title?: string; priority?: string; dueDate?: string | null };

const rowsIn = (json: Record<string, unknown> | undefined) => (json?.data ?? []) as Row[];

/** Refuses a body that it has seen. */
function refusingRepeats(): Fault['answer'] {
  const seen = new Set<string>();
  return failing(
    ({ request: { text } }) => seen.size === seen.add(text).size,
    401,
    'UNAUTHENTICATED',
  );
}

/** Departures from what the contract states in words, and from what only a list with records shows. */
export const brokenStatements: readonly Fault[] = [
  {
    operation: 'listSubmittals',
    what: 'counts a page in its groups',
    says: /grouped by company: expected groups with \d+ records in all, got 1/,
    answer: success(({ json, request: { url } }) => {
      if (json && url.searchParams.has('groupBy')) json.groups = [{ id: null, name: '', count: 1 }];
    }),
  },
  {
    operation: 'exportPunchItems',
    what: 'exports all columns always',
    says: /two columns of no record: expected a line with the names of two columns, got/,
    ask: (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('column');
      return new Request(url, request);
    },
  },
  {
    operation: 'updateRfi',
    what: 'its history does not offer to take the change back',
    says: /expected the update that takes the change back in history\[0\]\.undo, got null/,
    answer: replaced('data.history.0.undo', () => null),
  },
  {
    operation: 'listPunchItems',
    what: 'loses a record that matches a filter',
    says: /status: the option \w+: expected all records with status \w+, got no pch_/,
    answer: success(({ json, request: { url } }) => {
      if (url.searchParams.has('status')) rowsIn(json).shift();
    }),
  },
  {
    operation: 'listRfis',
    what: 'does not know descending order',
    says: /sort: -title: expected records in the order of -title, got another order/,
    ask: (request) => new Request(request.url.replace('sort=-title', 'sort=title'), request),
  },
  {
    operation: 'listSubmittals',
    what: 'has another default order',
    says: /the whole list: expected the default order, -createdAt, got another order/,
    ask: (request) => {
      const url = new URL(request.url);
      if (!url.searchParams.has('sort') && !url.searchParams.has('cursor'))
        url.searchParams.set('sort', 'title');
      return new Request(url, request);
    },
  },
  {
    operation: 'listPhotos',
    what: 'ignores the search',
    says: /q: a text of no record: expected no records, got \d/,
    ask: deaf('q'),
  },
  {
    operation: 'listRfis',
    what: 'ignores the begin of a range of days',
    says: /dueFrom: \S+: expected records with dueFrom \S+, got rfi_[\w-]+, which is outside/,
    ask: deaf('dueFrom'),
  },
  {
    operation: 'listPunchItems',
    what: 'leaves out the last day of a range',
    says: /dueTo: \S+: expected all records with dueTo \S+, got no pch_/,
    answer: success(({ json, request: { url } }) => {
      const to = url.searchParams.get('dueTo');
      if (json && to) json.data = rowsIn(json).filter(({ dueDate }) => dueDate !== to);
    }),
  },
  {
    operation: 'listTours',
    what: 'finds nothing by its title',
    says: /q: the title of a record: expected the record with this title, got not it/,
    answer: success(({ json, request: { url } }) => {
      const [q] = url.searchParams.getAll('q');
      if (json && q) json.data = rowsIn(json).filter(({ title }) => title !== q);
    }),
  },
  {
    operation: 'listSavedViews',
    what: 'does not list a new record',
    says: /the whole list: expected each record that was created, got no viw_/,
    answer: success(({ json }) => {
      if (json) json.data = rowsIn(json).slice(0, 1);
    }),
  },
  {
    operation: 'listVideos',
    what: 'promises another page after the last one',
    says: /expected no nextCursor, because there are no more records, got b3Zlcg/,
    answer: success(({ json, request: { url } }) => {
      if (json && rowsIn(json).length === Number(url.searchParams.get('limit')))
        json.nextCursor ??= 'b3Zlcg';
    }),
  },
  {
    operation: 'listModels',
    what: 'takes the cursor of another order',
    says: /a cursor of the order \S+ with the order \S+: expected 422 .*got 200/,
    answer: accepted(422, ({ request: { url } }) => url.searchParams.get('limit') === '1'),
  },
  {
    operation: 'listTours',
    what: 'refuses the largest page',
    says: /limit: the maximum, 100: expected 200, got 422/,
    answer: failing(
      ({ request: { url } }) => url.searchParams.get('limit') === '100',
      422,
      'VALIDATION_FAILED',
    ),
  },
  {
    operation: 'listPins',
    what: 'writes times without a zone',
    says: /must match format "date-time"/,
    answer: replaced('data.0.createdAt', (time) => time && String(time).replace('Z', '')),
  },
  {
    operation: 'createRfi',
    what: 'refuses a charset',
    says: /another spelling of its headers: expected 201, got 415/,
    answer: failing(
      ({ request }) => /charset/i.test(request.headers.get('content-type') ?? ''),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ),
  },
  {
    operation: 'getScan',
    what: 'knows the scheme of a token in one spelling only',
    says: /another spelling of its headers: expected 200, got 401/,
    answer: failing(
      ({ request }) => request.headers.get('authorization')?.startsWith('bearer ') ?? false,
      401,
      'UNAUTHENTICATED',
    ),
  },
  {
    operation: 'updatePunchItem',
    what: 'refuses an unknown property',
    says: /with an unknown property: expected 200, got 422/,
    answer: failing(
      ({ request }) => request.text.includes('conformanceUnknown'),
      422,
      'VALIDATION_FAILED',
    ),
  },
  {
    operation: 'updateAlbum',
    what: 'stores an unknown property',
    says: /with an unknown property: expected the property to be ignored, got it was stored/,
    answer: success(({ json, request }) => {
      if (request.text.includes('conformanceUnknown'))
        Object.assign(json?.data ?? {}, JSON.parse(request.text));
    }),
  },
  {
    operation: 'updateScan',
    what: 'empties what a PUT does not name',
    says: /without the optional properties: expected description as it was, got/,
    ask: async (request) => {
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      if (!form) return request;
      if (!form.has('description')) form.set('description', '');
      const headers = new Headers(request.headers);
      headers.delete('content-type');
      return new Request(request.url, { method: request.method, headers, body: form });
    },
  },
  {
    operation: 'deleteRfi',
    what: 'deletes twice',
    says: /a record that is already deleted: expected 404, got 200/,
    answer: accepted(404, ({ request }) => request.url.pathname.includes('/rfi_')),
  },
  {
    operation: 'createSubmittal',
    what: 'accepts an unknown option',
    says: /priority: an unknown option: expected 422 VALIDATION_FAILED, got 201/,
    answer: accepted(422, ({ request }) => request.text.includes('"priority":"conformance_')),
  },
  {
    operation: 'updateVideo',
    what: 'accepts a text that is one character too long',
    says: /title: a text too long: expected 422 VALIDATION_FAILED, got 200/,
    answer: accepted(422, ({ request }) => request.text.length > 100),
  },
  {
    operation: 'createShareLink',
    what: 'refuses the longest text',
    says: /label: \d+ characters: expected 201, got 422/,
    answer: failing(({ request }) => /x{40}/.test(request.text), 422, 'VALIDATION_FAILED'),
  },
  {
    operation: 'getProject',
    what: 'says that it has a project of others',
    says: /expected 404 NOT_FOUND, got 403 FORBIDDEN/,
    answer: failing(({ status }) => status === 404, 403, 'FORBIDDEN'),
  },
  {
    operation: 'createPunchItem',
    what: 'has another default',
    says: /expected the default of priority, "normal", got "low"/,
    answer: replaced('data.priority', (priority, { request }) =>
      request.text.includes('"priority"') ? priority : 'low',
    ),
  },
  {
    operation: 'listRfis',
    what: 'sorts options by their letters',
    says: /sort: priority: expected records in the order of priority, got another order/,
    answer: success(({ json, request: { url } }) => {
      if (url.searchParams.get('sort') === 'priority')
        rowsIn(json).sort((a, b) => ((a.priority ?? '') < (b.priority ?? '') ? -1 : 1));
    }),
  },
  {
    operation: 'listPunchItems',
    what: 'begins with the records without a due date',
    says: /sort: dueDate: expected records without dueDate last, got others after them/,
    answer: success(({ json, request: { url } }) => {
      if (url.searchParams.get('sort') === 'dueDate')
        rowsIn(json).sort((a, b) => Number(b.dueDate === null) - Number(a.dueDate === null));
    }),
  },
  {
    operation: 'logout',
    what: 'refuses a second sign-out',
    says: /a second sign-out: expected 200, got 401/,
    answer: refusingRepeats(),
  },
  {
    operation: 'listSubmittals',
    what: 'counts a page instead of the list',
    says: /the whole list: expected a total of \d, got \d/,
    answer: success(({ json }) => {
      if (json) json.total = rowsIn(json).length - 1;
    }),
  },
];
