import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outcomeOf } from '../../tests/support/host/logs.ts';
import { Client, testMock } from '../../tests/support/host/mock.ts';
import { DEFAULT_SPEC } from './http.ts';

interface Schema {
  $ref?: string;
  format?: string;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Media {
  schema: Schema;
  examples?: Record<string, { value: Record<string, unknown> }>;
}
interface Operation {
  operationId: string;
  parameters?: object[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, object>;
}

/** The seed has no such record, or the call needs the headers of a resumable upload (uploads.test.ts). */
const NOT_TRIED = ['removeRfiAttachment', 'createUpload', 'addUploadChunk'];

const spec = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));
const resolved = <T extends object>(node: T): T => {
  const { $ref } = node as { $ref?: string };
  if (!$ref) return node;
  return $ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key], spec);
};
const operations = Object.entries<Record<string, Operation>>(spec.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => {
        const conflict = responses?.['409'];
        return conflict && JSON.stringify(resolved(conflict)).includes('PROJECT_CLOSED');
      })
      .filter(([, { operationId }]) => !NOT_TRIED.includes(operationId))
      .map(([method, operation]) => [operation.operationId, { method, path, operation }] as const),
);
/** The records that a path parameter is the id of: `scans` for `scanId`. */
const tableOf = (parameter: string): object =>
  Reflect.get(state, parameter.replace(/Id$/, 's')) ?? state.scans;

const PARTS: Readonly<Record<string, string>> = {
  attachmentId: 'attachments',
  commentId: 'comments',
  versionNumber: 'versions',
  timelapseId: 'timelapses',
  sceneId: 'scenes',
};

/** Returns a valid request: the example of the contract, or a form with its required fields. */
function bodyOf(type: string, { schema, examples = {} }: Media, fileName: string) {
  if (type === 'application/json') return { json: examples.typical?.value };
  const body = new FormData();
  const { required = [], properties = {} } = resolved(schema);
  // An attachment is either a file or the id of a document.
  for (const name of required.length > 0 || !properties.file ? required : ['file']) {
    const { format, enum: values = ['x'] } = resolved(properties[name] ?? {});
    body.set(name, format === 'binary' ? new File(['x'], fileName) : (values[0] ?? ''));
  }
  return { body };
}

const { mock } = await testMock();
const client = new Client(mock, 'closed-contract');
await client.signIn();
const { state } = mock.store.tenant(client.tenant);

if (state.projects.prj_harbor) state.projects.prj_harbor.status = 'closed';

/** The first record of the project that has one of these parts. */
function recordIn(records: Record<string, { projectId: string }>, part?: string) {
  return Object.entries(records).find(([, record]) => {
    const parts = part ? Reflect.get(record, part) : [record];
    const isThere = Reflect.get(record, 'deletedAt') == null;
    return isThere && record.projectId === 'prj_harbor' && Array.isArray(parts) && parts.length > 0;
  });
}

/** The path with the ids of seeded records, since an unknown record is not found. */
function addressOf(path: string): string {
  const [, first, second] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // Only a file is checked out.
  const part = path.endsWith('/check-out') ? 'versions' : second && PARTS[second];
  const [id = 'none', record] = (first && recordIn(tableOf(first) as never, part)) || [];
  const [ownPart] = (part && record && Reflect.get(record, part)) || [];
  return path
    .replace('{projectId}', 'prj_harbor')
    .replace(`{${first}}`, id)
    .replace(`{${second}}`, String(ownPart?.id ?? ownPart?.n ?? ownPart?.number ?? 'none'));
}

it.each(operations)('a closed project refuses %s', async (_, { method, path, operation }) => {
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  const query = JSON.stringify(operation.parameters ?? []).includes('/Version') ? '?version=1' : '';
  const fileName = path.includes('/models') ? 'x.ifc' : path.includes('/scans') ? 'x.ply' : 'x.jpg';
  const body = media ? bodyOf(type ?? '', media, fileName) : {};
  const answer = client.call(method.toUpperCase(), addressOf(path) + query, body);
  expect(await outcomeOf(answer)).toBe('409 PROJECT_CLOSED');
});
