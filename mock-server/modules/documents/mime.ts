import { type FileFormat, formatOf } from '../../converter/formats/sniff.ts';

const mimes: Partial<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

const OOXML = 'application/vnd.openxmlformats-officedocument.';

/** Office files by the ending of their names. The bytes say only that it is a zip, or a compound file. */
const office: Readonly<Record<string, string>> = {
  docx: `${OOXML}wordprocessingml.document`,
  xlsx: `${OOXML}spreadsheetml.sheet`,
  pptx: `${OOXML}presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** The first bytes of a zip (OOXML), and of a compound file (the formats before it). */
const ZIP = Buffer.from([0x50, 0x4b, 3, 4]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function officeMime(head: Buffer, fileName: string): string | undefined {
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const start = ending.endsWith('x') ? ZIP : COMPOUND;
  return head.subarray(0, 4).equals(start) ? office[ending] : undefined;
}

/** The bytes that decide the type of a text, which must not end within a character. */
const isText = (head: Buffer): boolean => {
  if (head.includes(0)) return false;
  try {
    // Streaming permits a character that the head cuts.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * The media type of a document. What could run in a browser, such as HTML and SVG, is plain text.
 * @param head the first bytes of the file
 */
export function mimeOf(head: Buffer, fileName: string): string {
  const known = mimes[formatOf(head) ?? 'zip'] ?? officeMime(head, fileName);
  if (known) return known;
  if (!isText(head)) return 'application/octet-stream';
  return /\.csv$/i.test(fileName) ? 'text/csv' : 'text/plain';
}
