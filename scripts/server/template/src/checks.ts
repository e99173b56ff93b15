import type { ErrorObject, Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  CONTRACT,
  contract,
  type DeclaredAnswer,
  type Operation,
  type Schema,
} from './contract.ts';
import { Problem, type ProblemCode } from './problem.ts';

/** JSON, whose values have types. */
const json = validator({});
/** Parameters and forms, whose values are texts: '3' is a number where the contract wants one. */
const texts = validator({ coerceTypes: 'array' });

function validator(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, ...options });
  addFormats.default(ajv);
  // The form reader makes a File of a file; a text in its place is wrong.
  ajv.addFormat('binary', () => false);
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    validate: (limit: number, file: unknown) => !(file instanceof File) || file.size <= limit,
  });
  ajv.addKeyword({
    keyword: 'x-file-extensions',
    validate: (names: string[], file: unknown) =>
      !(file instanceof File) || names.includes(file.name.split('.').at(-1)?.toLowerCase() ?? ''),
  });
  return ajv.addSchema(contract, CONTRACT);
}

/** Returns the check of a part of a request, as Fastify calls it. It is compiled at its first use. */
export function requestCheck(part: string | undefined, schema: Schema) {
  const isJson = part === 'body' && !schema['x-form'];
  const ajv = isJson ? json : texts;
  return (value: unknown): true | { error: Problem } => {
    const validate = ajv.compile(schema);
    if (validate(value)) return true;
    const names = schema['x-names'] as Record<string, string> | undefined;
    return { error: refusal(validate.errors ?? [], names) };
  };
}

/** Codes of a file that breaks a rule of the contract. */
const FILE_RULES: Record<string, ProblemCode> = {
  'x-max-bytes': 'PAYLOAD_TOO_LARGE',
  'x-file-extensions': 'UNSUPPORTED_MEDIA_TYPE',
};

/** @param names of parameters as the contract writes them; undefined for a body */
function refusal(found: readonly ErrorObject[], names?: Record<string, string>): Problem {
  const values = found.filter(({ keyword }) => !FILE_RULES[keyword]);
  if (values.length === 0) return new Problem(FILE_RULES[found[0]?.keyword ?? ''] ?? 'INTERNAL');
  const errors = values.map((error) => ({
    pointer: names ? parameterOf(error, names) : pointerOf(error),
    code: error.keyword,
    detail: error.message ?? 'is not valid',
  }));
  const different = new Map(errors.map((error) => [`${error.pointer} ${error.code}`, error]));
  return new Problem('VALIDATION_FAILED', { errors: [...different.values()] });
}

/** The parameter itself is named, even if one of its values is wrong. */
function parameterOf(error: ErrorObject, names: Record<string, string>): string {
  const [, name = ''] = pointerOf(error).split('/');
  return `/${names[name] ?? name}`;
}

/** Returns the place of the value as a JSON Pointer. Ajv names the object in which a property is missing. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  if (name === undefined) return instancePath;
  return `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export interface SentAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Returns how an answer breaks the contract; empty if it does not. */
export function answerFaults({ answers }: Operation, answer: SentAnswer): string[] {
  const declared = answers[answer.status];
  if (!declared) return [`the status ${answer.status} is not declared`];
  return [...missingHeaders(declared, answer), ...bodyFaults(declared, answer)];
}

function missingHeaders(declared: DeclaredAnswer, { headers = {} }: SentAnswer): string[] {
  const sent = Object.keys(headers).map((name) => name.toLowerCase());
  return Object.entries(declared.headers ?? {})
    .filter(([name, { required }]) => required && !sent.includes(name.toLowerCase()))
    .map(([name]) => `the header ${name} is missing`);
}

function bodyFaults(declared: DeclaredAnswer, { body }: SentAnswer): string[] {
  const schema = declared.content?.['application/json']?.schema;
  if (!schema) return [];
  const validate = json.compile(schema);
  // As the client will read it: a Date becomes text, undefined disappears.
  if (validate(JSON.parse(JSON.stringify(body ?? null)))) return [];
  return (validate.errors ?? []).map((error) => `${pointerOf(error)} ${error.message}`);
}
