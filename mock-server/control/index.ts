import { settle } from '../core/notifications/notifier.ts';
import { newSecret } from '../core/state/secrets.ts';
import type { Store } from '../core/state/storage/store.ts';
import type { Contract } from '../engine/contract.ts';
import { refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { StorageFull } from '../engine/storageFull.ts';
import type { ViolationLog } from '../engine/violations.ts';
import { growActivity } from '../modules/activity/seed.ts';
import { growBudget } from '../modules/budget/seed/budgetScale.ts';
import { growMessages } from '../modules/messages/seed/messages.ts';
import { growPunchItems } from '../modules/punch-items/seed/items.ts';
import { growPeople } from '../modules/team/seed/peopleScale.ts';
import { clockOf, moveClock } from './clock.ts';
import { readFaults } from './faults.ts';
import { personPicture, serveFile, serveVisitFile } from './files.ts';
import { InputError, parseJson } from './inputs.ts';
import { readOfferInput } from './offer.ts';
import { outboxPage } from './outbox.ts';
import { PROVIDER } from './provider/address.ts';
import { answerProvider, misbehave } from './provider/provider.ts';
import { readMisbehavior } from './provider/settings.ts';
import { answerPushCall } from './push/services.ts';
import { readScale } from './scale.ts';
import { readSettings } from './settings.ts';
import { disturb, streamsOf } from './streams.ts';

export interface ControlRequest {
  method: string;
  /** Percent-encoded, begins with CONTROL_PATH. */
  path: string;
  headers: Record<string, string>;
  raw: Buffer;
  tenantId: string;
  /** Scheme and host of the request. */
  origin: string;
  query: URLSearchParams;
  /** Lets the caller read a file without a token; empty for other calls. */
  grant: string;
}

/** Prefix of the mock's own API, which is not part of the contract. */
export const CONTROL_PATH = '/__mock/';

/** How many segments follow the first one in the address of a file; see files.ts. */
const FILE_SEGMENTS: ReadonlyMap<string, number> = new Map([
  ['files', 2],
  ['visits', 5],
]);

/** The pictures of people: `GET /__mock/people/{key}`. */
const PEOPLE = 'people';

/** Prefix of the stand-in for the push services. */
const PUSH = 'push/';

interface ControlParts {
  contract: Contract;
  store: Store;
  violations: ViolationLog;
  /** Milliseconds since the epoch. */
  now: () => number;
}

type Route = (request: ControlRequest) => Reply;

/** The mock's own API for developers and tests. */
export class Control {
  readonly #contract: Contract;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #routes: Record<string, Record<string, Route>>;

  constructor({ contract, store, violations, now }: ControlParts) {
    this.#contract = contract;
    this.#store = store;
    this.#now = now;
    const tenantOf = ({ tenantId }: ControlRequest) => store.tenant(tenantId);
    const settled = (request: ControlRequest) => {
      const tenant = tenantOf(request);
      settle(tenant);
      return tenant;
    };
    this.#routes = {
      operations: { GET: () => json(describeOperations(contract)) },
      // What the tenant offers from now on, as of `npm run mock -- --operations`.
      offer: {
        PUT: (request) => {
          tenantOf(request).offer = readOfferInput(contract, parseJson(request.raw));
          return nothing();
        },
      },
      outbox: {
        GET: (request) => {
          const { state, id } = settled(request);
          return html(outboxPage(state.outbox, id));
        },
      },
      'outbox.json': { GET: (request) => json(settled(request).state.outbox.toReversed()) },
      'pushes.json': { GET: (request) => json(settled(request).state.pushes.toReversed()) },
      clock: {
        GET: (request) => json(clockOf(tenantOf(request))),
        PUT: (request) => {
          const tenant = tenantOf(request);
          moveClock(tenant, parseJson(request.raw));
          return json(clockOf(tenant));
        },
      },
      faults: {
        GET: (request) => json(tenantOf(request).faults.list()),
        PUT: (request) => {
          const faults = readFaults(contract, parseJson(request.raw));
          tenantOf(request).faults.set(faults);
          return json(tenantOf(request).faults.list());
        },
        DELETE: (request) => {
          tenantOf(request).faults.set([]);
          return nothing();
        },
      },
      reset: {
        POST: ({ tenantId }) => {
          store.reset(tenantId);
          return nothing();
        },
      },
      backup: {
        POST: () => {
          if (!store.database) throw new InputError('This mock keeps nothing.');
          const headers = { 'content-type': 'application/zip', 'cache-control': 'no-store' };
          return { status: 200, headers, body: store.database.backUp() };
        },
      },
      seed: {
        POST: (request) => {
          const tenant = tenantOf(request);
          const { punchItems, budgetLines, activityEntries, messages, people } = readScale(
            parseJson(request.raw),
          );
          if (people) growPeople(tenant.state, people);
          if (punchItems) growPunchItems(tenant.state, Date.now(), punchItems);
          if (budgetLines) growBudget(tenant.state, budgetLines);
          if (activityEntries) growActivity(tenant.state, Date.now(), activityEntries);
          if (messages) growMessages(tenant.state, Date.now(), messages);
          tenant.changed(true);
          return nothing();
        },
      },
      // What the provider of a company does wrong from now on.
      provider: {
        PUT: (request) => {
          misbehave(tenantOf(request), readMisbehavior(parseJson(request.raw)));
          return nothing();
        },
      },
      // Ends the addresses of all files, as if their time were over.
      'end-addresses': {
        POST: (request) => {
          tenantOf(request).fileKey = newSecret();
          return nothing();
        },
      },
      settings: {
        GET: (request) => json(tenantOf(request).state.settings),
        PUT: (request) => {
          const tenant = tenantOf(request);
          tenant.state.settings = readSettings(tenant.state.settings, parseJson(request.raw));
          tenant.changed(true);
          return json(tenant.state.settings);
        },
      },
      streams: {
        GET: (request) => json(streamsOf(tenantOf(request))),
        PUT: (request) => {
          const tenant = tenantOf(request);
          disturb(tenant, parseJson(request.raw));
          return json(streamsOf(tenant));
        },
      },
      violations: {
        GET: () => json(violations.list()),
        DELETE: () => {
          violations.clear();
          return nothing();
        },
      },
    };
  }

  async handle(request: ControlRequest): Promise<Reply> {
    const { problems } = this.#contract;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const name = request.path.slice(CONTROL_PATH.length);
    if (name.startsWith(PUSH)) {
      const { headers, raw } = request;
      return answerPushCall({ method, path: name.slice(PUSH.length - 1), headers, raw });
    }
    const [kind, ...segments] = name.split('/');
    if (kind === PEOPLE && method === 'GET')
      return await personPicture(this.#store, problems, segments.join('/'));
    const isFile = segments.length === FILE_SEGMENTS.get(kind ?? '');
    try {
      if (name.startsWith(PROVIDER)) {
        const [tenantId = '', ...path] = segments;
        const tenant = this.#store.tenant(decodeURIComponent(tenantId));
        return await answerProvider({ ...request, method, tenant, path: `/${path.join('/')}` });
      }
      if (isFile && method === 'GET') return await this.#file(request, segments);
      const route = Object.hasOwn(this.#routes, name) ? this.#routes[name] : undefined;
      if (!route && !isFile) return refusalReply(problems, refuse('NOT_FOUND'));
      const answer = route?.[method];
      if (answer) return answer(request);
      const reply = refusalReply(problems, refuse('METHOD_NOT_ALLOWED'));
      reply.headers.allow = Object.keys(route ?? { GET: null }).join(', ');
      return reply;
    } catch (error) {
      if (error instanceof StorageFull) return refusalReply(problems, refuse('STORAGE_FULL'));
      if (!(error instanceof InputError || error instanceof URIError)) throw error;
      return refusalReply(problems, refuse('MALFORMED_REQUEST', { detail: error.message }));
    }
  }

  /** @throws URIError if the address has an invalid percent-encoding */
  #file({ headers, grant }: ControlRequest, segments: string[]): Promise<Reply> {
    const [tenantId = '', key = '', kind = '', id = '', part = ''] =
      segments.map(decodeURIComponent);
    const { problems } = this.#contract;
    const now = this.#now();
    if (!kind) {
      return serveFile(this.#store, problems, { tenantId, fileId: key, grant }, headers, now);
    }
    const address = { tenantId, filesKey: key, kind, id, part };
    return serveVisitFile(this.#store, problems, address, headers, now);
  }
}

/** Lists each operation and the names of its answers, for the developer panel. */
function describeOperations({ operations }: Contract) {
  return operations.map(({ id, tag, method, path, summary, origin, examples }) => ({
    operationId: id,
    tag,
    method,
    path,
    summary,
    origin,
    examples,
  }));
}

const withType = (type: string, text: string): Reply => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'no-store',
    // The only page has an inline style and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
  body: Buffer.from(text),
});
const json = (value: unknown) => withType('application/json', JSON.stringify(value));
const html = (text: string) => withType('text/html; charset=utf-8', text);
const nothing = (): Reply => ({ status: 204, headers: {}, body: null });
