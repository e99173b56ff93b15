import type { Operation } from './contract.ts';
import { type FormFields, toFields } from './form.ts';
import { readMultipart } from './multipart.ts';
import { type Refusal, refuse } from './problem.ts';

export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: FormFields };

/** `type/subtype` of a Content-Type header in lower case; null when it is absent or broken. */
export function mediaTypeOf(contentType: string | undefined): string | null {
  const match = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(;|$)/.exec(contentType ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

/** Reads the bytes of a request as the content type says, if the operation takes that type. */
export function readBody(
  operation: Operation,
  contentType: string | undefined,
  raw: Buffer,
): Body | Refusal {
  // A body that nobody asked for has no meaning (RFC 9110 sections 9.3.1 and 9.3.5).
  if (raw.length === 0 || operation.bodyTypes.length === 0) return { kind: 'none' };
  const mediaType = mediaTypeOf(contentType);
  if (!mediaType || !operation.bodyTypes.includes(mediaType)) {
    const accepted = operation.bodyTypes.join(', ');
    const detail = `This call takes ${accepted}, not ${mediaType ?? 'a body without a type'}.`;
    return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
  }
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

/**
 * JSON whose texts are Unicode: an escape can stand for half a sign, which no file or database keeps (RFC 7493
 * section 2.1).
 * @throws SyntaxError
 */
function readJson(text: string): unknown {
  // Few bodies have such an escape at all.
  if (!/\\u[dD][89a-fA-F]/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (name: string, value: unknown) => {
    if (HALF_A_SIGN.test(name) || (typeof value === 'string' && HALF_A_SIGN.test(value)))
      throw new SyntaxError('A text in it has half of a surrogate pair.');
    return value;
  });
}
