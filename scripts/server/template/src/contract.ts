import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  [keyword: string]: unknown;
}
interface Media {
  schema?: Schema;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
}
export interface DeclaredAnswer {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, Media>;
}
interface Declaration {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, DeclaredAnswer>;
}
interface Document {
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
  components: { examples: Record<string, { value: unknown }> };
}

/** An operation, its references resolved except those inside of schemas. */
export interface Operation {
  id: string;
  method: string;
  /** The path of a route, such as `/projects/:projectId`. */
  url: string;
  /** The security scheme; null if the operation is open. */
  scheme: string | null;
  parameters: Parameter[];
  body: { mediaType: string; required: boolean; schema: Schema } | null;
  answers: Record<string, DeclaredAnswer>;
}

/** The name of the document in the references between schemas. */
export const CONTRACT = 'contract';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];
const text = readFileSync(new URL('../contract/openapi.json', import.meta.url), 'utf8');
export const contract: Document = JSON.parse(
  text.replaceAll(/"\$ref":\s*"#\//g, `"$ref":"${CONTRACT}#/`),
  asFile,
);

/** A file is not a text: `checks.ts` says how it is checked. */
function asFile(_key: string, value: unknown): unknown {
  const isFile =
    typeof value === 'object' && value && 'format' in value && value.format === 'binary';
  return isFile ? { ...value, type: undefined } : value;
}

/** The path of the API, such as `/api/v1`. */
export const basePath = contract.servers[0]?.url ?? '';

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) =>
    operationOf(method, path, item[method] as Declaration, item.parameters ?? []),
  ),
);

function operationOf(
  method: string,
  path: string,
  declared: Declaration,
  shared: Parameter[],
): Operation {
  const [requirement = {}] = declared.security ?? contract.security;
  const body = declared.requestBody && resolved(declared.requestBody);
  const [mediaType = '', media] = Object.entries(body?.content ?? {})[0] ?? [];
  return {
    id: declared.operationId,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    scheme: Object.keys(requirement)[0] ?? null,
    parameters: [...shared, ...(declared.parameters ?? [])].map(resolved),
    body: body
      ? { mediaType, required: body.required ?? false, schema: media?.schema ?? {} }
      : null,
    answers: Object.fromEntries(
      Object.entries(declared.responses).map(([status, answer]) => [status, answerOf(answer)]),
    ),
  };
}

function answerOf(answer: DeclaredAnswer): DeclaredAnswer {
  const { headers = {}, content } = resolved(answer);
  const all = Object.entries(headers).map(([name, header]) => [name, resolved(header)]);
  return { headers: Object.fromEntries(all), ...(content && { content }) };
}

/** Follows references (RFC 6901) until there is none. */
function resolved<T extends object>(node: T): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node;
  const steps = node.$ref.replace(`${CONTRACT}#/`, '').split('/');
  const target = steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], contract);
  return resolved(target as T);
}
