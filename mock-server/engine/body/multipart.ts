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

/**
 * Parses a multipart/form-data body. The parts are views of `body`, not copies: a scan may have 100
 * MiB. Own code, because the parser inside Prism throws on unusual parts and converts files to
 * text.
 * @throws MultipartError
 */
export function readMultipart(body: Buffer, contentType: string): Part[] {
  const delimiter = Buffer.from(`--${boundaryOf(contentType)}`);
  const parts: Part[] = [];
  let position = firstDelimiter(body, delimiter);
  while (!isClosing(body, position)) {
    const start = endOfLine(body, position);
    const next = nextDelimiter(body, delimiter, start);
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

/** Returns the index after the first delimiter. The preamble before it has no meaning. */
function firstDelimiter(body: Buffer, delimiter: Buffer): number {
  if (body.subarray(0, delimiter.length).equals(delimiter)) return delimiter.length;
  return nextDelimiter(body, delimiter, 0).afterDelimiter;
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

function nextDelimiter(body: Buffer, delimiter: Buffer, from: number) {
  // The line end before a delimiter belongs to the delimiter. A part without headers and content
  // has only one line end, hence the step back.
  let search = Math.max(0, from - CRLF.length);
  const line = Buffer.concat([CRLF, delimiter]);
  for (;;) {
    const found = body.indexOf(line, search);
    if (found === -1) throw new MultipartError('It ends before its last boundary.');
    const afterDelimiter = found + line.length;
    const following = body[afterDelimiter];
    // A longer line that only starts like the delimiter is content.
    const isWhole = following === 0x0d || following === 0x20 || following === 0x09;
    if (isWhole || isClosing(body, afterDelimiter)) {
      return { partEnd: Math.max(found, from), afterDelimiter };
    }
    search = found + 1;
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

function parameter(disposition: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"\\\\])*)"|([^\\s;"]+))`, 'i').exec(
    disposition,
  );
  if (!match) return null;
  const text = match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? '';
  // Browsers percent-encode only these three, see "multipart/form-data" in the HTML standard.
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
