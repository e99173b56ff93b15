import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { DeclaredExample, Operation } from './contract.ts';
import type { Forced } from './prism.ts';
import { invalid, type Refusal } from './problem.ts';
import type { EngineRequest } from './request.ts';

/**
 * Returns the declared answer that the caller requests by `Prefer: code=409, example=EMAIL_EXISTS`
 * (RFC 7240) or by `?__code=409&__example=EMAIL_EXISTS`, or null without a preference. Refuses an
 * answer that the contract does not declare, because a test that asks for one would test nothing.
 */
export function readPreference(
  operation: Operation,
  { headers, query }: Pick<EngineRequest, 'headers' | 'query'>,
): Forced | null | Refusal {
  // Most calls have no preference, and Prism's parser is slow.
  const hasPreference = headers.prefer !== undefined || Object.keys(query).some(isPrismParameter);
  if (!hasPreference) return null;
  const parsed = parse(headers, query);
  if (!parsed) return invalid('/Prefer', 'format', 'must name a status of three digits');
  const { code, exampleKey } = parsed;
  if (code === undefined && exampleKey === undefined) return null;
  const example = findExample(operation, code, exampleKey);
  if (example) return { code: example.status, exampleKey: example.name };
  const requested = [code, exampleKey].filter((part) => part !== undefined).join(' ');
  return invalid('/Prefer', 'enum', `${operation.id} declares no answer "${requested}"`);
}

/** Prism's query parameters that choose an answer, such as `__code` and `__example`. */
const isPrismParameter = (name: string) => name.startsWith('__');

function parse(headers: Record<string, string>, query: EngineRequest['query']) {
  try {
    const parsed = getHttpConfigFromRequest({
      headers,
      url: { path: '', query },
    });
    return isLeft(parsed) ? null : parsed.right;
  } catch {
    return null;
  }
}

/** A name alone selects a success, as in Prism; a status alone selects its first example. */
function findExample(
  operation: Operation,
  status: number | undefined,
  name: string | undefined,
): DeclaredExample | undefined {
  return operation.examples.find(
    (example) =>
      (status === undefined ? example.code === null : example.status === status) &&
      (name === undefined || example.name === name),
  );
}
