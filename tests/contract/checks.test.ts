import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContractChecks } from '../../mock-server/engine/checks.ts';
import { loadContract, type Operation } from '../../mock-server/engine/contract.ts';
import { createPrism, type Visit } from '../../mock-server/engine/prism.ts';
import { readApi } from '../../scripts/conformance/operations.ts';
import { arbitrary } from '../../scripts/conformance/requests/generate.ts';
import { isThorough } from '../../scripts/conformance/thorough.ts';
import { bundleFile, readContract, type Schema } from '../../scripts/contract/document.ts';
import { delicateText, delicateValues } from '../support/delicate.ts';

/** The mock skips Prism for messages that pass its own checks, so these must never accept what Prism rejects. */
const api = readApi(readContract());
const { operations } = await loadContract(bundleFile);
const checks = new ContractChecks();
const prism = createPrism();

const settings = { numRuns: isThorough ? 10 : 3, seed: 42 };
const cases = operations.map((operation) => ({ id: operation.id, operation }));

type CheckedRequest = Pick<Visit, 'params' | 'query' | 'headers' | 'body'>;
type Output = NonNullable<Awaited<ReturnType<Visit['respond']>>>;

const fine: Output = { statusCode: 500, headers: {}, body: undefined };
const nothing: CheckedRequest = { params: {}, query: {}, headers: {}, body: null };

/** Returns the violations that Prism finds in a request and its response. */
async function prismFinds(operation: Operation, sent: CheckedRequest, output: Output) {
  let request: unknown[] = [];
  const respond = async (found: unknown[]) => {
    request = found;
    return output;
  };
  const { violations } = await prism.visit({ ...sent, operation, authorized: true, respond });
  return { request, answer: violations };
}

const seen = { request: { good: 0, bad: 0 }, answer: { good: 0, bad: 0 } };

const asText = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();

/** Converts a value to its form in a URL: one text, or several with the same name. */
const fromUrl = (value: unknown): string | string[] =>
  Array.isArray(value) && value.length > 1 ? value.map(asText) : asText([value].flat()[0]);

/** Generates valid parameters, often with one odd one. Of several, only the first would be checked. */
function queries(id: string): fc.Arbitrary<CheckedRequest['query']> {
  const declared = api.find(id).query;
  const good = declared.map(({ name, required, schema }) => {
    const value = arbitrary(api, schema).map(fromUrl);
    return fc.option(fc.tuple(fc.constant(name), value), { freq: required ? 20 : 2 });
  });
  const odd = declared.map(({ name, schema }) => {
    const spelling = fc.constantFrom(name, name, name, name.toUpperCase());
    return fc.tuple(spelling, fc.oneof(delicateText, delicateValues(api, schema).map(fromUrl)));
  });
  const foreign = fc.tuple(fc.constantFrom('other', '__proto__', 'toString'), delicateText);
  return fc
    .tuple(...good, fc.option(fc.oneof(...odd, foreign), { freq: 2 }))
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

const segment = fc
  .oneof(delicateText, fc.string({ unit: 'binary', minLength: 1, maxLength: 70 }))
  .filter((text) => text !== '' && text === asText(text));

function requests({ id, path }: Operation): fc.Arbitrary<CheckedRequest> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const { body } = api.find(id);
  const isJson = body?.mediaType === 'application/json';
  const values = isJson ? delicateValues(api, body.schema) : fc.constant(undefined);
  return fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, segment]))),
      query: queries(id),
      json: fc.option(
        values.map((value) => JSON.stringify(value)),
        { freq: 20, nil: undefined },
      ),
    })
    .map(({ params, query, json }): CheckedRequest => {
      if (json === undefined) return { params, query, headers: {}, body: null };
      const length = String(json.length);
      const headers = { 'content-type': 'application/json', 'content-length': length };
      return { params, query, headers, body: JSON.parse(json) };
    });
}

