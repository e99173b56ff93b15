import type { Operation } from './contract.ts';
import { type FormFields, toFields } from './form.ts';
import { readMultipart } from './multipart.ts';
import { type Refusal, refuse } from './problem.ts';

export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: FormFields }
  | { kind: 'stream' };

/** Media type of a part of an upload (tus 1.0.0, PATCH). */
export const OFFSET_STREAM = 'application/offset+octet-stream';

/** `type/subtype` of a Content-Type header in lower case; null when it is absent or broken. */
export function mediaTypeOf(contentType: string | undefined): string | null {
  const match = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(;|$)/.exec(contentType ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

/** Reads the bytes of a request as the content type says, if the operation takes that type. */
export function readBody(
  operation: Operation,
  contentType: string | undefined,
  { raw, stream }: { raw: Buffer; stream: unknown },
): Body | Refusal {
  // A body that nobody asked for has no meaning (RFC 9110 sections 9.3.1 and 9.3.5).
  const isEmpty = raw.length === 0 && !stream;
  if (isEmpty || operation.bodyTypes.length === 0) return { kind: 'none' };
  const mediaType = mediaTypeOf(contentType);
  if (!mediaType || !operation.bodyTypes.includes(mediaType)) {
    const accepted = operation.bodyTypes.join(', ');
    const detail = `This call takes ${accepted}, not ${mediaType ?? 'a body without a type'}.`;
    return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
  if (mediaType === OFFSET_STREAM) return { kind: 'stream' };
  try {
    if (mediaType === 'multipart/form-data') {
      return { kind: 'form', fields: toFields(readMultipart(raw, contentType ?? '')) };
    }
    // JSON between systems is UTF-8 (RFC 8259 section 8.1).
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    return { kind: 'json', value: readJson(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('MALFORMED_REQUEST', { detail: `The body could not be read. ${reason}` });
  }
}

const HALF_A_SIGN = /\p{Surrogate}/u;
/** What can stand for half a sign, or for a number above all that there are. */
const DELICATE = /\\u[dD][89a-fA-F]|[eE]\+?\d{3}|\d{300}/;

/**
 * JSON that can be kept (RFC 7493 sections 2.1 and 2.2): its texts are Unicode, where an escape can stand for half a
 * sign, and its numbers are finite.
 * @throws SyntaxError
 */
function readJson(text: string): unknown {
  // Few bodies have anything of that kind.
  if (!DELICATE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (name: string, value: unknown) => {
    if (value === Infinity || value === -Infinity)
      throw new SyntaxError('A number in it is too large.');
    if (HALF_A_SIGN.test(name) || (typeof value === 'string' && HALF_A_SIGN.test(value)))
      throw new SyntaxError('A text in it has half of a surrogate pair.');
    return value;
  });
}
