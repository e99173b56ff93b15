import type { Operation } from '../contract.ts';
import { invalid, type Refusal, refuse } from '../problem.ts';
import { type FormFields, toFields } from './form.ts';
import { readMultipart } from './multipart.ts';

export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: FormFields }
  | { kind: 'stream' };

/** Media type of an upload chunk (tus 1.0.0, PATCH). */
export const OFFSET_STREAM = 'application/offset+octet-stream';

/**
 * Returns `type/subtype` of a Content-Type header in lowercase, or null if it is missing or
 * invalid.
 */
export function mediaTypeOf(contentType: string | undefined): string | null {
  const match = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(;|$)/.exec(contentType ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

/** Parses the body according to its content type, if the operation accepts that type. */
export async function readBody(
  operation: Operation,
  contentType: string | undefined,
  { raw, stream }: { raw: Buffer; stream: unknown },
): Promise<Body | Refusal> {
  // A body that the operation does not take has no meaning (RFC 9110 sections 9.3.1 and 9.3.5).
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
      return { kind: 'form', fields: toFields(await readMultipart(raw, contentType ?? '')) };
    }
    // JSON exchanged between systems is UTF-8 (RFC 8259 section 8.1).
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    if (isTooDeep(text)) return invalid('', 'depth', 'is nested too deeply');
    return { kind: 'json', value: readJson(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('MALFORMED_REQUEST', { detail: `The body could not be read. ${reason}` });
  }
}

/** Levels of lists and objects. Whatever walks a value after this check may recurse. */
const MAX_DEPTH = 200;

/** Looks at each character once, because JSON.parse has no limit. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') i++;
    else if (isText) continue;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
/** Matches JSON that may contain a lone surrogate or an infinite number. */
const SUSPICIOUS_JSON = /\\u[dD][89a-fA-F]|[eE]\+?\d{3}|\d{300}/;

/**
 * Parses JSON and rejects values that cannot be stored (RFC 7493 sections 2.1 and 2.2): lone
 * surrogates, written as escapes, and numbers that overflow to infinity.
 * @throws SyntaxError
 */
function readJson(text: string): unknown {
  // Few bodies need the slow check.
  if (!SUSPICIOUS_JSON.test(text)) return JSON.parse(text);
  return JSON.parse(text, (name: string, value: unknown) => {
    if (value === Infinity || value === -Infinity)
      throw new SyntaxError('It contains a number that is too large.');
    if (LONE_SURROGATE.test(name) || (typeof value === 'string' && LONE_SURROGATE.test(value)))
      throw new SyntaxError('It contains a lone surrogate.');
    return value;
  });
}
