/** A request as a test looks at it. */
export interface Received {
  method: string;
  /** Below the base address, with the query. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** The names in its body: properties of JSON, parts of a form. */
  fields: string[];
  /** The values of the body, as they came. */
  body: Record<string, unknown>;
}

/** Reads the body. @throws SyntaxError if it is not what its type says */
export async function receive(request: Request, path: string): Promise<Received> {
  const { method } = request;
  const headers: Received['headers'] = Object.fromEntries(request.headers);
  const body = await bodyOf(await request.bytes(), headers['content-type'] ?? '');
  return { method, path, headers, fields: Object.keys(body), body };
}

async function bodyOf(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown>> {
  if (bytes.length === 0) return {};
  if (!type.startsWith('multipart/form-data')) return JSON.parse(new TextDecoder().decode(bytes));
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}
