import { checksumOf } from '../../../mock-server/converter/points/e57/pages.ts';

/** A field of the points of a test, in bits of its own. */
export interface TestField {
  name: string;
  type: 'Float' | 'Integer' | 'ScaledInteger';
  minimum?: number;
  maximum?: number;
  scale?: number;
  /** As they stand in the file. */
  values: readonly number[];
}

export interface TestScan {
  fields: readonly TestField[];
  /** More elements of the scan, such as its pose. */
  more?: string;
  /** How many points it claims to have, if not as many as values. */
  count?: number;
}

const PAGE_BYTES = 1024;
const CONTENT_BYTES = PAGE_BYTES - 4;
const HEADER_BYTES = 48;

/** Packs integers with their lowest bit first. */
function pack({ minimum = 0, maximum = 0, values }: TestField): Buffer {
  const bits = minimum === maximum ? 0 : (maximum - minimum).toString(2).length;
  const bytes = Buffer.alloc(Math.ceil((bits * values.length) / 8));
  values.forEach((value, n) => {
    for (let bit = 0; bit < bits; bit += 1) {
      const position = n * bits + bit;
      if (Math.floor((value - minimum) / 2 ** bit) % 2) {
        bytes[position >> 3] = (bytes[position >> 3] ?? 0) | (1 << (position & 7));
      }
    }
  });
  return bytes;
}

function streamOf(field: TestField): Buffer {
  if (field.type !== 'Float') return pack(field);
  const bytes = Buffer.alloc(field.values.length * 8);
  field.values.forEach((value, n) => {
    bytes.writeDoubleLE(value, n * 8);
  });
  return bytes;
}

/** Cuts the streams into packets of a few bytes of each, so that values lie across them. */
function packetsOf(fields: readonly TestField[], bytesOfEach: number): Buffer {
  const streams = fields.map(streamOf);
  const packets: Buffer[] = [];
  for (let from = 0; streams.some(({ length }) => from < length); from += bytesOfEach) {
    const parts = streams.map((stream) => stream.subarray(from, from + bytesOfEach));
    const length = 6 + 2 * parts.length + parts.reduce((sum, part) => sum + part.length, 0);
    const head = Buffer.alloc(6 + 2 * parts.length);
    head[0] = 1;
    head.writeUInt16LE(Math.ceil(length / 4) * 4 - 1, 2);
    head.writeUInt16LE(parts.length, 4);
    parts.forEach((part, i) => {
      head.writeUInt16LE(part.length, 6 + 2 * i);
    });
    packets.push(head, ...parts, Buffer.alloc((4 - (length % 4)) % 4));
  }
  return Buffer.concat(packets);
}

const attribute = (name: string, value: number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

const fieldXml = ({ name, type, minimum, maximum, scale }: TestField) =>
  `<${name} type="${type}"${attribute('minimum', minimum)}${attribute('maximum', maximum)}${attribute('scale', scale)}/>`;

const physical = (position: number) =>
  Math.floor(position / CONTENT_BYTES) * PAGE_BYTES + (position % CONTENT_BYTES);

/** Makes the checksums of an E57 right that was changed. */
export function sealed(data: Buffer): Buffer {
  for (let offset = 0; offset + PAGE_BYTES <= data.length; offset += PAGE_BYTES) {
    const sum = checksumOf(data.subarray(offset, offset + CONTENT_BYTES));
    data.writeUInt32BE(sum, offset + CONTENT_BYTES);
  }
  return data;
}

/** Writes an E57 (ASTM E2807). */
export function e57Of(scans: readonly TestScan[], bytesOfEach = 7): Buffer {
  let content = Buffer.alloc(HEADER_BYTES);
  const elements = scans.map(({ fields, more = '', count = fields[0]?.values.length ?? 0 }) => {
    const packets = packetsOf(fields, bytesOfEach);
    const section = Buffer.alloc(32);
    section[0] = 1;
    section.writeBigUInt64LE(BigInt(32 + packets.length), 8);
    section.writeBigUInt64LE(BigInt(physical(content.length + 32)), 16);
    const end = physical(content.length);
    content = Buffer.concat([content, section, packets]);
    return `<vectorChild type="Structure"><points type="CompressedVector" fileOffset="${end}" recordCount="${count}"><prototype type="Structure">${fields.map(fieldXml).join('')}</prototype><codecs type="Vector" allowHeterogeneousChildren="1"/></points>${more}</vectorChild>`;
  });
  const xml = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><e57Root type="Structure" xmlns="http://www.astm.org/COMMIT/E57/2010-e57-v1.0"><data3D type="Vector" allowHeterogeneousChildren="1">${elements.join('')}</data3D></e57Root>`,
  );
  content.write('ASTM-E57');
  content.writeUInt32LE(1, 8);
  content.writeBigUInt64LE(BigInt(physical(content.length)), 24);
  content.writeBigUInt64LE(BigInt(xml.length), 32);
  content.writeBigUInt64LE(BigInt(PAGE_BYTES), 40);
  content = Buffer.concat([content, xml]);
  const pages: Buffer[] = [];
  for (let offset = 0; offset < content.length; offset += CONTENT_BYTES) {
    const page = Buffer.alloc(PAGE_BYTES);
    content.copy(page, 0, offset, offset + CONTENT_BYTES);
    pages.push(page);
  }
  return sealed(Buffer.concat(pages));
}
