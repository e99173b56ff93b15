/**
 * Takes out of a text what no report may hold: the query and the fragment of addresses, where e-mailed links
 * carry their token, e-mail addresses, and bearers. The text may be JSON and stays such.
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

/** Errors whose message quotes the text that they could not read. */
const QUOTING = /^(?:ApiError|SyntaxError|\$?ZodError)$/;

/** What is left of an exception's message. More is taken out here, where nothing has to stay in working order. */
export function scrubMessage(type: string | undefined, message = ''): string {
  if (type && QUOTING.test(type)) return '[hidden]';
  return scrub(message)
    .replace(
      /(\w*(?:token|password|secret|authorization)["']?\s*[:=]\s*["']?)[^\s"',;&)]+/gi,
      '$1[hidden]',
    )
    .replace(/[\w-]{32,}/g, '[hidden]');
}
