import type { Docs } from '../control/docs/index.ts';
import { CONTROL_PATH, type Control } from '../control/index.ts';
import type { MockWorld } from '../core/state/call.ts';
import type { Store } from '../core/state/storage/store.ts';
import { DEFAULT_TENANT } from '../core/state/tenant.ts';
import { tusCapabilities } from '../core/uploads/protocol.ts';
import type { Contract } from '../engine/contract.ts';
import { type Engine, OFFLINE } from '../engine/engine.ts';
import { type Refusal, refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { bodyLimit, finish, optionsReply, type WireRequest } from './wire.ts';

export interface Parts {
  contract: Contract;
  engine: Engine<MockWorld>;
  control: Control;
  docs: Docs;
  store: Store;
  /** Scheme and host of the portal, used if the request has no local origin. */
  appUrl: string;
}

const TUS_PATH = /^\/projects\/[^/]+\/uploads(\/[^/]+)?$/;
const MAX_TENANT_LENGTH = 100;
/** Names of this machine. Their addresses never leave it, whatever a name server says. */
const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** Files have addresses that cannot be guessed, so that pages of the portal load them from anywhere. */
const FILE_PATH = /^\/__mock\/(?:files|visits|people)\//;

const isLocalOrigin = (origin: string): boolean =>
  origin.startsWith('http://') && LOCAL_HOST.test(origin.slice('http://'.length));

/**
 * Tells whether a website could have sent a request for the mock's own API: it would come from another origin, or to a name
 * that a name server leads to this machine (DNS rebinding).
 */
const isForeign = ({ host = '', origin }: Record<string, string>): boolean =>
  !LOCAL_HOST.test(host) || (origin !== undefined && !isLocalOrigin(origin));

/** Routes a request to the API or to the control endpoints of the mock, depending on its path. */
export async function dispatch(
  parts: Parts,
  request: WireRequest,
): Promise<Reply | typeof OFFLINE> {
  const { target, headers } = request;
  const path = readTarget(target)?.pathname ?? '';
  if (path.startsWith(CONTROL_PATH) && !FILE_PATH.test(path) && isForeign(headers)) {
    const detail = 'Only pages of this machine use the API of the mock itself.';
    const refused = refusalReply(parts.contract.problems, refuse('FORBIDDEN', { detail }));
    return finish(refused, headers, false);
  }
  const reply = await answer(parts, request);
  return reply === OFFLINE ? reply : finish(reply, headers);
}

async function answer(parts: Parts, request: WireRequest): Promise<Reply | typeof OFFLINE> {
  const { contract, engine, control, docs, store } = parts;
  const { method, headers, raw, stream } = request;
  const refused = (refusal: Refusal) => refusalReply(contract.problems, refusal);
  const url = readTarget(request.target);
  if (!url) return refused(refuse('MALFORMED_REQUEST', { detail: 'The URL cannot be read.' }));
  const { pathname, searchParams } = url;
  const isControl = pathname.startsWith(CONTROL_PATH);
  const inApi = pathname.startsWith(`${contract.basePath}/`);
  const path = inApi ? pathname.slice(contract.basePath.length) : pathname;
  if (method === 'OPTIONS') {
    const reply = optionsReply(headers, inApi ? engine.allowedMethods(path) : []);
    return TUS_PATH.test(path)
      ? { ...reply, headers: { ...reply.headers, ...tusCapabilities } }
      : reply;
  }
  if (raw.length > bodyLimit(headers['content-type'])) return refused(refuse('PAYLOAD_TOO_LARGE'));

  if (docs.has(pathname)) return docs.handle({ method, path: pathname, headers });

  const requestedTenant = isControl ? searchParams.get('tenant') : null;
  const tenantId = headers['x-mock-tenant'] || requestedTenant || DEFAULT_TENANT;
  if (tenantId.length > MAX_TENANT_LENGTH) {
    const detail = `x-mock-tenant may have ${MAX_TENANT_LENGTH} characters at the most.`;
    return refused(refuse('MALFORMED_REQUEST', { detail }));
  }
  // The portal's server passes on everything, also what it is asked under another name.
  const origin = LOCAL_HOST.test(headers.host ?? '') ? `http://${headers.host}` : parts.appUrl;
  if (isControl) {
    const grant = searchParams.get('grant') ?? '';
    return control.handle({
      ...{ method, path, headers, raw, tenantId, grant },
      ...{ origin, query: searchParams },
    });
  }
  if (!inApi) return refused(refuse('NOT_FOUND'));
  return engine.handle({
    method,
    path,
    query: queryOf(searchParams),
    headers,
    raw,
    stream,
    tenant: store.tenant(tenantId),
    origin,
    appUrl: isLocalOrigin(headers.origin ?? '') ? String(headers.origin) : parts.appUrl,
    portalUrl: parts.appUrl,
  });
}

/**
 * Parses a request target. Returns null if it is not a URL. A target may begin with `//` and still
 * be a path.
 */
function readTarget(target: string): URL | null {
  return URL.parse(target.startsWith('/') ? `http://mock.invalid${target}` : target);
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
