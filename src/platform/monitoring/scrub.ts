/**
 * Removes sensitive data from a text: the query and fragment of addresses (links in emails carry a token there), email
 * addresses, and bearer tokens. JSON stays valid.
 */
export function scrub(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s"\\?#<>]*)[?#][^\s"\\<>]*/g, '$1')
    .replace(/(\/[\w./%~-]*)[?#][^\s"\\<>]*/g, '$1')
    .replace(/[?&][\w.~%-]+=[^\s"\\<>&]*/g, '')
    .replace(/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[email]')
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [hidden]')
    .replace(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[hidden]');
}

/** Errors with a message that quotes the text they failed to parse. */
const QUOTING = /^(?:ApiError|SyntaxError|\$?ZodError)$/;

/** Scrubs the message of an exception. Removes more than `scrub`, since the message need not stay parsable. */
export function scrubMessage(type: string | undefined, message = ''): string {
  if (type && QUOTING.test(type)) return '[hidden]';
  return scrub(message)
    .replace(
      /(\w*(?:token|password|secret|authorization)["']?\s*[:=]\s*["']?)[^\s"',;&)]+/gi,
      '$1[hidden]',
    )
    .replace(/[\w-]{32,}/g, '[hidden]');
}
