import { type Contract, callsOf, type Schema } from '../document.ts';
import { schemaCompiler } from './compiler.ts';

/** A cursor comes from an answer of the same list, so there is none to show. */
const WITHOUT_EXAMPLE = ['cursor'];

/** Every schema, operation and parameter says in words what it is. */
export function describedParts(contract: Contract): string[] {
  const isDescribed = ({ description }: { description?: unknown }) =>
    typeof description === 'string' && description.trim() !== '';
  const schemas = Object.entries(contract.components.schemas)
    .filter(([, schema]) => !isDescribed(schema))
    .map(([name]) => `${name} has no description.`);
  const calls = callsOf(contract).flatMap(({ name, operation, parameters }) => [
    ...(isDescribed(operation) ? [] : [`${name} has no description.`]),
    ...parameters
      .filter((parameter) => !isDescribed(parameter))
      .map((parameter) => `${name}, parameter ${parameter.name} has no description.`),
  ]);
  return [...schemas, ...calls];
}

/** Every parameter and every body has an example, so that calls can be tried at once. */
export function triableCalls(contract: Contract): string[] {
  const compile = schemaCompiler(contract);
  return callsOf(contract).flatMap(({ name, parameters, body }) => [
    ...parameters.flatMap((parameter) => {
      const { example, schema = {} as Schema } = parameter;
      if (WITHOUT_EXAMPLE.includes(parameter.name)) return [];
      const place = `${name}, parameter ${parameter.name}`;
      if (example === undefined) return [`${place} has no example.`];
      const { validate } = compile(schema);
      return validate(example).map((finding) => `${place}, example: ${finding}.`);
    }),
    ...Object.entries(body)
      // The bytes of a file.
      .filter(([type, { examples }]) => !type.startsWith('application/offset') && !examples)
      .map(([type]) => `${name} has no example of its ${type}.`),
  ]);
}
