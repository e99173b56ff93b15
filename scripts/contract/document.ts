import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../support/paths.ts';

export const bundleFile = inRoot('openapi', 'dist', 'openapi.json');
/** The same bundle as YAML. */
export const yamlFile = inRoot('openapi', 'dist', 'openapi.yaml');
/** The types of the bundle, for the mock. */
export const typesFile = inRoot('mock-server', 'generated', 'contract.d.ts');
/** The table of roles with its types, for the mock. */
export const permissionsFile = inRoot('mock-server', 'generated', 'permissions.ts');

export type Schema = Record<string, unknown>;
type Ref<T> = T | { $ref: string };

export interface Example {
  summary?: string;
  value: unknown;
}
export interface Media {
  schema?: Schema;
  examples?: Record<string, Ref<Example>>;
}
export interface Header {
  required?: boolean;
  schema?: Schema;
}
export interface Response {
  description: string;
  headers?: Record<string, Ref<Header>>;
  /** The statuses with which a gateway may answer in place of the host. */
  'x-gateway-statuses'?: number[];
  content?: Record<string, Media>;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  example?: unknown;
  schema?: Schema;
}
/** `x-permissions`, the table of roles (openapi/permissions.yaml explains each property). */
export interface Permissions {
  /** Descriptions by role. */
  roles: Record<string, string>;
  /** The roles that only modules of the account know. */
  accountRoles?: Record<string, string>;
  modules: Record<string, Module>;
}

export interface Module {
  title: string;
  description: string;
  /** Whether it is about the account in place of a project. */
  scope?: 'account';
  /** The part of a project that switches it off (ProjectModule). */
  switch?: string;
  /** Descriptions by row rule. */
  rules: Record<string, string>;
  actions: Record<string, Action>;
}

export interface Action {
  description: string;
  /** Roles by row rule, or by `all`. */
  grants: Record<string, string[]>;
  shownIn?: 'project' | 'account' | 'record' | 'list' | 'statuses' | 'member';
  name?: string;
  nameForNew?: string;
  hides?: true;
  inClosedProject?: true;
}

/** Properties of the request or the record, by path: the values with which an entry applies; `*` is any but null. */
type Condition = Record<string, string | boolean | null>;

/** One entry of `x-permission`: the action, or another operation with the same needs. */
export interface Entry {
  module?: string;
  action?: string;
  like?: string;
  request?: Condition;
  record?: Condition;
  /** The list in the request. Each of its items is checked, and has its own result. */
  each?: string;
}

/** A permission that an operation needs, if the conditions hold. */
export interface Need extends Omit<Entry, 'like'> {
  module: string;
  action: string;
}

export type PermissionEntries = 'membership' | Entry[];

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-origin'?: string;
  /** Why a list has no pages. */
  'x-unpaged'?: string;
  'x-permission'?: PermissionEntries;
  /** Whether the caller proves anew who they are: always, or if the request has one of these properties. */
  'x-step-up'?: true | string[];
  /** Whether it is answered to somebody who lacks the second factor that the account asks for. */
  'x-before-second-factor'?: true;
  security?: Record<string, string[]>[];
  parameters?: Ref<Parameter>[];
  requestBody?: Ref<{ required?: boolean; content: Record<string, Media> }>;
  responses: Record<string, Ref<Response>>;
}
export interface Contract {
  openapi: string;
  jsonSchemaDialect?: string;
  info: { title: string; version: string; description?: string };
  security?: Record<string, string[]>[];
  tags?: { name: string; description?: string }[];
  'x-permissions'?: Permissions;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> } & Record<string, unknown>;
}
/** problems.yaml: one example per code. */
export type Problems = Record<string, { summary?: string; value: Record<string, unknown> }>;

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

export const readContract = (file = bundleFile): Contract => JSON.parse(readFileSync(file, 'utf8'));

export const readProblems = (): Problems =>
  parse(readFileSync(inRoot('openapi', 'problems.yaml'), 'utf8'));

const isRef = (node: unknown): node is { $ref: string } =>
  typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string';

/** Resolves a `$ref` inside the bundle, including chains of references. */
export function resolve<T>(contract: Contract, node: Ref<T>): T {
  let current: unknown = node;
  while (isRef(current)) {
    const path = current.$ref.replace(/^#\//, '').split('/');
    current = path
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (part, key) => (part as Record<string, unknown> | undefined)?.[key],
        contract,
      );
  }
  return current as T;
}

/** An operation with everything that a rule needs, references resolved. */
export interface Call {
  /** Name of the operation in findings. */
  name: string;
  path: string;
  method: string;
  operation: Operation;
  parameters: Parameter[];
  body: Record<string, Media>;
  responses: [status: string, Response][];
  secured: boolean;
}

const knownCalls = new WeakMap<Contract, readonly Call[]>();

/** Returns the operations of a contract, which must not change afterward: nearly every rule asks for them. */
export function callsOf(contract: Contract): readonly Call[] {
  const known = knownCalls.get(contract) ?? readCalls(contract);
  knownCalls.set(contract, known);
  return known;
}

function readCalls(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): Call => {
        const operation = item[method] as Operation;
        const shared = (item.parameters ?? []) as Ref<Parameter>[];
        const ownParameters = operation.parameters ?? [];
        const security = operation.security ?? contract.security ?? [];
        const body = operation.requestBody && resolve(contract, operation.requestBody);
        return {
          name: operation.operationId ?? `${method.toUpperCase()} ${path}`,
          path,
          method,
          operation,
          parameters: [...shared, ...ownParameters].map((parameter) =>
            resolve(contract, parameter),
          ),
          body: body?.content ?? {},
          responses: Object.entries(operation.responses ?? {}).map(([status, response]) => [
            status,
            resolve(contract, response),
          ]),
          secured: security.some((scheme) => Object.keys(scheme).length > 0),
        };
      }),
  );
}

export const isSuccess = (status: string): boolean => status.startsWith('2');

/** Returns the examples of a media type in document order, references resolved. */
export const examplesOf = (contract: Contract, media: Media): [string, Example][] =>
  Object.entries(media.examples ?? {}).map(([name, example]) => [name, resolve(contract, example)]);
