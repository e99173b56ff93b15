import type { AnyReply } from './call.ts';
import type { Operation } from './contract.ts';

/** The end of a path that creates a record of the collection before it. */
const CREATING = /\/(?:from-upload|\{\w+\}\/revisions)$/;

/** Returns the Location of a created record, for an operation that declares one and did not set it. */
export function locationOf(
  { prism, path }: Operation,
  params: Record<string, string>,
  basePath: string,
  reply: Exclude<AnyReply, { refused: unknown }>,
): Record<string, string> {
  const declared = prism.responses.find(({ code }) => code === String(reply.status))?.headers;
  const id = idOf(reply.body);
  if (reply.status !== 201 || !id || !declared?.some(({ name }) => name === 'Location')) return {};
  const collection = path
    .replace(CREATING, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { location: `${basePath}${collection}/${encodeURIComponent(id)}` };
}

function idOf(body: unknown): string | undefined {
  const { data } = (body ?? {}) as { data?: { id?: unknown } };
  return typeof data?.id === 'string' ? data.id : undefined;
}
