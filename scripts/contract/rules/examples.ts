import {
  type Call,
  type Contract,
  callsOf,
  examplesOf,
  isSuccess,
  type Media,
  type Schema,
} from '../document.ts';
import { schemaCompiler } from './compiler.ts';

/** Request and response bodies of an operation, with names for findings. */
const bodiesOf = ({ name, body, responses }: Call): { place: string; media: Media }[] => [
  ...Object.values(body).map((media) => ({ place: `${name} request`, media })),
  ...responses.flatMap(([status, { content = {} }]) =>
    Object.values(content).map((media) => ({ place: `${name} ${status}`, media })),
  ),
];

/** Every example must be valid against its schema. */
export function validExamples(contract: Contract): string[] {
  const compile = schemaCompiler(contract);
  return callsOf(contract)
    .flatMap(bodiesOf)
    .flatMap(({ place, media }) => {
      const examples = examplesOf(contract, media);
      if (!media.schema || examples.length === 0) return [];
      const { validate } = compile(media.schema);
      return examples.flatMap(([name, { value }]) =>
        validate(value).map((finding) => `${place}, example ${name}: ${finding}.`),
      );
    });
}

/** A schema that does not compile would silently disable the mock's validation. */
export function compiledSchemas(contract: Contract): string[] {
  const compile = schemaCompiler(contract);
  const components = Object.entries(contract.components.schemas);
  const used = callsOf(contract).flatMap((call): [string, Schema | undefined][] => [
    ...bodiesOf(call).map(({ place, media }): [string, Schema | undefined] => [
      place,
      media.schema,
    ]),
    ...call.parameters.map(({ name, schema }): [string, Schema | undefined] => [
      `${call.name}, parameter ${name}`,
      schema,
    ]),
  ]);
  return [...components, ...used].flatMap(([place, schema]) => {
    if (!schema) return [`${place} has no schema.`];
    const { error } = compile(schema);
    return error ? [`${place}: ${error}.`] : [];
  });
}

/** The first example of a success with a body is `typical`; a list also has an `empty` one. */
export function namedExamples(contract: Contract): string[] {
  const successes = callsOf(contract).flatMap(({ name, responses }) =>
    responses
      .filter(([status]) => isSuccess(status))
      .flatMap(([status, { content = {} }]) =>
        Object.values(content).map((media) => ({ place: `${name} ${status}`, media })),
      ),
  );
  return successes.flatMap(({ place, media }) => {
    const examples = examplesOf(contract, media);
    const [first] = examples;
    if (first?.[0] !== 'typical') return [`${place}: the first example is not typical.`];
    const value = first[1].value;
    const isList =
      typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);
    const hasEmpty = examples.some(([name]) => name === 'empty');
    return isList && !hasEmpty ? [`${place} has no example empty.`] : [];
  });
}
