import { createHash } from 'node:crypto';
import type { Body } from '../body/body.ts';
import type { Operation } from '../contract.ts';
import type { EngineRequest } from '../request.ts';
import type { KeyedCall } from './keptAnswers.ts';

const HEADER = 'Idempotency-Key';

interface Content {
  operation: Operation;
  request: EngineRequest;
  params: Record<string, string>;
  body: Body;
}

/** Returns null if the request has no key, or the operation takes none. */
export function keyedCall(userId: string, content: Content): KeyedCall | null {
  const { operation, request } = content;
  const declared = operation.prism.request?.headers ?? [];
  const key = request.headers[HEADER.toLowerCase()];
  if (key === undefined || !declared.some(({ name }) => name === HEADER)) return null;
  const others = declared.flatMap(({ name }) =>
    name === HEADER ? [] : [[name, request.headers[name.toLowerCase()]]],
  );
  const parts = [content.params, request.query, others, contentOf(content.body)];
  return {
    id: hashOf(JSON.stringify([userId, operation.id, key])),
    fingerprint: hashOf(JSON.stringify(parts.map(sorted))),
  };
}

/** Describes a body by its values: a multipart boundary or the spaces in JSON do not count. */
function contentOf(body: Body): unknown {
  if (body.kind === 'json') return body.value;
  if (body.kind !== 'form') return null;
  const files = Object.entries(body.fields.files).map(([name, { fileName, data }]) => [
    name,
    fileName,
    hashOf(data),
  ]);
  return [body.fields.texts, files.sort()];
}

/** Sorts the properties of objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => [name, sorted(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
