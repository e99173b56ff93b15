import { describe, expect, it } from 'vitest';
import { ContractChecks } from './checks.ts';
import { loadContract, type Operation } from './contract.ts';
import { createPrism, type Visit } from './prism.ts';

/** Features that other contracts may use and that the checks leave to Prism. */
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

type RequestParts = Pick<Visit, 'query' | 'headers' | 'body'>;
const requestOf = (changes: Partial<RequestParts> = {}) => ({
  ...{ params: {}, query: {}, headers: {}, body: null },
  ...changes,
});
const withBody = (body: unknown) =>
  requestOf({ body, headers: { 'content-type': 'application/json', 'content-length': '9' } });

async function prismFindsNothing(operation: Operation, request: ReturnType<typeof requestOf>) {
  let found: unknown[] = [];
  const respond = async (violations: unknown[]) => {
    found = violations;
    return { statusCode: 200, headers: {}, body: undefined };
  };
  await createPrism().visit({ ...request, operation, authorized: true, respond });
  return found.length === 0;
}

const parameter = (more: object) => ({
  parameters: [{ name: 'p', in: 'query', schema: text, ...more }],
});

describe('a request', () => {
  it.each([
    ['plain parameters', parameter({}), requestOf({ query: { p: 'a' } })],
    ['an undeclared parameter', parameter({}), requestOf({ query: { other: 'a' } })],
    ['no body where none is required', {}, requestOf()],
    ['any JSON', json({}), withBody({ a: 1 })],
  ])('with %s is checked by the shortcut', async (_, described, request) => {
    const operation = await operationOf(described);
    expect(new ContractChecks().of(operation).accepts(request)).toBe(true);
    expect(await prismFindsNothing(operation, request)).toBe(true);
  });

  const list = { type: 'array', items: text };
  it.each([
    ['a header', parameter({ in: 'header' }), requestOf()],
    ['a cookie', parameter({ in: 'cookie' }), requestOf()],
    ['a comma-separated list', parameter({ schema: list, explode: false }), requestOf()],
    ['an object in the query', parameter({ schema: { type: 'object' } }), requestOf()],
    ['another style', parameter({ schema: list, style: 'pipeDelimited' }), requestOf()],
    ['a value of any type', parameter({ schema: {} }), requestOf()],
    ['a deprecated parameter', parameter({ deprecated: true }), requestOf()],
    ['another spelling', parameter({}), requestOf({ query: { P: 'a' } })],
    ['a body that Prism treats as missing', json({}), withBody(0)],
    ['a circular schema', json({ $ref: CIRCLE }), withBody({ a: 1 })],
    ['a schema that does not compile', json({ pattern: '(' }), withBody({ a: 1 })],
    [
      'two media types',
      { requestBody: { content: { 'application/json': {}, 'text/plain': {} } } },
      withBody({ a: 1 }),
    ],
  ])('with %s is left to Prism', async (_, described, request) => {
    const operation = await operationOf(described);
    expect(new ContractChecks().of(operation).accepts(request)).toBe(false);
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
    ['as declared', { 200: answer(text) }, fine, true],
    ['with a required header', { 200: header({ type: 'integer' }) }, later('30'), true],
    ['without a required header', { 200: header({ type: 'integer' }) }, fine, false],
    ['with an invalid header', { 200: header({ type: 'integer' }) }, later('soon'), false],
    ['with a status range', { '2XX': answer(text) }, fine, false],
    ['with an undeclared status', { 201: answer(text) }, fine, false],
    ['with one of two media types', { 200: many }, fine, false],
    ['without a declared body', { 200: answer(text) }, { ...fine, headers: {} }, false],
    ['with another body', { 200: answer({ type: 'number' }) }, fine, false],
  ])('%s', async (_, codes, output, isFine) => {
    const operation = await operationOf(responses(codes));
    expect(new ContractChecks().of(operation).allows(output)).toBe(isFine);
  });
});
