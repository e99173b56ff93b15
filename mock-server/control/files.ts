import { isRefusal, type ProblemCatalog, refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { openStoredFile } from '../files/read.ts';
import { fileReply } from '../handlers/ranges.ts';
import { type VisitFileAddress, visitFile } from '../handlers/visitFiles.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { Store, Tenant } from '../state/store.ts';

/**
 * Answers `GET /__mock/files/{tenant}/{fileId}`: a picture, a video or a scan's file, whole or in part, without a token.
 * The link stands for the signed URL of a real host.
 * @param request `if-none-match` has the entity tags of the caller's copies (RFC 9110 section 13.1.2)
 */
export async function serveFile(
  store: Store,
  problems: ProblemCatalog,
  { tenantId, fileId }: { tenantId: string; fileId: string },
  request: Record<string, string>,
): Promise<Reply> {
  // Reading a file must not create a tenant.
  const tenant = store.peek(tenantId);
  const file = tenant && lookUp(tenant.state.files, fileId);
  if (!tenant || !file) return refusalReply(problems, refuse('NOT_FOUND'));
  return replyOf(tenant, problems, file, request, 'private, max-age=3600');
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
