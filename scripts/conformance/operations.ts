import {
  type Call,
  type Contract,
  callsOf,
  examplesOf,
  type Header,
  isSuccess,
  type Need,
  type Parameter,
  type Permissions,
  resolve,
  type Schema,
} from '../contract/document.ts';
import { needsOf, permissionsOf } from '../contract/permissions.ts';
import { schemaCompiler } from '../contract/rules/compiler.ts';
import { type Flat, flatten } from './requests/schema.ts';
import type { Json } from './requests/values.ts';

/** Returns the errors of a value, one line each. */
export type Validate = (value: unknown) => string[];

export interface DeclaredAnswer {
  /** Media type without parameters; null if the answer has no body. */
  mediaType: string | null;
  headers: DeclaredHeader[];
  /** Undefined if the body is not JSON. */
  schema: Schema | undefined;
  validate: Validate;
  /** Codes of a problem; empty for a success. */
  codes: string[];
}

export interface DeclaredHeader {
  name: string;
  required: boolean;
  validate: Validate;
}

export interface DeclaredParameter {
  name: string;
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  secured: boolean;
  /** The permissions in the project that it needs. */
  needs: readonly Need[];
  pathNames: string[];
  inPath: DeclaredParameter[];
  query: DeclaredParameter[];
  /** Names of the declared header parameters. */
  headers: string[];
  /** Null if the operation takes no body. */
  body: {
    mediaType: string;
    required: boolean;
    schema: Schema;
    flat: Flat;
    /** The value of a property that is absent, by name. */
    defaults: Json;
  } | null;
  /** Keyed by status; `default` is any other failure. */
  answers: ReadonlyMap<string, DeclaredAnswer>;
  successes: number[];
  /** The statuses with which a gateway may answer in place of the host, without a problem. */
  gatewayStatuses: readonly number[];
  /** The status of each declared failure, by code. */
  failures: ReadonlyMap<string, number>;
}

/** The contract in the form that a conformance run needs. */
export interface Api {
  contract: Contract;
  permissions: Permissions;
  operations: readonly Operation[];
  find(id: string): Operation;
  at(method: string, path: string): Operation | undefined;
  flat(schema: Schema): Flat;
  /** Compiled once per schema. */
  validator(schema: Schema): Validate;
}

export function readApi(contract: Contract): Api {
  const compile = schemaCompiler(contract);
  const compiled = new Map<string, Validate>();
  const validator = (schema: Schema): Validate => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key);
    if (known) return known;
    // Compiled on first use: a run of one operation needs few schemas.
    let validate: Validate | undefined;
    const lazy: Validate = (value) => {
      validate ??= compile(schema).validate;
      return validate(value);
    };
    compiled.set(key, lazy);
    return lazy;
  };
  const operations = callsOf(contract).map((call) => operationOf(contract, call, validator));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    contract,
    permissions: permissionsOf(contract),
    operations,
    find: (id) => {
      const found = byId.get(id);
      if (!found) throw new Error(`The contract has no operation ${id}.`);
      return found;
    },
    at: (method, path) => operations.find((o) => o.method === method && o.path === path),
    flat: (schema) => flatten(contract, schema),
    validator,
  };
}

function operationOf(
  contract: Contract,
  call: Call,
  validator: (schema: Schema) => Validate,
): Operation {
  const [body] = Object.entries(call.body);
  const { requestBody } = call.operation;
  const answers = call.responses.map(([status, { headers = {}, content = {} }]) => {
    // The answer to HEAD consists of headers (RFC 9110 section 9.3.2).
    const [media] = call.method === 'head' ? [] : Object.entries(content);
    const schema = media?.[1].schema;
    const json = isJson(media?.[0]) ? schema : undefined;
    // Of a stream, the schema describes each event.
    const checked = media?.[0] === 'text/event-stream' ? schema : json;
    const answer: DeclaredAnswer = {
      mediaType: media?.[0] ?? null,
      headers: Object.entries(headers).map(([name, header]) =>
        headerOf(name, resolve(contract, header)),
      ),
      schema: json,
      validate: checked ? validator(checked) : () => [],
      codes: schema && !isSuccess(status) ? codesOf(contract, schema) : [],
    };
    return [status, answer] as const;
  });
  return {
    id: call.name,
    tag: call.operation.tags?.[0] ?? 'untagged',
    method: call.method,
    path: call.path,
    secured: call.secured,
    needs: needsOf(contract, call),
    pathNames: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    inPath: parametersIn(call, 'path'),
    query: parametersIn(call, 'query'),
    headers: parametersIn(call, 'header').map(({ name }) => name),
    body:
      body?.[1].schema === undefined
        ? null
        : {
            mediaType: body[0],
            required: requestBody !== undefined && resolve(contract, requestBody).required === true,
            schema: body[1].schema,
            flat: flatten(contract, body[1].schema),
            defaults: defaultsOf(contract, body[1].schema),
          },
    answers: new Map(answers),
    successes: call.responses
      .map(([status]) => status)
      .filter(isSuccess)
      .map(Number),
    gatewayStatuses: call.responses.flatMap(([, answer]) => answer['x-gateway-statuses'] ?? []),
    failures: new Map(failuresOf(contract, call)),
  };

  function headerOf(name: string, { required = false, schema = {} }: Header): DeclaredHeader {
    const validate = validator(schema);
    const isNumber = schema.type === 'integer';
    return { name, required, validate: (text) => validate(isNumber ? Number(text) : text) };
  }
}

function defaultsOf(contract: Contract, schema: Schema): Json {
  const properties = Object.entries(flatten(contract, schema).properties);
  const values = properties.map(([name, each]) => [name, flatten(contract, each).default]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const failuresOf = (contract: Contract, { responses }: Call): [string, number][] =>
  responses
    .filter(([status]) => !isSuccess(status))
    .flatMap(([, { content = {} }]) => Object.values(content))
    .flatMap((media) => examplesOf(contract, media))
    .map(([code, { value }]) => [code, Number((value as { status?: unknown }).status)]);

const parametersIn = ({ parameters }: Call, place: Parameter['in']): DeclaredParameter[] =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required = false, schema = {} }) => ({ name, required, schema }));

export const isJson = (mediaType: string | null | undefined): boolean =>
  /^application\/(\w+\+)?json$/.test(mediaType ?? '');

function codesOf(contract: Contract, schema: Schema): string[] {
  const { properties } = flatten(contract, schema);
  return properties.code ? (flatten(contract, properties.code).enum ?? []).map(String) : [];
}
