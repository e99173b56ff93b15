import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Schema } from '../document.ts';

interface Compiled {
  /** Why the schema does not compile. */
  error?: string;
  /** Returns the errors of a value, one line each. */
  validate: (value: unknown) => string[];
}

/**
 * Compiles schemas of the contract in strict mode, so that a misspelled keyword is an error. Extensions and
 * OpenAPI keywords are allowed.
 */
export function schemaCompiler(contract: Contract): (schema: Schema) => Compiled {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['discriminator', 'xml', 'externalDocs', 'example', ...extensions(contract)]);
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    // Not validated here, so that a broken schema becomes a finding of its users instead of a crash.
    ajv.addSchema({ ...standingAlone(schema), $id: `${home}${name}` }, undefined, false, false);
  }
  return (schema) => {
    try {
      return { validate: validator(ajv.compile(standingAlone(schema))) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error), validate: () => [] };
    }
  };
}

const home = 'contract:/schemas/';

/** Returns the schema with references that do not depend on the surrounding document. */
const standingAlone = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${home}`));

const validator =
  (validate: ValidateFunction) =>
  (value: unknown): string[] =>
    validate(value) ? [] : (validate.errors ?? []).map(describe);

const describe = ({ instancePath, message }: ErrorObject) =>
  `${instancePath || 'the value'} ${message ?? 'is wrong'}`;

/** Returns all `x-` keywords that the contract uses. */
function extensions(node: unknown, found = new Set<string>()): string[] {
  if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-')) found.add(key);
      extensions(value, found);
    }
  }
  return [...found];
}
