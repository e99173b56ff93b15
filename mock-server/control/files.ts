import { isRefusal, type ProblemCatalogue, refuse } from '../engine/problem.ts';
import { type Reply, refusalReply } from '../engine/reply.ts';
import { fileReply } from '../handlers/ranges.ts';
import { openStoredFile } from '../state/files.ts';
import { lookUp } from '../state/model.ts';
import type { Store } from '../state/store.ts';

/**
 * `GET /__mock/files/{tenant}/{fileId}`: a picture, a video or a scan's file, whole or in part, without a token. The link
 * stands for a signed one of a real host.
 * @param headers of the request; `if-none-match` has entity tags that the caller has (RFC 9110 section 13.1.2)
 */
export async function serveFile(
  store: Store,
  problems: ProblemCatalogue,
  { tenantId, fileId }: { tenantId: string; fileId: string },
  { 'if-none-match': ifNoneMatch, range }: Record<string, string>,
): Promise<Reply> {
  // A look at a file must not bring a tenant into being.
  const tenant = store.peek(tenantId);
  const file = tenant && lookUp(tenant.state.files, fileId);
  const bytes = tenant && file && (await openStoredFile(tenant, file));
  if (!bytes) return refusalReply(problems, refuse('NOT_FOUND'));
  const headers = {
    'content-type': file.contentType,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
  };
  const { etag } = bytes;
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (known) return { status: 304, headers: { ...headers, etag }, body: null };
  const reply = fileReply(bytes, { range }, headers);
  return isRefusal(reply) ? refusalReply(problems, reply) : reply;
}
