import { setImmediate } from 'node:timers/promises';

export interface Part {
  name: string;
  /** Null for a text field. */
  fileName: string | null;
  data: Buffer;
}

/** The body violates multipart/form-data (RFC 7578, RFC 2046 section 5.1). */
export class MultipartError extends Error {}

const CRLF = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_PARTS = 200;
/** Bytes that are searched before other requests get their turn. */
const TURN_BYTES = 1024 ** 2;
/**
 * Lines that only begin like the delimiter. RFC 2046 forbids them in a part, so a few are chance and many are an
 * attack: each costs a search of its own.
 */
const MAX_LOOKALIKES = 1000;

/**
 * Parses a multipart/form-data body. The parts are views of `body`, not copies: a scan may have 100
 * MiB. Own code, because the parser inside Prism throws on unusual parts and converts files to
 * text. Other requests are answered while a large body is searched.
 * @throws MultipartError
 */
export async function readMultipart(body: Buffer, contentType: string): Promise<Part[]> {
  const lines = new DelimiterLines(body, boundaryOf(contentType));
  const parts: Part[] = [];
  let position = await lines.first();
  while (!isClosing(body, position)) {
    const start = endOfLine(body, position);
    const next = await lines.next(start);
    parts.push(readPart(body.subarray(start, next.partEnd)));
    if (parts.length > MAX_PARTS) throw new MultipartError('It has too many parts.');
    position = next.afterDelimiter;
  }
  // Browsers send an empty file field as a file without name and content.
  return parts.filter((part) => part.fileName !== '' || part.data.length > 0);
}

function boundaryOf(contentType: string): string {
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary || boundary.length > 70) throw new MultipartError('It has no usable boundary.');
  return boundary;
}

const isClosing = (body: Buffer, offset: number) =>
  body[offset] === 0x2d && body[offset + 1] === 0x2d;

/** Skips optional padding after a delimiter and the line end. */
function endOfLine(body: Buffer, offset: number): number {
  let index = offset;
  while (body[index] === 0x20 || body[index] === 0x09) index++;
  if (body[index] !== 0x0d || body[index + 1] !== 0x0a) {
    throw new MultipartError('A boundary line does not end where it should.');
  }
  return index + 2;
}

/** Finds the delimiters of a body one after another. */
class DelimiterLines {
  readonly #body: Buffer;
  readonly #delimiter: Buffer;
  /** The line end before a delimiter belongs to the delimiter. */
  readonly #line: Buffer;
  #lookalikes = 0;

  constructor(body: Buffer, boundary: string) {
    this.#body = body;
    this.#delimiter = Buffer.from(`--${boundary}`);
    this.#line = Buffer.concat([CRLF, this.#delimiter]);
  }

  /** Returns the index after the first delimiter. The preamble before it has no meaning. */
  async first(): Promise<number> {
    const { length } = this.#delimiter;
    if (this.#body.subarray(0, length).equals(this.#delimiter)) return length;
    return (await this.next(0)).afterDelimiter;
  }

  /** Returns where the part that starts at an index ends. @throws MultipartError */
  async next(from: number) {
    // A part without headers and content has only one line end, hence the step back.
    let search = Math.max(0, from - CRLF.length);
    for (;;) {
      const found = await this.#find(search);
      const afterDelimiter = found + this.#line.length;
      const following = this.#body[afterDelimiter];
      // A longer line that only starts like the delimiter is content.
      const isWhole = following === 0x0d || following === 0x20 || following === 0x09;
      if (isWhole || isClosing(this.#body, afterDelimiter)) {
        return { partEnd: Math.max(found, from), afterDelimiter };
      }
      this.#lookalikes += 1;
      if (this.#lookalikes > MAX_LOOKALIKES)
        throw new MultipartError('Its content has too many lines that begin like its boundary.');
      search = found + 1;
    }
  }

  async #find(from: number): Promise<number> {
    const overlap = this.#line.length - 1;
    for (let turn = from; turn < this.#body.length; turn += TURN_BYTES) {
      if (turn > from) await setImmediate();
      const found = this.#body.subarray(turn, turn + TURN_BYTES + overlap).indexOf(this.#line);
      if (found >= 0) return turn + found;
    }
    throw new MultipartError('It ends before its last boundary.');
  }
}

function readPart(part: Buffer): Part {
  const end = part.subarray(0, MAX_HEADER_BYTES).indexOf(HEADERS_END);
  if (end === -1) throw new MultipartError('A part has no headers.');
  const headers = part.subarray(0, end).toString('utf8').split('\r\n');
  const disposition = headers.find((line) => /^content-disposition\s*:/i.test(line)) ?? '';
  if (!/^[^:]*:\s*form-data\s*(;|$)/i.test(disposition)) {
    throw new MultipartError('A part is not form-data.');
  }
  const name = parameter(disposition, 'name');
  if (!name) throw new MultipartError('A part has no name.');
  const data = part.subarray(end + HEADERS_END.length);
  return { name, fileName: parameter(disposition, 'filename'), data };
}

const PARAMETER = /;\s*([^\s;="]+)=(?:"((?:\\.|[^"\\])*)"|([^\s;"]+))\s*/y;

/** Reads the parameters one after another and stops at the first broken one: each byte is looked at once. */
function parameter(disposition: string, wanted: string): string | null {
  PARAMETER.lastIndex = disposition.indexOf(';');
  if (PARAMETER.lastIndex < 0) return null;
  for (let match = PARAMETER.exec(disposition); match; match = PARAMETER.exec(disposition)) {
    const [, name, quoted, plain = ''] = match;
    if (name?.toLowerCase() !== wanted) continue;
    const text = quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
    // Browsers percent-encode only these three, see "multipart/form-data" in the HTML standard.
    return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
  }
  return null;
}
