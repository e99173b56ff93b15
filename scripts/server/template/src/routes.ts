import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partsOf, readForm } from './bodies.ts';
import { type Caller, callers } from './callers.ts';
import { answerFaults, type SentAnswer } from './checks.ts';
import { type Operation, operations, type Schema } from './contract.ts';
import { notImplemented } from './handler.ts';
import { handlers } from './handlers/index.ts';
import { Problem } from './problem.ts';
import { fingerprintOf, once } from './retries.ts';

const FORM = 'multipart/form-data';
const IDEMPOTENCY_KEY = 'idempotency-key';

type AnyHandler = (call: object) => SentAnswer | Promise<SentAnswer>;

/** Adds a route for each operation, and one for all other methods of its path. */
export function addRoutes(api: FastifyInstance): void {
  for (const operation of operations) addOperation(api, operation);
  for (const url of new Set(operations.map((operation) => operation.url))) addOthers(api, url);
}

function addOthers(api: FastifyInstance, url: string): void {
  const declared = operations.filter((operation) => operation.url === url);
  const methods = declared.map(({ method }) => method);
  // Fastify answers HEAD wherever there is GET.
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])];
  api.route({
    method: api.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async () => {
      throw new Problem('METHOD_NOT_ALLOWED', { headers: { allow: allowed.join(', ') } });
    },
    handler: notImplemented,
  });
}

/** The callers of the requests under way. */
const found = new WeakMap<FastifyRequest, Caller>();

function addOperation(api: FastifyInstance, operation: Operation): void {
  const { method, url, scheme, body } = operation;
  const handler = (handlers as Record<string, AnyHandler>)[operation.id] ?? notImplemented;
  api.route({
    method,
    url,
    schema: schemasOf(operation),
    // Before the body is read: a caller who is not signed in learns nothing about the request.
    onRequest: async (request) => {
      if (handler === notImplemented) notImplemented();
      if (scheme) found.set(request, await identified(scheme, request));
      if (body && hasBody(request) && mediaTypeOf(request) !== body.mediaType)
        throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    },
    preValidation: async (request) => {
      if (body?.mediaType === FORM && hasBody(request)) request.body = await readForm(request);
    },
    handler: async (request, reply) => {
      if (!isAccepted(operation, request)) throw new Problem('NOT_ACCEPTABLE');
      const answer = await answerTo(operation, handler, request);
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body);
    },
  });
}

/** Whether the caller accepts the content type of the answer. */
function isAccepted({ answers }: Operation, request: FastifyRequest): boolean {
  const successes = Object.entries(answers).filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  return types.length === 0 || request.accepts().type(types) !== false;
}

async function answerTo(
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
): Promise<SentAnswer> {
  const { id, body, parameters } = operation;
  const call = callOf(request, body?.mediaType === FORM);
  const run = async () => {
    const answer = await handler(call);
    const faults = answerFaults(operation, answer);
    if (faults.length === 0) return answer;
    throw new Error(`${id} broke the contract: ${faults.join('; ')}`);
  };
  const key = request.headers[IDEMPOTENCY_KEY];
  const takesKey = parameters.some(({ name }) => name.toLowerCase() === IDEMPOTENCY_KEY);
  if (!takesKey || !key) return run();
  const { 'upload-length': length, 'upload-metadata': metadata } = request.headers;
  const fingerprint = await fingerprintOf([request.url, call.body, length, metadata], call.files);
  return once(JSON.stringify([found.get(request)?.id, id, key]), fingerprint, run);
}

function identified(scheme: string, { headers }: FastifyRequest): Caller | Promise<Caller> {
  const token = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  const find = callers[scheme];
  if (!token || !find) throw new Problem('UNAUTHENTICATED');
  return find(token);
}

/** Returns what a handler gets: see `Call` in `handler.ts`. */
function callOf(request: FastifyRequest, isForm: boolean) {
  const { params, query, headers } = request;
  const caller = () => {
    const known = found.get(request);
    if (!known) throw new Problem('UNAUTHENTICATED');
    return known;
  };
  const parts = isForm ? partsOf(request.body as object) : { body: request.body, files: {} };
  return { params, query, headers, ...parts, caller, request };
}

const mediaTypeOf = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

const hasBody = ({ headers }: FastifyRequest) =>
  Boolean(headers['transfer-encoding']) || Number(headers['content-length']) > 0;

/** Returns the schemas that Fastify checks a request with. */
function schemasOf({ parameters, body }: Operation): Record<string, Schema> {
  const of = (place: string): Schema => {
    const ownParameters = parameters.filter((parameter) => parameter.in === place);
    // Node writes the names of headers in lowercase.
    const sent = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    const properties = Object.fromEntries(
      ownParameters.map(({ name, schema }) => [sent(name), schema]),
    );
    const required = ownParameters
      .filter((parameter) => parameter.required)
      .map(({ name }) => sent(name));
    const names = Object.fromEntries(ownParameters.map(({ name }) => [sent(name), name]));
    return { type: 'object', properties, required, 'x-names': names };
  };
  const schemas = { params: of('path'), querystring: of('query'), headers: of('header') };
  // A chunk of an upload has no schema.
  if (body?.mediaType !== 'application/json' && body?.mediaType !== FORM) return schemas;
  const isForm = body.mediaType === FORM;
  const bodySchema = body.required ? body.schema : { anyOf: [{ type: 'null' }, body.schema] };
  return { ...schemas, body: isForm ? { 'x-form': true, allOf: [bodySchema] } : bodySchema };
}
