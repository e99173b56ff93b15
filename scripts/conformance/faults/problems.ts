import { type Fault, failing, inProblem } from '../faulty-host.ts';

const hasNonAscii = (text: string) => [...text].some((sign) => sign > '\u007f');

/** Problem documents that contradict the contract. */
export const brokenProblems: readonly Fault[] = [
  {
    operation: 'getPunchItem',
    what: 'a code that the contract does not have',
    says: /expected 404 NOT_FOUND, got 404 GONE/,
    answer: inProblem(404, { code: 'GONE' }),
  },
  {
    operation: 'deleteScan',
    what: 'another status in the problem',
    says: /expected the status 404 in the problem, got 400/,
    answer: inProblem(404, { status: 400 }),
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
    answer: inProblem(422, { detail: undefined }),
  },
  {
    operation: 'login',
    what: 'another code for a wrong password',
    says: /a wrong password: expected 401 INVALID_CREDENTIALS, got 401 UNAUTHENTICATED/,
    answer: inProblem(401, { code: 'UNAUTHENTICATED' }),
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
    answer: failing(({ request }) => hasNonAscii(request.text)),
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
