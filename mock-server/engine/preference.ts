import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { DeclaredExample, Operation } from './contract.ts';
import type { Forced } from './prism.ts';
import { invalid, type Refusal } from './problem.ts';
import type { EngineRequest } from './request.ts';

/**
 * The declared answer that a caller asks for by `Prefer: code=409, example=EMAIL_EXISTS` (RFC 7240;
 * or by `?__code=409&__example=EMAIL_EXISTS`), null when he asks for none. Asking for an answer
 * that the contract does not have is refused, because a test that does so would test nothing.
 */
export function readPreference(
  operation: Operation,
  { headers, query }: Pick<EngineRequest, 'headers' | 'query'>,
): Forced | null | Refusal {
  // Most calls ask for nothing, and Prism's parser is slow to find that out.
  const isAsked = headers.prefer !== undefined || Object.keys(query).some(isWish);
  if (!isAsked) return null;
  const parsed = parse(headers, query);
  if (!parsed) return invalid('/Prefer', 'format', 'must name a status of three digits');
  const { code, exampleKey } = parsed;
  if (code === undefined && exampleKey === undefined) return null;
  const example = findExample(operation, code, exampleKey);
  if (example) return { code: example.status, exampleKey: example.name };
  const wanted = [code, exampleKey].filter((part) => part !== undefined).join(' ');
  return invalid('/Prefer', 'enum', `${operation.id} declares no answer "${wanted}"`);
}

/** As Prism names them: `__code`, `__example` and others that choose an answer. */
const isWish = (name: string) => name.startsWith('__');

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

/** A name alone means a success, as with Prism; a status alone its first example. */
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
