import { readFile } from 'node:fs/promises';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { type Problem, ProblemCatalog } from './problem.ts';

export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** An answer that the contract declares by name and that the mock can return on request. */
export interface DeclaredExample {
  status: number;
  name: string;
  /** The problem's code; null for a success. */
  code: string | null;
}

type Condition = Readonly<Record<string, string | boolean | null>>;

/** An entry of `x-permission`; openapi/RULES.md explains each property. */
export interface PermissionEntry {
  module?: string;
  action?: string;
  like?: string;
  request?: Condition;
  record?: Condition;
  each?: string;
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** `documented` or `proposed`, from x-origin. */
  origin: string;
  /** What `x-permission` says the caller needs; empty if nothing but membership or a session. */
  permission: readonly PermissionEntry[];
  /** What `x-step-up` says: the properties of a request that needs a recent sign-in; true for any. */
  stepUp: true | readonly string[];
  /** Whether somebody may call it who lacks the second factor that the account asks for. */
  isBeforeSecondFactor: boolean;
  /** The kind of caller that the access token must belong to; null if no token is required. */
  caller: 'user' | 'visitor' | null;
  /** Whether programs may call it with an API token. */
  takesTokens: boolean;
  /** Accepted media types of the request body; empty if the operation takes no body. */
  bodyTypes: string[];
  /** Media types of the successful answers; empty if they have no body. */
  successTypes: string[];
  examples: DeclaredExample[];
  prism: PrismOperation;
}

export interface Contract {
  /** The document as JSON. Prism modifies the parsed object. */
  json: string;
  /** Path of the first server, such as `/api/v1`. All paths of the API are relative to it. */
  basePath: string;
  operations: readonly Operation[];
  byId: ReadonlyMap<string, Operation>;
  problems: ProblemCatalog;
}

/**
 * The contract cannot be served. The message is one sentence for the developer who starts the mock.
 */
export class ContractError extends Error {}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The contract of each file, so that all mocks of a process share it and its compiled checks. */
const ofFiles = new Map<string, Contract>();

/**
 * Loads the bundled contract.
 * @param source a file path, or the document itself
 * @throws ContractError
 */
export async function loadContract(source: string | object): Promise<Contract> {
  if (typeof source !== 'string') return read(JSON.stringify(source), source);
  const json = await readContractFile(source);
  const known = ofFiles.get(source);
  if (known?.json === json) return known;
  const contract = await read(json, source);
  ofFiles.set(source, contract);
  return contract;
}

async function read(json: string, source: string | object): Promise<Contract> {
  const document = parseDocument(json, source);
  const found = await getHttpOperationsFromSpec(document).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContractError(`The contract is not a readable OpenAPI document (${reason}).`);
  });
  if (found.length === 0) throw new ContractError('The contract declares no operation.');
  const operations = found.map(describe);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  if (byId.size < operations.length) {
    throw new ContractError('The contract uses an operationId twice.');
  }
  const problems = new ProblemCatalog(problemTemplates(document, found));
  return { json, basePath: basePathOf(document), operations, byId, problems };
}

function basePathOf(document: object): string {
  const { servers } = document as { servers?: { url?: string }[] };
  const url = URL.parse(servers?.[0]?.url ?? '/', 'http://host.invalid');
  return url?.pathname.replace(/\/+$/, '') ?? '';
}

const readContractFile = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ContractError(`There is no contract at ${file}; make it with "npm run contract".`);
  });

function parseDocument(json: string, source: string | object): object {
  try {
    const document: unknown = JSON.parse(json);
    if (typeof document === 'object' && document !== null) return document;
  } catch {
    // Reported below: invalid JSON and JSON that is not an object get the same message.
  }
  const place = typeof source === 'string' ? ` at ${source}` : '';
  throw new ContractError(`The contract${place} is not a JSON object.`);
}

function describe(prism: PrismOperation): Operation {
  const id = prism.iid;
  if (!id) throw new ContractError(`${prism.method} ${prism.path} has no operationId.`);
  const bodyContents = prism.request?.body?.contents ?? [];
  const responseContents = prism.responses.flatMap((response) => response.contents ?? []);
  for (const { schema } of [...bodyContents, ...responseContents]) {
    // Prism reads a schema without a dialect as draft-07, which ignores much of OpenAPI 3.1.
    if (schema) schema.$schema ??= DIALECT;
  }
  const successes = prism.responses.filter((response) => response.code.startsWith('2'));
  const extensions = prism.extensions ?? {};
  return {
    id,
    tag: prism.tags?.[0]?.name ?? 'untagged',
    method: prism.method.toLowerCase(),
    path: prism.path,
    summary: prism.summary ?? '',
    origin: String(extensions['x-origin'] ?? 'documented'),
    permission: permissionOf(extensions['x-permission']),
    stepUp: stepUpOf(extensions['x-step-up']),
    isBeforeSecondFactor: extensions['x-before-second-factor'] === true,
    caller: callerOf(prism),
    takesTokens: schemesOf(prism).includes('apiToken'),
    bodyTypes: bodyContents.map((content) => content.mediaType),
    successTypes: successes.flatMap((r) => r.contents ?? []).map((content) => content.mediaType),
    examples: declaredExamples(prism),
    // Prism omits the body of an answer to HEAD and then reports it as missing. It is omitted on
    // the wire.
    prism: prism.method.toLowerCase() === 'head' ? { ...prism, method: 'get' } : prism,
  };
}

/** The rules of the contract check what the entries say. */
const permissionOf = (stated: unknown): readonly PermissionEntry[] =>
  Array.isArray(stated) ? stated : [];

const stepUpOf = (stated: unknown): Operation['stepUp'] =>
  stated === true || Array.isArray(stated) ? stated : [];

const schemesOf = ({ security = [] }: PrismOperation) => security.flat().map(({ key }) => key);

function callerOf(prism: PrismOperation): Operation['caller'] {
  const schemes = schemesOf(prism);
  if (schemes.length === 0) return null;
  return schemes.includes('visitorAuth') ? 'visitor' : 'user';
}

function declaredExamples(prism: PrismOperation): DeclaredExample[] {
  return prism.responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).map((example) => {
        const value: unknown = 'value' in example ? example.value : undefined;
        const problem = isProblem(value) ? value : null;
        // A `default` response has no status of its own. Its examples have.
        const status = response.code === 'default' ? problem?.status : Number(response.code);
        return { status: status ?? 500, name: example.key, code: problem?.code ?? null };
      }),
    ),
  );
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value;
}

function problemTemplates(document: object, operations: PrismOperation[]): Map<string, Problem> {
  const templates = new Map<string, Problem>();
  for (const response of operations.flatMap((operation) => operation.responses)) {
    for (const example of (response.contents ?? []).flatMap((content) => content.examples ?? [])) {
      if ('value' in example && isProblem(example.value)) {
        templates.set(example.value.code, example.value);
      }
    }
  }
  const missing = problemCodes(document).filter((code) => !templates.has(code));
  if (missing.length > 0) {
    throw new ContractError(`The contract has no example of the problem ${missing.join(', ')}.`);
  }
  return templates;
}

/** Returns the codes listed in components/schemas/ProblemCode. */
function problemCodes(document: object): string[] {
  const { components } = document as {
    components?: { schemas?: { ProblemCode?: { enum?: string[] } } };
  };
  const codes = components?.schemas?.ProblemCode?.enum;
  if (!codes?.length) throw new ContractError('The contract has no schema ProblemCode.');
  return codes;
}
