/** A point as stored in LAS: coordinates before scale and offset, 16-bit colors. */
export interface LasPoint {
  at: readonly [x: number, y: number, z: number];
  rgb: readonly [red: number, green: number, blue: number];
  intensity: number;
  classification: number;
  withheld?: boolean;
  /** Scanner channel, 0 to 3; formats 6 and up. */
  channel?: number;
}

export interface LasFile {
  points: readonly LasPoint[];
  /** 0 to 10. */
  format: number;
  /** 0 to 4. */
  minor: number;
  scale?: readonly [number, number, number];
  offset?: readonly [number, number, number];
  /** Extra bytes after each point. */
  extraBytes?: number;
  /** Bytes between the header and the points. */
  records?: readonly { user: string; id: number; data: Buffer }[];
  /** Bytes after the points. */
  gap?: number;
}

const POINT_BYTES = [20, 28, 26, 34, 57, 63, 30, 36, 38, 59, 67] as const;
const COLORS_AT = [null, null, 20, 28, null, 28, null, 30, 30, null, 30] as const;
const HEADER_BYTES = [227, 227, 227, 235, 375] as const;

/**
 * Writes a LAS file (ASPRS LAS 1.4 R15). The bounds in the header are wrong, as in many real files.
 */
export function writeLas(file: LasFile) {
  const { points, format, minor } = file;
  const records = (file.records ?? []).map(encodeRecord);
  const gap = records.reduce((sum, { length }) => sum + length, file.gap ?? 0);
  const recordBytes = (POINT_BYTES[format] ?? 0) + (file.extraBytes ?? 0);
  const headerBytes = HEADER_BYTES[minor] ?? 0;
  const las = Buffer.alloc(headerBytes + gap + points.length * recordBytes, 0xee);
  las.fill(0, 0, headerBytes);
  las.write('LASF');
  las.set([1, minor], 24);
  las.writeUInt16LE(headerBytes, 94);
  las.writeUInt32LE(headerBytes + gap, 96);
  las.writeUInt32LE(records.length, 100);
  las.set(Buffer.concat(records), headerBytes);
  las[104] = format;
  las.writeUInt16LE(recordBytes, 105);
  // LAS 1.4 requires 0 in the legacy count for its own formats.
  if (format < 6) las.writeUInt32LE(points.length, 107);
  const { scale = [0.01, 0.01, 0.01], offset = [0, 0, 0] } = file;
  for (const [i, value] of [...scale, ...offset].entries()) las.writeDoubleLE(value, 131 + i * 8);
  if (minor >= 4) las.writeBigUInt64LE(BigInt(points.length), 247);
  for (const [i, point] of points.entries()) {
    writePoint(las, headerBytes + gap + i * recordBytes, format, point);
  }
  return las;
}

function encodeRecord({ user, id, data }: { user: string; id: number; data: Buffer }): Buffer {
  const head = Buffer.alloc(54);
  head.write(user, 2);
  head.writeUInt16LE(id, 18);
  head.writeUInt16LE(data.length, 20);
  return Buffer.concat([head, data]);
}

function writePoint(las: Buffer, offset: number, format: number, point: LasPoint): void {
  for (const axis of [0, 1, 2] as const) las.writeInt32LE(point.at[axis], offset + axis * 4);
  las.writeUInt16LE(point.intensity, offset + 12);
  if (format < 6) {
    las[offset + 14] = 0b0100_1001;
    las[offset + 15] = point.classification | (point.withheld ? 0x80 : 0);
  } else {
    las[offset + 14] = 0x11;
    las[offset + 15] = (point.withheld ? 4 : 0) | ((point.channel ?? 0) << 4);
    las[offset + 16] = point.classification;
  }
  const colors = COLORS_AT[format];
  if (colors === null || colors === undefined) return;
  for (const channel of [0, 1, 2] as const) {
    las.writeUInt16LE(point.rgb[channel], offset + colors + channel * 2);
  }
}

/**
 * Generates the points of a wall, a floor and a pipe between them, always the same: the content of
 * the LAZ test files.
 */
export function somePoints(count: number, { channels = 1 } = {}): LasPoint[] {
  let state = 1;
  // Lehmer's generator with the factor of Park and Miller.
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, i) => {
    const kind = (i >> 4) % 3;
    const [x, y, z] = [
      [i * 3, 0, random(400)],
      [random(1500), i % 900, 0],
      [i, 40, 90],
    ][kind] as [number, number, number];
    return {
      at: [x + 120_000, y - 45_000, z - 200],
      rgb: [random(65_536), (i * 257) % 65_536, kind * 20_000],
      intensity: random(4096) + kind,
      classification: [6, 2, 18][kind] as number,
      channel: (i >> 3) % channels,
    };
  });
}