/**
 * Whether the checks leave a request to Prism, valid or not: parameter names in capitals, bodies that Prism ignores, and
 * operations with header parameters.
 */
function isRequestLeft({ request }: Operation['prism'], { query, body }: CheckedRequest): boolean {
  const declared = request?.query?.map(({ name }) => name) ?? [];
  const isMisspelt = (name: string) =>
    !declared.includes(name) && declared.some((each) => each.toUpperCase() === name);
  const takesHeaders = (request?.headers ?? []).length > 0;
  return takesHeaders || Object.keys(query).some(isMisspelt) || (body !== null && !body);
}

describe('a request passes if Prism finds no violation', () => {
  test.each(cases)('$id', async ({ operation }) => {
    const { accepts } = checks.of(operation);
    const property = fc.asyncProperty(requests(operation), async (sent) => {
      const { request } = await prismFinds(operation, sent, fine);
      const isGood = request.length === 0 && !isRequestLeft(operation.prism, sent);
      expect(accepts(sent), JSON.stringify(request)).toBe(isGood);
      seen.request[isGood ? 'good' : 'bad']++;
    });
    await fc.assert(property, settings);
  });
});

function answers({ responses }: Operation['prism']): fc.Arbitrary<Output> {
  const codes = responses.filter(({ code }) => code !== 'default').map(({ code }) => Number(code));
  const some = responses.map(({ code, contents: [content] = [], headers = [] }) => {
    const isJson = /json$/.test(content?.mediaType ?? '');
    const bodies = isJson
      ? delicateValues(api, (content?.schema ?? {}) as Schema)
      : fc.constantFrom<unknown>('binary', undefined, {}, null);
    const type = fc.constantFrom<string | undefined>(
      ...Array(12).fill(content?.mediaType),
      ...['application/json', 'text/html', undefined],
    );
    const others = headers.map(
      ({ name }) => [name.toLowerCase(), fc.option(delicateText)] as const,
    );
    return fc.record({
      // An undeclared status uses the default response. Every fifteenth of the declared ones is replaced by one.
      statusCode: fc.constantFrom(
        ...Array(14).fill(Number(code) || 418),
        ...codes.slice(0, 1),
        418,
      ),
      type,
      others: fc.record(Object.fromEntries(others)),
      body: bodies,
    });
  });
  return fc.oneof(...some).map(({ statusCode, type, others, body }) => {
    const sent = Object.entries({ ...others, 'content-type': type });
    const headers = Object.fromEntries(sent.filter(([, value]) => value));
    return { statusCode, headers, body } as Output;
  });
}

/**
 * Whether the checks leave a response to Prism: an undeclared status, a media type that is only similar, or a schema in
 * itself.
 */
function isAnswerLeft({ responses }: Operation['prism'], { statusCode, headers }: Output): boolean {
  const response = responses.find(({ code }) => code === String(statusCode));
  const [content] = response?.contents ?? [];
  if (JSON.stringify(content?.schema ?? {}).includes('"$ref"')) return true;
  return !response || (content && content.mediaType !== headers?.['content-type']) === true;
}

describe('a response passes if Prism finds no violation', () => {
  test.each(cases)('$id', async ({ operation }) => {
    const { allows } = checks.of(operation);
    const property = fc.asyncProperty(answers(operation.prism), async (output) => {
      const { answer } = await prismFinds(operation, nothing, output);
      const isGood = answer.length === 0 && !isAnswerLeft(operation.prism, output);
      expect(allows(output), JSON.stringify(answer)).toBe(isGood);
      seen.answer[isGood ? 'good' : 'bad']++;
    });
    await fc.assert(property, settings);
  });
});

test('the generated cases include valid and invalid ones', () => {
  // With only one of them, the tests above would prove nothing.
  for (const { good, bad } of Object.values(seen)) {
    expect(Math.min(good, bad) / (good + bad)).toBeGreaterThan(0.2);
  }
});
