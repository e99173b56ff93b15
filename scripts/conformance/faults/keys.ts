import { accepted, type Fault } from '../faulty-host.ts';

const HEADER = 'Idempotency-Key';

/** Requests that are repeated with an Idempotency-Key. */
export const ignoredKeys: readonly Fault[] = [
  {
    operation: 'createRfi',
    what: 'creates a second record for the same key',
    says: /the same request with the same key: expected the first answer again.*got another record/,
    ask: (request) => {
      const other = new Request(request);
      other.headers.delete(HEADER);
      return other;
    },
  },
  {
    operation: 'createTour',
    what: 'does not look at the request if it knows the key',
    says: /another request with the same key: expected 422 IDEMPOTENCY_KEY_REUSED, got 201/,
    answer: accepted(422, ({ request }) => request.headers.has(HEADER)),
  },
];
