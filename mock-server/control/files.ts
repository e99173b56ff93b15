import { fileReply } from '../core/files/ranges.ts';
import { openStoredFile, readStoredFile } from '../core/files/read.ts';
import type { StoredFile } from '../core/state/model.ts';
import type { Store } from '../core/state/storage/store.ts';
import type { Tenant } from '../core/state/tenant.ts';
import { pictureFile } from '../core/state/userPictures.ts';
import { samplePicture } from '../demo/pictures/index.ts';
import { isRefusal, type ProblemCatalog, refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { memberFile } from './memberFiles.ts';
import { type VisitFileAddress, visitFile } from './visitFiles.ts';

/**
 * Answers `GET /__mock/files/{tenant}/{fileId}?grant=…`: a picture, a video or a document, whole or in part, without a
 * token. The grant stands for the signed URL of a real host (openapi/guides/files.md).
 * @param request `if-none-match` has the entity tags of the caller's copies (RFC 9110 section 13.1.2)
 * @param now milliseconds since the epoch
 */
export async function serveFile(
  store: Store,
  problems: ProblemCatalog,
  { tenantId, ...address }: { tenantId: string; fileId: string; grant: string },
  request: Record<string, string>,
  now: number,
): Promise<Reply> {
  // Reading a file must not create a tenant.
  const tenant = store.peek(tenantId);
  const found = tenant && memberFile(tenant, address, now);
  if (!tenant || !found) return refusalReply(problems, refuse('NOT_FOUND'));
  if (found === 'ended') {
    const detail = 'This address has expired. Read the record again.';
    return refusalReply(problems, refuse('FORBIDDEN', { detail }));
  }
  return replyOf(tenant, problems, found.file, request, `private, max-age=${found.seconds}`);
}

/**
 * Answers `GET /__mock/visits/{tenant}/{filesKey}/{kind}/{id}/{part}`: a file for a visitor of a share link. Browsers
 * revalidate a cached copy each time, because the link may have ended.
 * @param now milliseconds since the epoch
 */
export async function serveVisitFile(
  store: Store,
  problems: ProblemCatalog,
  { tenantId, ...address }: VisitFileAddress & { tenantId: string },
  request: Record<string, string>,
  now: number,
): Promise<Reply> {
  const tenant = store.peek(tenantId);
  const file = tenant && visitFile(tenant, address, now);
  if (!tenant || !file) return refusalReply(problems, refuse('NOT_FOUND'));
  return replyOf(tenant, problems, file, request, 'private, no-cache');
}

/**
 * Answers with the picture of a person: one of the demo data, which is the same for all tenants, or one that a person
 * has uploaded.
 */
export async function personPicture(
  store: Store,
  problems: ProblemCatalog,
  key: string,
): Promise<Reply> {
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  };
  const [tenantId, fileId] = key.split('/').map(decodeURIComponent);
  const tenant = tenantId !== undefined && fileId !== undefined ? store.peek(tenantId) : null;
  const file = tenant && pictureFile(tenant, key);
  if (tenant && file) {
    const body = await readStoredFile(tenant, file);
    if (body)
      return { status: 200, headers: { ...headers, 'content-type': file.contentType }, body };
  }
  const body = /^[a-z]+$/.test(key) && (await samplePicture(`people/${key}`).catch(() => null));
  return body ? { status: 200, headers, body } : refusalReply(problems, refuse('NOT_FOUND'));
}

async function replyOf(
  tenant: Tenant,
  problems: ProblemCatalog,
  file: StoredFile,
  { 'if-none-match': ifNoneMatch, range }: Record<string, string>,
  cacheControl: string,
): Promise<Reply> {
  const bytes = await openStoredFile(tenant, file);
  if (!bytes) return refusalReply(problems, refuse('NOT_FOUND'));
  const headers = {
    'content-type': file.contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  };
  const { etag } = bytes;
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (known) return { status: 304, headers: { ...headers, etag }, body: null };
  const reply = fileReply(bytes, { range }, headers);
  return isRefusal(reply) ? refusalReply(problems, reply) : reply;
}
