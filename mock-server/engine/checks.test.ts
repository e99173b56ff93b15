import { describe, expect, it } from 'vitest';
import { CheckBook } from './checks.ts';
import { loadContract, type Operation } from './contract.ts';
import { createPrism, type Visit } from './prism.ts';

/** What the contract of the portal does not have, and another may: the checks leave it to Prism. */
const text = { type: 'string' };
const CIRCLE = '#/components/schemas/Circle';
const circle = { properties: { next: { $ref: CIRCLE } } };
const answer = (schema: object) => ({ content: { 'application/json': { schema } } });
const json = (schema: object) => ({ requestBody: { required: true, ...answer(schema) } });

async function operationOf(described: object): Promise<Operation> {
  const problem = { code: 'X', status: 500, title: 'X', type: 'about:blank', detail: 'X' };
  const content = { 'application/problem+json': { examples: { X: { value: problem } } } };
  const responses = { 200: { description: 'Fine.' }, default: { description: 'No.', content } };
  const { operations } = await loadContract({
    openapi: '3.1.0',
    info: { title: 'X', version: '1.0.0' },
    paths: { '/x': { post: { operationId: 'x', responses, ...described } } },
    components: { schemas: { ProblemCode: { enum: ['X'] }, Circle: circle } },
  });
  const [operation] = operations;
  if (!operation) throw new Error('The contract has no operation.');
  return operation;
}

type Asked = Pick<Visit, 'query' | 'headers' | 'body'>;
const asked = (changes: Partial<Asked> = {}) => ({
  ...{ params: {}, query: {}, headers: {}, body: null },
  ...changes,
});
const withBody = (body: unknown) =>
  asked({ body, headers: { 'content-type': 'application/json', 'content-length': '9' } });

async function prismFindsNothing(operation: Operation, request: ReturnType<typeof asked>) {
  let found: unknown[] = [];
  const respond = async (violations: unknown[]) => {
    found = violations;
    return { statusCode: 200, headers: {}, body: undefined };
  };
  await createPrism().visit({ ...request, operation, authorised: true, respond });
  return found.length === 0;
}

const parameter = (more: object) => ({
  parameters: [{ name: 'p', in: 'query', schema: text, ...more }],
});

describe('a request', () => {
  it.each([
    ['plain parameters', parameter({}), asked({ query: { p: 'a' } })],
    ['what is not declared', parameter({}), asked({ query: { other: 'a' } })],
    ['no body where none is due', {}, asked()],
    ['any JSON', json({}), withBody({ a: 1 })],
  ])('with %s is checked here', async (_, described, request) => {
    const operation = await operationOf(described);
    expect(new CheckBook().of(operation).accepts(request)).toBe(true);
    expect(await prismFindsNothing(operation, request)).toBe(true);
  });

  const list = { type: 'array', items: text };
  it.each([
    ['a header', parameter({ in: 'header' }), asked()],
    ['a cookie', parameter({ in: 'cookie' }), asked()],
    ['a list in one text', parameter({ schema: list, explode: false }), asked()],
    ['an object in the query', parameter({ schema: { type: 'object' } }), asked()],
    ['another style', parameter({ schema: list, style: 'pipeDelimited' }), asked()],
    ['a value of any type', parameter({ schema: {} }), asked()],
    ['what is deprecated', parameter({ deprecated: true }), asked()],
    ['another spelling', parameter({}), asked({ query: { P: 'a' } })],
    ['a body that Prism takes for none', json({}), withBody(0)],
    ['a schema in a circle', json({ $ref: CIRCLE }), withBody({ a: 1 })],
    ['a schema that does not compile', json({ pattern: '(' }), withBody({ a: 1 })],
    [
      'two media types',
      { requestBody: { content: { 'application/json': {}, 'text/plain': {} } } },
      withBody({ a: 1 }),
    ],
  ])('with %s is left to Prism', async (_, described, request) => {
    const operation = await operationOf(described);
    expect(new CheckBook().of(operation).accepts(request)).toBe(false);
  });
});

describe('an answer', () => {
  const fine = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: 'a' };
  const responses = (codes: Record<string, object>) => ({
    responses: {
      ...Object.fromEntries(
        Object.entries(codes).map(([code, each]) => [code, { description: 'Fine.', ...each }]),
      ),
      default: {
        description: 'No.',
        content: {
          'application/problem+json': {
            examples: { X: { value: { code: 'X', status: 500 } } },
          },
        },
      },
    },
  });
  const many = { content: { 'application/json': { schema: text }, 'text/plain': {} } };
  const header = (schema: object) => ({
    ...answer(text),
    headers: { 'Retry-After': { required: true, schema } },
  });
  const later = (value: string) => ({
    ...fine,
    headers: { ...fine.headers, 'retry-after': value },
  });

  it.each([
    ['as it is declared', { 200: answer(text) }, fine, true],
    ['with a header that it needs', { 200: header({ type: 'integer' }) }, later('30'), true],
    ['without one', { 200: header({ type: 'integer' }) }, fine, false],
    ['with a header that is wrong', { 200: header({ type: 'integer' }) }, later('soon'), false],
    ['of any status of a hundred', { '2XX': answer(text) }, fine, false],
    ['of no status that is declared', { 201: answer(text) }, fine, false],
    ['of one of two media types', { 200: many }, fine, false],
    ['without a body that is declared', { 200: answer(text) }, { ...fine, headers: {} }, false],
    ['of another form', { 200: answer({ type: 'number' }) }, fine, false],
  ])('%s', async (_, codes, output, isFine) => {
    const operation = await operationOf(responses(codes));
    expect(new CheckBook().of(operation).allows(output)).toBe(isFine);
  });
});
